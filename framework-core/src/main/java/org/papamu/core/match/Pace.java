package org.papamu.core.match;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a match that was foretold is still going to take, by the games that have ended: told
 * again when it is far from what was told before. Not thread-safe.
 */
public final class Pace {

  /** By so many times what is expected has to be wrong. */
  private static final double FAR = 1.5;

  /** Nobody minds so many nanoseconds. */
  private static final double LITTLE = 5e9;

  private double expected;

  /**
   * A pace.
   *
   * @param foretold how long all is going to take, as it was told
   */
  public Pace(Duration foretold) {
    expected = foretold.toNanos();
  }

  /**
   * How long the rest is going to take, if that is news.
   *
   * @param passed since all began
   * @param played how many games have ended since then
   * @param left how many games are left
   */
  public Optional<Duration> told(Duration passed, int played, int left) {
    if (played < 1 || left < 1) {
      return Optional.empty();
    }
    double rest = (double) passed.toNanos() / played * left;
    double believed = Math.max(0, expected - passed.toNanos());
    if (rest <= believed * FAR + LITTLE && believed <= rest * FAR + LITTLE) {
      return Optional.empty();
    }
    expected = passed.toNanos() + rest;
    return Optional.of(Duration.ofNanos((long) rest));
  }
}
