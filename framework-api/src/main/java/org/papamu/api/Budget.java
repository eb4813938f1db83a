package org.papamu.api;

import java.time.Duration;

/**
 * What a player may spend on one move. All limits hold together; the first one reached ends the
 * thought.
 *
 * @param time the longest time; {@link #UNLIMITED_TIME} for no limit
 * @param nodes the most positions to visit; {@link Long#MAX_VALUE} for no limit
 * @param depth the greatest depth, in plies; {@link Integer#MAX_VALUE} for no limit
 */
public record Budget(Duration time, long nodes, int depth) {

  /** A time that never runs out. */
  public static final Duration UNLIMITED_TIME = Duration.ofNanos(Long.MAX_VALUE);

  /** No limit at all: only a stop ends the thought. */
  public static final Budget UNLIMITED =
      new Budget(UNLIMITED_TIME, Long.MAX_VALUE, Integer.MAX_VALUE);

  /** Refuses limits that leave nothing to spend. */
  public Budget {
    if (time.isNegative() || time.isZero() || nodes <= 0 || depth <= 0) {
      throw new IllegalArgumentException(
          "time %s, nodes %s, depth %s".formatted(time, nodes, depth));
    }
  }

  /** The same limits with another time. */
  public Budget withTime(Duration longest) {
    return new Budget(longest, nodes, depth);
  }

  /** The same limits with another number of nodes. */
  public Budget withNodes(long most) {
    return new Budget(time, most, depth);
  }

  /** The same limits with another depth. */
  public Budget withDepth(int deepest) {
    return new Budget(time, nodes, deepest);
  }
}
