package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoardPositionTest {

  private static final Zobrist KEYS = new Zobrist(9, 2);

  private static BoardPosition empty() {
    return new BoardPosition(9, KEYS);
  }

  @Test
  void piecesAndTurnAreAllThereIs() {
    BoardPosition position = empty();
    position.put(4, 2);
    position.turn(1);
    assertThat(position.at(4)).isEqualTo(2);
    assertThat(position.at(5)).isZero();
    assertThat(position.turn()).isEqualTo(1);
    BoardPosition copy = empty();
    copy.put(8, 1);
    copy.copy(position);
    assertThat(copy).isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(copy.hash()).isEqualTo(position.hash());
    copy.turn(0);
    assertThat(copy).isNotEqualTo(position);
    assertThat(copy.hash()).isNotEqualTo(position.hash());
  }

  @Test
  void theHashDoesNotKnowTheWay() {
    BoardPosition one = empty();
    one.put(0, 1);
    one.put(0, 2);
    one.put(3, 1);
    one.put(3, 0);
    BoardPosition other = empty();
    other.put(0, 2);
    assertThat(one).isEqualTo(other);
    assertThat(one.hash()).isEqualTo(other.hash());
    other.put(0, 1);
    assertThat(one.hash()).isNotEqualTo(other.hash());
  }
}
