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
   * more is better. In a zero-sum game the two seats' evaluations add up to 0.
   *
   * @param position a position that is not over; not changed
   */
  int evaluate(P position, int seat);
}
