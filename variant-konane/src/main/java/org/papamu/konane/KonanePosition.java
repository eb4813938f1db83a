package org.papamu.konane;

import org.papamu.api.Position;

/**
 * A Kōnane position: the stones and the phase. Two positions of one game are equal when both are
 * the same.
 */
abstract class KonanePosition implements Position {

  static final int BLACK = 0;
  static final int WHITE = 1;

  /** The piece numbers of {@link #at} are the seats plus 1. */
  static final int BLACK_STONE = 1;

  static final int WHITE_STONE = 2;

  /** The first phase of jumping: Black's. */
  static final int JUMPING = 2;

  /**
   * 0: Black takes a stone off; 1: White takes a stone off; 2: Black jumps; 3: White jumps. So the
   * lowest bit is the seat.
   */
  int phase;

  @Override
  public final int turn() {
    return phase & 1;
  }

  /** Whether stones are still taken off, as the first two plies do. */
  final boolean isRemoving() {
    return phase < JUMPING;
  }

  /** The phase after a ply in this one. */
  static int next(int phase) {
    return phase < JUMPING ? phase + 1 : phase ^ 1;
  }
}
