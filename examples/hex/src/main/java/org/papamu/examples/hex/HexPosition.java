package org.papamu.examples.hex;

import org.papamu.api.BoardPosition;
import org.papamu.api.Zobrist;

/**
 * The stones and the turn. Which sides each stone's chain touches follows from the stones and is
 * kept beside them, so that a move tells at once whether it joins two sides.
 */
final class HexPosition extends BoardPosition {

  static final int NOBODY = -1;

  /** Bit 0 where a stone's chain touches the side where its owner begins, bit 1 where the other. */
  final byte[] touched;

  /** The seat whose sides are joined. */
  int winner = NOBODY;

  HexPosition(int points, Zobrist keys) {
    super(points, keys);
    touched = new byte[points];
  }

  @Override
  public void copy(BoardPosition source) {
    super.copy(source);
    HexPosition position = (HexPosition) source;
    System.arraycopy(position.touched, 0, touched, 0, touched.length);
    winner = position.winner;
  }
}
