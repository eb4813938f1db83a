package org.papamu.core.guard;

import java.time.Duration;

/**
 * How long code of a plugin is waited for.
 *
 * @param silence how long it may go without a sign of life: a call of the rules that comes back, or
 *     a look at whether to stop
 * @param grace how long it may go on after it was asked to stop
 */
public record Patience(Duration silence, Duration grace) {

  /** What everything is given that nobody knows better about. */
  public static final Patience USUAL = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(5));

  /** Refuses no patience at all. */
  public Patience {
    if (silence.isZero() || silence.isNegative() || grace.isZero() || grace.isNegative()) {
      throw new IllegalArgumentException("silence %s, grace %s".formatted(silence, grace));
    }
  }
}
