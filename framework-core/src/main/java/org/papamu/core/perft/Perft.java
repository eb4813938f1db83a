package org.papamu.core.perft;

import java.util.Collections;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.session.Written;

/**
 * Counts move paths: perft(n) is the number of sequences of exactly n moves from a position. A game
 * that ends earlier adds nothing. No draw rule is applied: counting is done under {@link
 * Game#withoutDrawRules}.
 *
 * <p>The tree of the first plies is cut into tasks that the threads take from one queue; the last
 * ply is counted in bulk by {@link Rules#count}.
 *
 * @param <P> the game's own position type
 */
public final class Perft<P extends Position> {

  /** The greatest depth. */
  public static final int MAX_DEPTH = 1000;

  /** The most threads. */
  public static final int MAX_THREADS = 256;

  /** Told how far a count is, after each task, from any of its threads, one call at a time. */
  @FunctionalInterface
  public interface Progress {

    /**
     * Called after each task.
     *
     * @param nodes the paths counted so far
     * @param done the tasks done
     * @param tasks all tasks; they are of uneven size
     */
    void counted(long nodes, int done, int tasks);
  }

  private final Game<P> game;
  private final Rules<P> rules;
  private final int threads;
  private final Stop stop;
  private final Progress progress;

  private Perft(Game<P> game, int threads, Stop stop, Progress progress) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException("1 to %s threads, not %s".formatted(MAX_THREADS, threads));
    }
    this.game = game;
    rules = game.rules();
    this.threads = threads;
    this.stop = stop;
    this.progress = progress;
  }

  /** A counter for a game, on the calling thread, that nothing stops. */
  public static <P extends Position> Perft<P> of(Game<P> game) {
    return new Perft<>(game.withoutDrawRules(), 1, Stop.NEVER, (nodes, done, tasks) -> {});
  }

  /** The same on several threads; with one, on the calling thread. */
  public Perft<P> threads(int number) {
    return new Perft<>(game, number, stop, progress);
  }

  /** The same, given up within about 20 ms of being asked to stop. */
  public Perft<P> stop(Stop asked) {
    return new Perft<>(game, threads, asked, progress);
  }

  /** The same, telling how far it is. */
  public Perft<P> progress(Progress told) {
    return new Perft<>(game, threads, stop, told);
  }

  /**
   * Counts the paths of exactly {@code depth} moves.
   *
   * @param depth 0 to {@link #MAX_DEPTH}
   * @param threads 1 to {@link #MAX_THREADS}
   * @return the number; empty if it was stopped
   * @throws ArithmeticException if the number is 2^63 or more
   */
  public static <P extends Position> OptionalLong count(
      Game<P> game, P position, int depth, int threads, Stop stop) {
    return of(game).threads(threads).stop(stop).count(position, depth);
  }

  /**
   * Counts the paths of exactly {@code depth} moves by their first move.
   *
   * @param depth 1 to {@link #MAX_DEPTH}
   * @param threads 1 to {@link #MAX_THREADS}
   * @return the number for each legal move, in the order of the moves' texts; empty if it was
   *     stopped
   * @throws ArithmeticException if a number is 2^63 or more
   */
  public static <P extends Position> Optional<SortedMap<String, Long>> divide(
      Game<P> game, P position, int depth, int threads, Stop stop) {
    return of(game).threads(threads).stop(stop).divide(position, depth);
  }

  /** As the static method of this name. */
  public OptionalLong count(P position, int depth) {
    requireDepth(depth, 0);
    if (depth == 0) {
      return OptionalLong.of(1);
    }
    if (depth == 1) {
      return OptionalLong.of(rules.count(position, new MoveList()));
    }
    Optional<long[]> counts = run(position, depth).counts();
    if (counts.isEmpty()) {
      return OptionalLong.empty();
    }
    long total = 0;
    for (long count : counts.get()) {
      total = Math.addExact(total, count);
    }
    return OptionalLong.of(total);
  }

  /** As the static method of this name. */
  public Optional<SortedMap<String, Long>> divide(P position, int depth) {
    requireDepth(depth, 1);
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    return run(position, depth).counts().map(counts -> byText(position, moves, counts));
  }

  private SortedMap<String, Long> byText(P position, MoveList moves, long[] counts) {
    SortedMap<String, Long> sorted = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      sorted.put(Written.move(game, position, moves.get(i)), counts[i]);
    }
    return Collections.unmodifiableSortedMap(sorted);
  }

  private PerftRun<P> run(P position, int depth) {
    return PerftRun.of(rules, position, depth, threads, stop, progress);
  }

  private static void requireDepth(int depth, int least) {
    if (depth < least || depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "a depth is %s to %s, not %s".formatted(least, MAX_DEPTH, depth));
    }
  }
}
