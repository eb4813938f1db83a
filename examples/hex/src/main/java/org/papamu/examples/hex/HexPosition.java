package org.papamu.examples.hex;

import org.papamu.api.BoardPosition;
import org.papamu.api.Zobrist;

/**
 * The stones and the turn. Who has joined two sides follows from the stones and is kept beside
 * them, since only the last stone can change it.
 */
final class HexPosition extends BoardPosition {

  static final int NOBODY = -1;

  /** The seat whose sides are joined. */
  int winner = NOBODY;

  HexPosition(int points, Zobrist keys) {
    super(points, keys);
  }

  @Override
  public void copy(BoardPosition source) {
    super.copy(source);
    winner = ((HexPosition) source).winner;
  }
}
