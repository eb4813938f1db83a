package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.cli.output.Fields;
import org.papamu.core.solve.LoopFreeSolver;
import org.papamu.core.solve.Solution;

/** Solves games of two seats in which no position can come back. */
final class LoopFreeSolving implements Solving {

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
    LoopFreeSolver<P> solver = new LoopFreeSolver<>(game, order.memoryOr(SHARE));
    return position -> solve(game, solver, position, order.begin());
  }

  private <P extends Position> Report.Answer solve(
      Game<P> game, LoopFreeSolver<P> solver, P position, SolveOrder.Run run) {
    Solution solution =
        solver.solve(position, run, progress -> run.tell(() -> words(progress, run.seconds())));
    double seconds = run.end();
    String seat = game.info().seats().get(position.turn());
    List<String> line = line(game, position, solution.line());
    String value = solution.value().name().toLowerCase(Locale.ROOT);
    Fields fields =
        Fields.of("game", game.info().name())
            .and("position", game.notation().write(position))
            .and("value", value)
            .and("plies", Optional.empty())
            .and("best", line.stream().findFirst())
            .and("line", line)
            .and("positions", solution.positions())
            .and("seconds", seconds)
            .and("method", "depth-first proof-number search");
    return new Report.Answer(
        fields,
        () -> {
          report.line(sentence(solution, seat));
          if (!line.isEmpty()) {
            report.definition("line: ", String.join(" ", line));
          }
          report.line(
              "%s positions in %s s, by depth-first proof-number search"
                  .formatted(Numbers.grouped(solution.positions()), Numbers.seconds(seconds)));
        });
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
      case WIN -> seat + ", to move, wins";
      case LOSS -> seat + ", to move, loses";
      case DRAW -> "a draw";
      case UNKNOWN -> "not known";
    };
  }

  private static <P extends Position> List<String> line(Game<P> game, P from, List<Long> moves) {
    List<String> line = new ArrayList<>();
    P position = game.rules().copy(from);
    for (long move : moves) {
      line.add(game.notation().writeMove(position, move));
      game.rules().play(position, move);
    }
    return line;
  }
}
