package org.papamu.api;

import java.time.Duration;

/**
 * What a player may spend on one move. All limits hold together; the first one reached ends the
 * thought.
 *
 * @param time the longest time; {@link #UNLIMITED_TIME} for no limit
 * @param aim the time it should come to its answer in where it can, at most {@code time}: a player
 *     begins nothing then that it is not likely to finish. The same as {@code time} unless a clock
 *     for the whole game is to be shared out.
 * @param nodes the most positions to visit; {@link Long#MAX_VALUE} for no limit
 * @param depth the greatest depth, in plies; {@link Integer#MAX_VALUE} for no limit
 */
public record Budget(Duration time, Duration aim, long nodes, int depth) {

  /** A time that never runs out. */
  public static final Duration UNLIMITED_TIME = Duration.ofNanos(Long.MAX_VALUE);

  /** No limit at all: only a stop ends the thought. */
  public static final Budget UNLIMITED =
      new Budget(UNLIMITED_TIME, UNLIMITED_TIME, Long.MAX_VALUE, Integer.MAX_VALUE);

  /** Refuses limits that leave nothing to spend. */
  public Budget {
    boolean spends = isSome(time) && isSome(aim) && nodes > 0 && depth > 0;
    if (!spends || aim.compareTo(time) > 0) {
      throw new IllegalArgumentException(
          "time %s, aim %s, nodes %s, depth %s".formatted(time, aim, nodes, depth));
    }
  }

  private static boolean isSome(Duration time) {
    return !time.isNegative() && !time.isZero();
  }

  /** The same limits with another time, which is also what is aimed at. */
  public Budget withTime(Duration longest) {
    return new Budget(longest, longest, nodes, depth);
  }

  /** The same limits with another time to aim at. */
  public Budget withAim(Duration aimed) {
    return new Budget(time, aimed, nodes, depth);
  }

  /** The same limits with another number of nodes. */
  public Budget withNodes(long most) {
    return new Budget(time, aim, most, depth);
  }

  /** The same limits with another depth. */
  public Budget withDepth(int deepest) {
    return new Budget(time, aim, nodes, deepest);
  }
}
