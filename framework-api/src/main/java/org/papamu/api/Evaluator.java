package org.papamu.api;

/**
 * A heuristic: how good a position is for a seat. Stateless and shared between threads; allocates
 * nothing.
 *
 * @param <P> the game's own position type
 */
@FunctionalInterface
public interface Evaluator<P extends Position> {

  /** Evaluations stay strictly between minus this and this. */
  int LIMIT = 20_000;

  /**
   * How good a position is for a seat, in hundredths of the game's natural unit (a stone, a tempo);
   * more is better. With two seats the evaluations add up to 0: how far one is ahead of the other.
   *
   * @param position a position that is not over; not changed
   */
  int evaluate(P position, int seat);

  /** A value as an evaluation: cut off where it would reach the {@link #LIMIT}. */
  static int bounded(long value) {
    return (int) Math.max(1 - LIMIT, Math.min(LIMIT - 1, value));
  }

  /**
   * Whether an evaluation of the position can be relied on. It cannot where an exchange is under
   * way that only the next plies show the outcome of: there a search looks further, at all legal
   * moves, before it evaluates. A game where captures are compulsory says {@code false} where there
   * is one.
   *
   * @param position a position that is not over; not changed
   */
  default boolean isSettled(P position) {
    return true;
  }

  /**
   * How promising a legal move looks before it is played; more is better. A search tries moves in
   * this order where it knows nothing better, so it is quick rather than exact. Numbers are only
   * compared within one position.
   *
   * @param position not changed
   */
  default int promise(P position, long move) {
    return 0;
  }
}
