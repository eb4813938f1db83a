package org.papamu.core.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.GameInfo;

class ResultsTest {

  private static final GameInfo DUEL = GameInfo.twoSeats("duel", "Duel", "a", "b");
  private static final GameInfo THREE =
      GameInfo.scored("three", "Three", List.of("a", "b", "c"), 0, 10);

  private static float[] rewards(GameInfo info, int... scores) {
    float[] rewards = new float[scores.length];
    new Results(info).rewards(scores, rewards);
    return rewards;
  }

  @Test
  void aDuelIsWorthOneOneHalfOrNothing() {
    assertThat(rewards(DUEL, 1, -1)).containsExactly(1, 0);
    assertThat(rewards(DUEL, 0, 0)).containsExactly(0.5f, 0.5f);
  }

  @Test
  void thePlaceCountsBeforeTheScore() {
    float[] bareWin = rewards(THREE, 1, 0, 0);
    float[] richTie = rewards(THREE, 10, 10, 0);
    float[] richLoss = rewards(THREE, 9, 10, 0);
    assertThat(bareWin[0]).isGreaterThan(richTie[0]);
    assertThat(richTie[0]).isGreaterThan(richLoss[0]);
    assertThat(richLoss[0]).isGreaterThan(richLoss[2]);
    assertThat(rewards(THREE, 10, 0, 0)[0]).isEqualTo(1);
  }

  @Test
  void onePlayerIsWorthTheScoreAndLessMayBeBetter() {
    GameInfo pegs = GameInfo.scored("pegs", "Pegs", List.of("player"), 10, 0);
    assertThat(rewards(pegs, 0)).containsExactly(1);
    assertThat(rewards(pegs, 10)).containsExactly(0);
    assertThat(rewards(pegs, 4)[0]).isEqualTo(0.6f);
  }

  @Test
  void winsAreWantedSoonAndLossesLate() {
    Row row = Row.of(2, 5, 1);
    Row.State won = row.rules().initial();
    row.rules().play(won, Row.LEFT);
    row.rules().play(won, Row.LEFT);
    Results results = new Results(row.info());
    int number = results.number(row.rules(), won, new int[2]);
    int soon = Results.proof(number, 3);
    int late = Results.proof(number, 7);
    assertThat(results.isBetter(soon, late, 0)).isTrue();
    assertThat(results.isBetter(late, soon, 0)).isFalse();
    assertThat(results.isBetter(late, soon, 1)).isTrue();
    assertThat(results.place(soon, 0)).isEqualTo(1);
    assertThat(results.place(soon, 1)).isEqualTo(-1);
    assertThat(Results.before(soon)).isEqualTo(Results.proof(number, 4));
    assertThat(results.number(row.rules(), won, new int[2])).isEqualTo(number);
  }

  @Test
  void pliesStopGrowingWhereTheirRoomEnds() {
    int most = Results.proof(1, Integer.MAX_VALUE);
    assertThat(Results.before(most)).isEqualTo(most);
  }

  @Test
  void moreResultsThanThereIsRoomForAreNotProved() {
    int unproved = 0;
    GameInfo info = GameInfo.scored("many", "Many", List.of("player"), 0, 100_000);
    Results results = new Results(info);
    for (int score = 0; score < 10_000; score++) {
      int number = results.number(new Scored(score), new Scored.Nothing(), new int[1]);
      if (number == 0) {
        unproved++;
      } else {
        assertThat(results.reward(Results.proof(number, 0), 0)).isEqualTo(score / 100_000f);
      }
    }
    assertThat(unproved).isGreaterThan(5000);
  }
}
