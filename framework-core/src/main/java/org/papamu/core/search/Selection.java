package org.papamu.core.search;

/**
 * The selective steps of a search: what it looks at less deeply than the rest. A search without any
 * gives the exact minimax value of its depth.
 */
final class Selection {

  private static final int DEPTHS = 64;
  private static final int MOVES = 64;

  static final int QTT = 1;
  static final int QDEPTH = 99;
  static final int QMOVES = 3;
  static final int RFP_DEPTH = 3;
  static final int RFP_MARGIN = 60;
  static final int RAZOR_DEPTH = 0;
  static final int RAZOR_MARGIN = 150;
  static final int FUT_DEPTH = 0;
  static final int FUT_MARGIN = 100;
  static final int FUT_MOVES = 1;
  static final int LMP_DEPTH = 0;
  static final int LMP_BASE = 4;
  static final int LMP_SCALE = 4;
  static final int LMR_BASE = 40;
  static final int LMR_DIV = 220;
  static final int LMR_MIN = 3;
  private final boolean on;
  private final byte[] reductions = new byte[DEPTHS * MOVES];

  private Selection(boolean on) {
    this.on = on;
    for (int depth = 1; depth < DEPTHS; depth++) {
      for (int move = 1; move < MOVES; move++) {
        reductions[depth * MOVES + move] =
            (byte) (LMR_BASE / 100.0 + Math.log(depth) * Math.log(move) / (LMR_DIV / 100.0));
      }
    }
  }

  /** All steps that have proved their worth in matches. */
  static Selection full() {
    return new Selection(true);
  }

  /** None. */
  static Selection none() {
    return new Selection(false);
  }

  /** Whether late moves, and moves of positions without a table's move, are searched less deep. */
  boolean reductions() {
    return on;
  }

  /** By how many plies a move is searched less deep after so many others. */
  int reduction(int depth, int searched) {
    return reductions[Math.min(depth, DEPTHS - 1) * MOVES + Math.min(searched, MOVES - 1)];
  }
}
