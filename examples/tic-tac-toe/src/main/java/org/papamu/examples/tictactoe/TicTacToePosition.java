package org.papamu.examples.tictactoe;

import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/** The marks of both seats as sets of bits, one bit for a cell, and the turn. */
final class TicTacToePosition implements Position {

  final int[] marks = new int[2];
  int turn;

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int at(int point) {
    return (marks[0] >> point & 1) + 2 * (marks[1] >> point & 1);
  }

  @Override
  public long hash() {
    return Zobrist.mix(key());
  }

  private int key() {
    return marks[0] | marks[1] << 9 | turn << 18;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TicTacToePosition position && key() == position.key();
  }

  @Override
  public int hashCode() {
    return key();
  }
}
