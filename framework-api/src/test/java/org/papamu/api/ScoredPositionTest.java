package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScoredPositionTest {

  private static ScoredPosition of(int... scores) {
    ScoredPosition position = new ScoredPosition(9, new Zobrist(9, 2), scores.length);
    position.scores(scores);
    return position;
  }

  @Test
  void scoresBelongToEqualityAndToTheHash() {
    ScoredPosition position = of(3, 4);
    position.put(2, 1);
    ScoredPosition copy = of(0, 0);
    copy.copy(position);
    assertThat(copy.seats()).isEqualTo(2);
    assertThat(copy.score(1)).isEqualTo(4);
    copy.score(1, 5);
    assertThat(position.score(1)).isEqualTo(4);
    assertThat(copy.hash()).isNotEqualTo(position.hash());
    assertThat(of(3, 4)).isEqualTo(of(3, 4)).hasSameHashCodeAs(of(3, 4));
    assertThat(of(3, 4)).isNotEqualTo(of(4, 3));
    assertThat(of(3, 4).hash()).isNotEqualTo(of(4, 3).hash());
  }

  @Test
  void scoresAreTextInSeatOrder() {
    assertThat(of(3, 0, 12).scores()).isEqualTo("3,0,12");
    assertThat(of(7).scores()).isEqualTo("7");
  }

  @Test
  void aLeadIsOverTheBestOfTheOthers() {
    assertThat(of(3, 7, 5).lead(1)).isEqualTo(2);
    assertThat(of(3, 7, 5).lead(0)).isEqualTo(-4);
    assertThat(of(6).lead(0)).isEqualTo(6);
  }
}
