package org.papamu.core.count;

import java.nio.file.Path;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.toggle.WordGame;

/**
 * Counts a puzzle or any other game without cycles exactly: for each number of moves the positions
 * that can be reached and the sequences that lead there, and so all games and solutions.
 *
 * <p>A game that offers its rules as {@linkplain Game#toggles toggles} is counted on words, up to
 * symmetry and on several threads; any other one position by position, with full comparison.
 *
 * @param <P> the game's own position type
 */
public final class Census<P extends Position> {

  /** The most threads. */
  public static final int MAX_THREADS = 256;

  private final Game<P> game;
  private final Order order;

  /** Told how far a count is, from time to time, one call at a time. */
  @FunctionalInterface
  public interface Progress {

    /**
     * Called from time to time.
     *
     * @param level the level under way, 0 for the position itself
     * @param visited how many positions of the level before are gone through
     * @param all how many there are
     * @param found how many positions of this level are found so far
     */
    void told(int level, long visited, long all, long found);

    /** What is done so far is in the file for it now. */
    default void kept() {}

    /**
     * What is done so far could not be written to the file for it, which is as it was before. The
     * count goes on, and writes again later.
     */
    default void unkept(CheckpointException fault) {}
  }

  /** How to count. */
  record Order(
      int threads, long memory, Stop stop, Progress progress, Optional<Checkpoint> checkpoint) {}

  private Census(Game<P> game, Order order) {
    this.game = game;
    this.order = order;
  }

  /**
   * A count of a game on one thread, without limits.
   *
   * @throws IllegalArgumentException if a position can come back
   */
  public static <P extends Position> Census<P> of(Game<P> game) {
    GameInfo info = game.info();
    if (!info.is(GameInfo.Fact.LOOP_FREE)) {
      throw new IllegalArgumentException(
          "the games of %s cannot be counted: a position can come back".formatted(info.name()));
    }
    return new Census<>(
        game,
        new Order(
            1, Long.MAX_VALUE, Stop.NEVER, (level, visited, all, found) -> {}, Optional.empty()));
  }

  /** The same on several threads. */
  public Census<P> threads(int number) {
    if (number < 1 || number > MAX_THREADS) {
      throw new IllegalArgumentException("1 to %s threads, not %s".formatted(MAX_THREADS, number));
    }
    return with(new Order(number, order.memory, order.stop, order.progress, order.checkpoint));
  }

  /** The same, with at most so many bytes for what it remembers. */
  public Census<P> memory(long bytes) {
    return with(new Order(order.threads, bytes, order.stop, order.progress, order.checkpoint));
  }

  /** The same, ended when asked to stop; the question comes from any of its threads. */
  public Census<P> stop(Stop asked) {
    return with(new Order(order.threads, order.memory, asked, order.progress, order.checkpoint));
  }

  /** The same, telling how far it is. */
  public Census<P> progress(Progress told) {
    return with(new Order(order.threads, order.memory, order.stop, told, order.checkpoint));
  }

  /**
   * The same, keeping what is done in a file and going on with what is there. The file is removed
   * when the count is complete. {@link Progress} is told whether it can be written.
   *
   * @param nanos a stopwatch that never goes back, in nanoseconds
   */
  public Census<P> checkpoint(Path file, java.util.function.LongSupplier nanos) {
    return with(
        new Order(
            order.threads,
            order.memory,
            order.stop,
            order.progress,
            Optional.of(new Checkpoint(file, nanos))));
  }

  private Census<P> with(Order changed) {
    return new Census<>(game, changed);
  }

  /**
   * Counts from a position.
   *
   * @param position not changed; may be over
   * @throws CheckpointException if the file kept is damaged or of another count, or its folder is
   *     not one to write in
   */
  public Counted count(P position) {
    return WordGame.of(game)
        .map(words -> new WordCensus<>(words, position, order).count())
        .orElseGet(() -> new PlainCensus<>(game, order).count(position));
  }
}
