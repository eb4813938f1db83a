package org.papamu.core.match;

import java.time.Duration;
import java.util.Arrays;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.core.player.TimeShare;

/** The clocks of a game: how long a seat may take for its next move, and what it then has left. */
final class GameClock {

  /** What passes between the clock and a player. */
  private static final Duration RESERVE = Duration.ofMillis(30);

  private final Timing timing;
  private final GameInfo info;
  private final long[] left;

  GameClock(Timing timing, GameInfo info) {
    this.timing = timing;
    this.info = info;
    left = new long[info.seats().size()];
    Arrays.fill(left, timing.clock().map(clock -> clock.main().toNanos()).orElse(0L));
  }

  /** What a seat may spend on its next move. */
  Budget budget(int seat, int plies, Budget own) {
    return timing
        .clock()
        .map(
            clock ->
                TimeShare.of(info, plies, RESERVE)
                    .budget(own, Duration.ofNanos(Math.max(1, left[seat])), clock.increment()))
        .orElse(own);
  }

  /** The time after which a seat is late, but for the grace. */
  Duration limit(int seat, Budget own) {
    boolean timed = !own.time().equals(Budget.UNLIMITED_TIME);
    Duration move = timed ? own.time() : timing.patience();
    Duration game = timing.clock().isPresent() ? Duration.ofNanos(Math.max(0, left[seat])) : move;
    return timed && move.compareTo(game) < 0 ? move : game;
  }

  /** A seat has taken its time for a move. */
  void took(int seat, long nanos) {
    timing.clock().ifPresent(clock -> left[seat] += clock.increment().toNanos() - nanos);
  }
}
