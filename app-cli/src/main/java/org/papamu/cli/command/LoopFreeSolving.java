package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Files;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.session.Written;
import org.papamu.core.solve.LoopFreeSolver;
import org.papamu.core.solve.Solution;
import org.papamu.core.text.Fields;

/** Solves games of two seats in which no position can come back. */
final class LoopFreeSolving implements Solving {

  private static final String METHOD = "depth-first proof-number search";

  /** The share of the heap for the table: it must fit in the part that keeps what is old. */
  private static final double SHARE = 0.5;

  private final Report report;

  @Inject
  LoopFreeSolving(Report report) {
    this.report = report;
  }

  @Override
  public boolean suits(GameInfo game) {
    return LoopFreeSolver.suits(game);
  }

  @Override
  public <P extends Position> Function<P, Report.Answer> on(Game<P> game, SolveOrder order) {
    if (order.threads() > 1) {
      throw new BadRequest("proofs of games without cycles are found on one thread", "--threads");
    }
    LoopFreeSolver<P> solver = new LoopFreeSolver<>(game, order.memoryOr(SHARE));
    return position -> order.work(game, run -> solve(game, solver, position, order, run));
  }

  private <P extends Position> Report.Answer solve(
      Game<P> game, LoopFreeSolver<P> solver, P position, SolveOrder order, SolveOrder.Run run) {
    LoopFreeSolver.Listener told = progress -> run.tell(() -> words(progress, run.seconds()));
    Solution solution =
        order.checkpoint().isPresent()
            ? order.kept(file -> solver.solve(position, file, run, told))
            : solver.solve(position, run, told);
    double seconds = run.end();
    if (order.certificate().isPresent() && solution.value() != Solution.Value.UNKNOWN) {
      prove(solver, position, solution, order.certificate().get(), run, told);
    }
    return answer(game, position, solution, seconds);
  }

  private static <P extends Position> void prove(
      LoopFreeSolver<P> solver,
      P position,
      Solution solution,
      Path file,
      SolveOrder.Run run,
      LoopFreeSolver.Listener told) {
    byte[] proof =
        solver
            .proof(position, solution, run, told)
            .orElseThrow(
                () -> new Failure("no time was left to write the proof; the result stands", null));
    run.end();
    try {
      AtomicFile.write(file, proof);
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
  }

  private <P extends Position> Report.Answer answer(
      Game<P> game, P position, Solution solution, double seconds) {
    List<String> line = line(game, position, solution.line());
    Fields fields =
        Fields.of("game", game.info().name())
            .and("position", Written.position(game, position))
            .and("value", solution.value().name().toLowerCase(Locale.ROOT))
            .and("plies", plies(solution))
            .and("best", line.stream().findFirst())
            .and("line", line)
            .and("positions", solution.positions())
            .and("seconds", seconds)
            .and("method", METHOD);
    boolean isScored = game.info().mostMargin() > 1;
    if (isScored) {
      fields.and("margin", solution.isExact() ? Optional.of(solution.least()) : Optional.empty());
    }
    String seat = game.info().seats().get(position.turn());
    return new Report.Answer(
        fields,
        () -> {
          report.line(sentence(solution, seat) + (isScored ? margin(solution) : ""));
          if (!line.isEmpty()) {
            report.definition("line: ", String.join(" ", line));
          }
          report.line(
              "%s positions in %s s, by %s"
                  .formatted(
                      Numbers.grouped(solution.positions()), Numbers.seconds(seconds), METHOD));
        });
  }

  private static Optional<Integer> plies(Solution solution) {
    return solution.plies().stream().boxed().findFirst();
  }

  private static String words(LoopFreeSolver.Progress progress, double seconds) {
    return "%s positions, %s/s, %s of %s remembered"
        .formatted(
            Numbers.grouped(progress.positions()),
            Numbers.grouped(Math.round(progress.positions() / seconds)),
            Numbers.grouped(progress.remembered()),
            Numbers.grouped(progress.room()));
  }

  private static String sentence(Solution solution, String seat) {
    return switch (solution.value()) {
      case WIN -> seat + ", to move, wins" + length(solution);
      case LOSS -> seat + ", to move, loses" + length(solution);
      case DRAW -> "a draw";
      case UNKNOWN -> "not finished: who wins is not known";
    };
  }

  private static String length(Solution solution) {
    return plies(solution)
        .map(plies -> plies == 1 ? " in 1 ply" : " in %d plies".formatted(plies))
        .orElse("");
  }

  private static String margin(Solution solution) {
    return solution.isExact()
        ? ", margin " + solution.least()
        : ", margin %d to %d".formatted(solution.least(), solution.most());
  }

  private static <P extends Position> List<String> line(Game<P> game, P from, List<Long> moves) {
    List<String> line = new ArrayList<>();
    P position = game.rules().copy(from);
    for (long move : moves) {
      line.add(Written.move(game, position, move));
      game.rules().play(position, move);
    }
    return line;
  }
}
