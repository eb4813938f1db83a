package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.loop.LoopSolver;
import org.papamu.core.loop.TabledSolver;
import org.papamu.core.session.Written;
import org.papamu.core.table.TableException;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/**
 * Solves games of two seats in which positions can come back: by tables of all positions where they
 * are small enough, else by proof-number search that looks into tables.
 */
final class TableSolving implements Solving {

  /** The entries that are made in a second at least. */
  private static final long ENTRIES_PER_SECOND = 200_000;

  private static final double SHARE = 0.5;
  private static final long USUAL_MEMORY = 1L << 30;

  private final Report report;

  @Inject
  TableSolving(Report report) {
    this.report = report;
  }

  @Override
  public boolean suits(GameInfo game) {
    return LoopSolver.suits(game);
  }

  @Override
  public <P extends Position> Function<P, Report.Answer> on(Game<P> game, SolveOrder order) {
    order.requireNoCertificate("certificates are for games in which no position comes back");
    Solver<P> solver = new Solver<>(game, order);
    return position -> order.work(game, run -> solver.answer(position, run));
  }

  /** What goes wrong with a table file, as an answer of the program. */
  static RuntimeException refusal(TableException fault) {
    String place = Printable.of(fault.place(), 300);
    String what = Printable.of(String.valueOf(fault.getMessage()), 300);
    return switch (fault.kind()) {
      case DAMAGED, FOREIGN -> new BadRequest(what, place);
      case UNREADABLE, BUSY, WRONG -> new Failure("%s (%s)".formatted(what, place), fault);
      case TOO_LARGE -> new Failure("too large: %s (class %s)".formatted(what, place), fault);
    };
  }

  /** Solves the positions of one game. */
  private final class Solver<P extends Position> {

    private final Game<P> game;
    private final SolveOrder order;
    private final long memory;
    private final TabledSolver<P> solver;

    Solver(Game<P> game, SolveOrder order) {
      this.game = game;
      this.order = order;
      memory = order.memory().orElse(Math.min(order.memoryOr(SHARE), USUAL_MEMORY));
      solver =
          new TabledSolver<>(
              game, order.tables().map(this::opened).orElseGet(() -> Tables.none(game)), memory);
    }

    private Tables<P> opened(Path folder) {
      if (game.withoutDrawRules().indexer().isEmpty()) {
        throw new BadRequest(game.info().name() + " has no tables", "--tables");
      }
      if (!Files.isDirectory(folder)) {
        throw new BadRequest("no such folder: " + Printable.of(folder.toString()), "--tables");
      }
      try {
        return TableWork.open(game, folder, memory / 4);
      } catch (TableException e) {
        throw refusal(e);
      }
    }

    Report.Answer answer(P position, SolveOrder.Run run) {
      try {
        long entries = solver.grow(position, growth(run), run);
        LoopSolver.Listener told = (seen, proof) -> run.tell(() -> words(seen, proof, run));
        LoopSolver.Result result =
            order.checkpoint().isPresent() && !run.requested()
                ? order.kept(file -> solver.solve(position, file, run, told))
                : solver.solve(position, run, told);
        return told(position, result, entries, run.end());
      } catch (TableException e) {
        run.end();
        throw TableSolving.refusal(e);
      }
    }

    /** A run that is gone on with has the same tables, however much time it is given. */
    private long mostEntries() {
      return order
          .time()
          .filter(time -> order.checkpoint().isEmpty())
          .map(time -> time.toSeconds() * ENTRIES_PER_SECOND / 2)
          .orElse(Long.MAX_VALUE);
    }

    private TabledSolver.Growth growth(SolveOrder.Run run) {
      return new TabledSolver.Growth(
          mostEntries(),
          order.threads(),
          System::nanoTime,
          (name, level, done, entries) ->
              run.tell(() -> TablesCommand.words(name, level, done, entries)));
    }

    private static String words(long positions, int proof, SolveOrder.Run run) {
      return "%s positions, %s/s, %s of them in a proof"
          .formatted(
              Numbers.grouped(positions),
              Numbers.grouped(Math.round(positions / run.seconds())),
              Numbers.grouped(proof));
    }

    private Report.Answer told(P position, LoopSolver.Result result, long entries, double seconds) {
      List<String> line = line(position, result.line());
      String value = result.isKnown() ? word(result.least()) : "unknown";
      boolean byTable = result.proof() == 0 && result.isKnown();
      String method = byTable ? "retrograde analysis" : "proof-number search with endgame tables";
      boolean unsure = result.isKnown() && result.least() != 0 && isCutShort(position, result);
      Fields fields =
          Fields.of("game", game.info().name())
              .and("position", Written.position(game, position))
              .and("value", value)
              .and("plies", result.plies())
              .and("best", line.stream().findFirst())
              .and("line", line)
              .and("positions", result.positions())
              .and("seconds", seconds)
              .and("method", method)
              .and("least", word(result.least()))
              .and("most", word(result.most()))
              .and("proof", result.proof())
              .and("tableEntries", solver.tables().entries())
              .and("drawRuleInTheWay", unsure);
      return new Report.Answer(
          fields,
          () -> {
            report.line(sentence(position, result));
            if (!line.isEmpty()) {
              report.definition("line: ", String.join(" ", line));
            }
            if (unsure) {
              report.paragraph(
                  "",
                  "On this line a draw rule of the game ends it before: the win is without it.");
            }
            report.line(
                "%s positions and %s new table entries in %s s, by %s"
                    .formatted(
                        Numbers.grouped(result.positions()),
                        Numbers.grouped(entries),
                        Numbers.seconds(seconds),
                        method));
            if (result.proof() > 0) {
              report.line(
                  "proofs of %s positions, walked over again"
                      .formatted(Numbers.grouped(result.proof())));
            }
          });
    }

    private String sentence(P position, LoopSolver.Result result) {
      String seat = game.info().seats().get(position.turn());
      if (result.isKnown()) {
        String length = result.plies().map(plies -> " in " + plies + " plies").orElse("");
        return switch (result.least()) {
          case 1 -> seat + ", to move, wins" + length;
          case 0 -> "a draw";
          default -> seat + ", to move, loses" + length;
        };
      }
      if (result.least() == 0) {
        return "not known; " + seat + ", to move, has a draw at least";
      }
      return result.most() == 0
          ? "not known; " + seat + ", to move, has a draw at most"
          : "not known";
    }

    private static String word(int sign) {
      return sign > 0 ? "win" : sign == 0 ? "draw" : "loss";
    }

    private List<String> line(P from, List<Long> moves) {
      List<String> line = new ArrayList<>();
      P at = game.rules().copy(from);
      for (long move : moves) {
        line.add(Written.move(game, at, move));
        game.rules().play(at, move);
      }
      return line;
    }

    /** Whether a draw rule that a position counts for ends the line before its end. */
    private boolean isCutShort(P from, LoopSolver.Result result) {
      P at = game.rules().copy(from);
      MoveList moves = new MoveList();
      for (long move : result.line()) {
        if (game.rules().isOver(at, moves)) {
          return true;
        }
        game.rules().play(at, move);
      }
      return false;
    }
  }
}
