package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.board.Topology;

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
  void vacantPointsAreCounted() {
    BoardPosition position = empty();
    position.putAll(1, 0, 2, 0, 0, 0, 0, 0, 1);
    position.put(0, 2);
    position.put(2, 0);
    position.put(3, 0);
    assertThat(position.vacant()).isEqualTo(7);
    BoardPosition copy = empty();
    copy.copy(position);
    assertThat(copy.vacant()).isEqualTo(7);
  }

  @Test
  void anImageHasItsPiecesWhereTheSymmetryTakesThem() {
    Topology board = Topology.grid(3, 3);
    BoardPosition position = empty();
    position.putAll(1, 2, 0, 0, 0, 0, 0, 0, 0);
    for (int symmetry = 0; symmetry < board.symmetries(); symmetry++) {
      BoardPosition image = empty();
      image.put(8, 2);
      image.putImage(position, board, symmetry);
      assertThat(image.at(board.image(symmetry, 0))).isEqualTo(1);
      assertThat(image.at(board.image(symmetry, 1))).isEqualTo(2);
      assertThat(image.vacant()).isEqualTo(7);
    }
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

  @Test
  void theFirstPointWithAPieceIsFound() {
    BoardPosition position = new BoardPosition(9, new Zobrist(9, 2));
    position.put(7, 2);
    position.put(4, 2);
    assertThat(position.find(2)).isEqualTo(4);
    assertThat(position.find(0)).isZero();
    assertThat(position.find(1)).isEqualTo(Topology.NONE);
  }
}
