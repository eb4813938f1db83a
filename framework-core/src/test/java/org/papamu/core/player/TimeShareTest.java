package org.papamu.core.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;

class TimeShareTest {

  private static final Duration RESERVE = Duration.ofMillis(50);
  private static final GameInfo ENDLESS = GameInfo.twoSeats("toy", "Toy", "a", "b");

  /** Whoever always takes the longest time allowed still has some left after 75 moves. */
  @Test
  void theClockNeverRunsOut() {
    for (GameInfo info : new GameInfo[] {ENDLESS, ENDLESS.withMaxPly(60)}) {
      for (long increment : new long[] {0, 100, 5000}) {
        long left = 10_000;
        for (int ply = 0; ply < 150; ply += 2) {
          Budget budget =
              TimeShare.of(info, ply, RESERVE)
                  .budget(Budget.UNLIMITED, Duration.ofMillis(left), Duration.ofMillis(increment));
          assertThat(budget.aim()).isLessThanOrEqualTo(budget.time());
          left -= budget.time().toMillis();
          assertThat(left).as("ply %s, increment %s", ply, increment).isPositive();
          left += increment;
        }
      }
    }
  }

  @Test
  void theTimeIsSpentOverAWholeGame() {
    long left = 60_000;
    for (int move = 0; move < 30; move++) {
      Budget budget =
          TimeShare.of(ENDLESS, 2 * move, RESERVE)
              .budget(Budget.UNLIMITED, Duration.ofMillis(left), Duration.ZERO);
      left -= budget.aim().toMillis();
    }
    assertThat(left).isBetween(10_000L, 35_000L);
  }

  @Test
  void aGameThatMustEndSoonGetsMoreForEachMove() {
    Duration left = Duration.ofSeconds(30);
    Duration early =
        TimeShare.of(ENDLESS.withMaxPly(40), 0, RESERVE)
            .budget(Budget.UNLIMITED, left, Duration.ZERO)
            .aim();
    Duration late =
        TimeShare.of(ENDLESS.withMaxPly(40), 30, RESERVE)
            .budget(Budget.UNLIMITED, left, Duration.ZERO)
            .aim();
    assertThat(late).isGreaterThan(early.multipliedBy(2));
  }

  @Test
  void otherLimitsStay() {
    Budget limits = Budget.UNLIMITED.withNodes(7).withDepth(3).withTime(Duration.ofMillis(20));
    Budget budget =
        new TimeShare(10, Duration.ZERO).budget(limits, Duration.ofSeconds(50), Duration.ZERO);
    assertThat(budget).isEqualTo(limits);
  }

  @Test
  void withNothingLeftThereIsStillAMove() {
    Budget budget =
        new TimeShare(10, RESERVE).budget(Budget.UNLIMITED, Duration.ofMillis(1), Duration.ZERO);
    assertThat(budget.time()).isEqualTo(Duration.ofMillis(1));
  }
}
