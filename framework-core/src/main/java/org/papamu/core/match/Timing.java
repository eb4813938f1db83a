package org.papamu.core.match;

import java.time.Duration;
import java.util.Optional;

/**
 * How the time of the players is watched.
 *
 * @param clock a clock for the whole game of each seat; empty if only moves are timed
 * @param grace by how much a player may be late before the game is lost
 * @param patience how long a move may take that nothing else limits in time
 */
public record Timing(Optional<Clock> clock, Duration grace, Duration patience) {

  /** Moves are timed by the budgets of the players, with the usual grace. */
  public static final Timing USUAL =
      new Timing(Optional.empty(), Duration.ofMillis(200), Duration.ofMinutes(2));

  /**
   * A clock for a whole game.
   *
   * @param main the time at the beginning
   * @param increment the time added after each move
   */
  public record Clock(Duration main, Duration increment) {

    /** Refuses a clock that gives nothing. */
    public Clock {
      if (main.isNegative() || main.isZero() || increment.isNegative()) {
        throw new IllegalArgumentException("%s + %s".formatted(main, increment));
      }
    }
  }

  /** Refuses negative times. */
  public Timing {
    if (grace.isNegative() || patience.isNegative() || patience.isZero()) {
      throw new IllegalArgumentException("grace %s, patience %s".formatted(grace, patience));
    }
  }
}
