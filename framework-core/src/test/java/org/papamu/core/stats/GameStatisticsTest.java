package org.papamu.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.papamu.core.stats.GameStatistics.Length;
import org.papamu.core.stats.GameStatistics.Summary;

class GameStatisticsTest {

  /** 10 and 10 moves; 1, 10 and 100; 10 alone; a game of no ply. */
  private static GameStatistics four() {
    GameStatistics statistics = new GameStatistics();
    statistics.add(new GameShape(2, 20, 2, "white", false));
    statistics.add(new GameShape(3, 111, 3, "draw", true));
    statistics.add(new GameShape(1, 10, 1, "black", false));
    statistics.add(new GameShape(0, 0, 0, "black", false));
    return statistics;
  }

  @Test
  void figuresAreThoseWorkedOutByHand() {
    Summary summary = four().summary().orElseThrow();
    assertThat(summary.games()).isEqualTo(4);
    assertThat(summary.cut()).isEqualTo(1);
    assertThat(summary.length()).isEqualTo(new Length(1.5, 1.5, 0, 3));
    assertThat(summary.branching().mean()).isEqualTo(141 / 6.0);
    assertThat(summary.branching().geometric()).isCloseTo(10, within(1e-9));
    assertThat(summary.tree().product()).isEqualTo(1.5);
    assertThat(summary.tree().power()).isCloseTo(1.5 * Math.log10(23.5), within(1e-9));
    assertThat(summary.results()).isEqualTo(Map.of("white", 1, "draw", 1, "black", 2));
    assertThat(summary.share("black")).isEqualTo(0.5);
    assertThat(summary.share("nobody")).isZero();
  }

  @Test
  void theMedianOfAnOddNumberIsTheOneInTheMiddle() {
    GameStatistics statistics = four();
    statistics.add(new GameShape(100, 200, 30, "white", false));
    assertThat(statistics.summary().orElseThrow().length()).isEqualTo(new Length(21.2, 2, 0, 100));
  }

  @Test
  void manyGamesAreKept() {
    GameStatistics statistics = new GameStatistics();
    for (int plies = 1000; plies > 0; plies--) {
      statistics.add(new GameShape(plies, plies, 0, "draw", false));
    }
    Summary summary = statistics.summary().orElseThrow();
    assertThat(summary.length()).isEqualTo(new Length(500.5, 500.5, 1, 1000));
    assertThat(summary.branching().mean()).isEqualTo(1);
    assertThat(summary.tree().power()).isZero();
  }

  @Test
  void nothingIsKnownWithoutAPly() {
    GameStatistics statistics = new GameStatistics();
    assertThat(statistics.summary()).isEmpty();
    statistics.add(new GameShape(0, 0, 0, "draw", false));
    assertThat(statistics.summary()).isEmpty();
    assertThat(statistics.games()).isEqualTo(1);
  }
}
