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

  /**
   * What everything is given that nobody knows better about: 10 s and half of it, or as many
   * seconds, 1 to 3600, as the system property {@code papamu.patience} says.
   */
  public static final Patience USUAL = usual(Integer.getInteger("papamu.patience", 10));

  /** Refuses no patience at all. */
  public Patience {
    if (silence.isZero() || silence.isNegative() || grace.isZero() || grace.isNegative()) {
      throw new IllegalArgumentException("silence %s, grace %s".formatted(silence, grace));
    }
  }

  private static Patience usual(int seconds) {
    Duration silence = Duration.ofSeconds(Math.max(1, Math.min(3600, seconds)));
    return new Patience(silence, silence.dividedBy(2));
  }
}
