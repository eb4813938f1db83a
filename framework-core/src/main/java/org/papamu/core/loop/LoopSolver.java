package org.papamu.core.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.resume.Checkpoint;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.table.TableValue;
import org.papamu.core.table.Tables;

/**
 * Solves positions of a game of two seats in which positions can come back: from the tables where
 * they reach, else by two questions, each for one seat: can it force a win? If neither can, it is a
 * draw. Draw counters and what happened before the position are not looked at.
 *
 * <p>For one thread. What is learnt from a position serves the next.
 */
public final class LoopSolver<P extends Position> {

  /** As deep as a search may go: some hundred bytes for a ply. */
  private static final long STACK = 1L << 27;

  private final Game<P> game;
  private final Rules<P> rules;
  private final Tables<P> tables;
  private final Lookup<P> lookup;
  private final Questions<P> questions;

  /** Is told how far it is. */
  public interface Listener {
    /**
     * Work goes on.
     *
     * @param positions how many positions were looked at
     * @param proof how many positions the proof has that was last walked
     */
    void told(long positions, int proof);
  }

  /**
   * A solver that looks into tables.
   *
   * @param bytes the memory for what is remembered of positions
   */
  public LoopSolver(Game<P> game, Tables<P> tables, long bytes) {
    this.game = game.withoutDrawRules();
    rules = this.game.rules();
    this.tables = tables;
    lookup = new Lookup<>(rules, tables);
    questions = new Questions<>(this.game, tables, bytes);
  }

  /** Whether a game can be solved like this: two seats, one's gain the other's loss. */
  public static boolean suits(GameInfo info) {
    return info.is(GameInfo.Fact.ZERO_SUM);
  }

  /**
   * What is known of a position.
   *
   * @param least the seat to move gets at least this: 1 for a win, 0 for a draw, -1 for a loss
   * @param most it gets no more than this
   * @param plies the exact length of a win or loss, where a table has it
   * @param line best moves, as far as the proof has them
   * @param positions how many positions were looked at
   * @param proof how many positions the proofs have that were walked; 0 for a look into a table
   */
  public record Result(
      int least, int most, Optional<Integer> plies, List<Long> line, long positions, int proof) {

    /** Copies the line. */
    public Result {
      line = List.copyOf(line);
    }

    /** Whether it is solved. */
    public boolean isKnown() {
      return least == most;
    }
  }

  /** Solves a position until it is done or asked to stop. */
  public Result solve(P position, Stop stop, Listener listener) {
    P root = rules.copy(position);
    return known(root).orElseGet(() -> deep(() -> questions.prove(root, stop, listener)));
  }

  /**
   * Solves a position, and keeps a checkpoint from time to time and when it is stopped: if there is
   * a file, the run goes on where that one was. It needs a solver that has not been asked anything
   * yet. A run that was killed and goes on does the same as one that was not. The file is deleted
   * when there is nothing left to do.
   *
   * @throws CheckpointException if the file is not of this run and these tables, or damaged
   * @throws IOException if it cannot be read or written
   */
  public Result solve(P position, Path checkpoint, Stop stop, Listener listener)
      throws IOException {
    P root = rules.copy(position);
    Optional<Result> known = known(root);
    if (known.isPresent()) {
      return known.get();
    }
    Checkpoint kept =
        Checkpoint.of(checkpoint, game, root, "tables of %s entries".formatted(tables.entries()));
    try {
      return deep(() -> prove(root, kept, stop, listener));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Result prove(P root, Checkpoint kept, Stop stop, Listener listener) {
    try {
      return questions.prove(root, kept, stop, listener);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Keeps checkpoints so many positions apart, instead of as far as makes them cheap. */
  void keepEvery(long positions) {
    questions.keepEvery(positions);
  }

  /** What is known without searching. */
  private Optional<Result> known(P root) {
    Optional<TableValue> value = tables.value(root);
    if (value.isPresent()) {
      return Optional.of(ofTable(root, value.get()));
    }
    int over = lookup.settled(root);
    return over == Tables.UNKNOWN
        ? Optional.empty()
        : Optional.of(new Result(over, over, Optional.of(0), List.of(), 1, 0));
  }

  /** Runs work that goes deep into itself where there is room for that. */
  private static <T> T deep(Supplier<T> work) {
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();
    Thread thread = new Thread(null, () -> result.set(work.get()), "solving", STACK);
    thread.setUncaughtExceptionHandler((one, thrown) -> fault.set(thrown));
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while solving", e);
    }
    Throwable thrown = fault.get();
    if (thrown instanceof RuntimeException e) {
      throw e;
    }
    if (thrown instanceof Error e) {
      throw e;
    }
    T done = result.get();
    if (done == null) {
      throw new IllegalStateException("no result");
    }
    return done;
  }

  private Result ofTable(P root, TableValue value) {
    int sign =
        switch (value.result()) {
          case WIN -> 1;
          case DRAW -> 0;
          case LOSS -> -1;
        };
    Optional<Integer> plies = sign == 0 ? Optional.empty() : Optional.of(value.plies());
    return new Result(sign, sign, plies, lookup.line(root, value), 1, 0);
  }

  /** The game whose positions are solved: without the draw rules. */
  public Game<P> game() {
    return game;
  }
}
