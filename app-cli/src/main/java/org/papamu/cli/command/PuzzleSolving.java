package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.core.puzzle.PuzzleSolver;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.puzzle.exact.WordSolver;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;

/** Solves games of one seat. */
final class PuzzleSolving implements Solving {

  private static final double SHARE = 0.6;

  /** Without a limit of time, how many positions the fewest sweeps are worth. */
  private static final long WORTH_SWEEPS = 10_000_000;

  private static final long WORTH_SWEEPS_OF_MANY = 300_000;

  private final Report report;

  @Inject
  PuzzleSolving(Report report) {
    this.report = report;
  }

  @Override
  public boolean suits(GameInfo game) {
    return game.seats().size() == 1;
  }

  @Override
  public <P extends Position> Function<P, Report.Answer> on(Game<P> game, SolveOrder order) {
    order.requireNoCertificate("certificates are for games of two seats");
    PuzzleSolver<P> solver = PuzzleSolver.of(game);
    return position ->
        order.work(
            game,
            run -> {
              WordSolver.Limits limits =
                  new WordSolver.Limits(
                      order.threads(),
                      order.memoryOr(SHARE),
                      Long.MAX_VALUE,
                      forSweeps(order),
                      run,
                      stored -> run.tell(() -> words(stored, run.seconds())));
              Solution solution =
                  order.checkpoint().isPresent()
                      ? order.kept(file -> solver.solve(position, file, limits))
                      : solver.solve(position, limits);
              return answer(game, position, solution, run.end());
            });
  }

  private static String words(long stored, double seconds) {
    return "%s positions stored, %s/s"
        .formatted(Numbers.grouped(stored), Numbers.grouped(Math.round(stored / seconds)));
  }

  private static long forSweeps(SolveOrder order) {
    if (order.time().isPresent()) {
      return Long.MAX_VALUE;
    }
    return order.many() ? WORTH_SWEEPS_OF_MANY : WORTH_SWEEPS;
  }

  private <P extends Position> Report.Answer answer(
      Game<P> game, P position, Solution solution, double seconds) {
    List<String> line = line(game, position, solution.line());
    boolean solvable = solution.verdict() == Verdict.SOLVABLE;
    Fields fields =
        Fields.of("game", game.info().name())
            .and("position", Written.position(game, position))
            .and(
                "solvable",
                solution.verdict() == Verdict.UNKNOWN ? Optional.empty() : (Object) solvable)
            .and("line", line)
            .and("sweeps", solvable ? (Object) solution.sweeps() : Optional.empty())
            .and("sweepsProved", solvable && solution.isFewest())
            .and("positions", solution.positions())
            .and("seconds", seconds)
            .and("method", solution.method());
    return new Report.Answer(
        fields,
        () -> {
          report.line(sentence(solution));
          if (!line.isEmpty()) {
            report.definition("line: ", String.join(" ", line));
          }
          report.line(
              "%s positions in %s s, by %s"
                  .formatted(
                      Numbers.grouped(solution.positions()),
                      Numbers.seconds(seconds),
                      solution.method()));
        });
  }

  private static String sentence(Solution solution) {
    return switch (solution.verdict()) {
      case SOLVABLE ->
          "solvable, in %s %s%s"
              .formatted(
                  solution.sweeps(),
                  solution.sweeps() == 1 ? "sweep" : "sweeps",
                  solution.isFewest() ? "; no solution has fewer" : "");
      case UNSOLVABLE -> "not solvable";
      case UNKNOWN -> "not known";
    };
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
