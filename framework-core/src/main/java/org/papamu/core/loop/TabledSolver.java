package org.papamu.core.loop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;

/**
 * Solves positions of a game in which positions can come back, and makes the tables that help with
 * them in memory as it goes: all that hold a position where those are small enough, else some
 * smaller ones for the search to look into.
 *
 * <p>For one thread, and for as many more as tables are made on. What is learnt serves the next
 * position.
 *
 * @param <P> the game's own position type
 */
public final class TabledSolver<P extends Position> {

  /** The entries of tables that are made only to be searched with: some seconds of work. */
  private static final long FOR_SEARCH = 3_500_000;

  /** The entries of tables that are made because they hold the position itself. */
  private static final long FOR_ANSWER = 12_000_000;

  private final Game<P> game;
  private final long memory;
  private Tables<P> tables;
  private LoopSolver<P> solver;
  private int pieces;

  /**
   * A solver that begins with these tables.
   *
   * @param memory the most bytes for tables and for what is remembered, about
   */
  public TabledSolver(Game<P> game, Tables<P> tables, long memory) {
    this.game = game;
    this.memory = memory;
    this.tables = tables;
    solver = new LoopSolver<>(game, tables, memory / 2);
  }

  /**
   * How tables are made.
   *
   * @param entries no more entries in all
   * @param threads from 1
   * @param nanos a stopwatch in nanoseconds
   * @param listener is told how far it is
   */
  public record Growth(long entries, int threads, LongSupplier nanos, TableWork.Listener listener) {

    /** One thread that tells nobody. */
    public static Growth quiet(long entries) {
      return new Growth(entries, 1, () -> 0, (name, level, done, all) -> {});
    }
  }

  /** The tables so far. */
  public Tables<P> tables() {
    return tables;
  }

  /**
   * Makes the tables that help with a position and are not there yet.
   *
   * @return how many entries are new
   * @throws org.papamu.core.table.TableException if memory turns out to be short, or a table is
   *     damaged
   */
  public long grow(P position, Growth growth, Stop stop) {
    long room = Math.min(memory / 8, growth.entries());
    int own = TableWork.pieces(game, position);
    int within = TableWork.pieces(game, Math.min(room, FOR_ANSWER));
    int wanted = own <= within ? own : TableWork.pieces(game, Math.min(room, FOR_SEARCH));
    if (wanted <= pieces || tables.value(position).isPresent()) {
      return 0;
    }
    long before = tables.entries();
    TableWork.Built<P> built =
        TableWork.inMemory(
            game,
            tables,
            new TableWork.Settings(
                wanted,
                growth.threads(),
                memory / 2,
                false,
                stop,
                growth.nanos(),
                growth.listener()));
    pieces = built.complete() ? wanted : pieces;
    tables = built.tables();
    solver = new LoopSolver<>(game, tables, memory / 2);
    return tables.entries() - before;
  }

  /** Solves a position with the tables there are, until it is done or asked to stop. */
  public LoopSolver.Result solve(P position, Stop stop, LoopSolver.Listener listener) {
    return game.rules().isOver(position, new MoveList())
        ? over(position)
        : solver.solve(position, stop, listener);
  }

  /**
   * The same, with a checkpoint: see {@link LoopSolver#solve(Position, Path, Stop,
   * LoopSolver.Listener)}.
   *
   * @throws org.papamu.core.resume.CheckpointException if the file is not of this run and these
   *     tables, or damaged
   * @throws IOException if it cannot be read or written
   */
  public LoopSolver.Result solve(
      P position, Path checkpoint, Stop stop, LoopSolver.Listener listener) throws IOException {
    return game.rules().isOver(position, new MoveList())
        ? over(position)
        : solver.solve(position, checkpoint, stop, listener);
  }

  /** A game that is over, perhaps by a draw counter that the solver does not look at. */
  private LoopSolver.Result over(P position) {
    int score = Integer.signum(game.rules().score(position, position.turn()));
    return new LoopSolver.Result(score, score, Optional.of(0), List.of(), 1, 0);
  }
}
