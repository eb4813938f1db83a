package org.papamu.core.search;

/**
 * The selective steps of a search: what it looks at less deeply than the rest. A search without any
 * gives the exact minimax value of its depth.
 *
 * <p>Late moves, and moves of positions of which the table knows no best move, are searched less
 * deep, and near the leaves the last moves of a settled position are left out, unless all tried so
 * far lose. Quiescence tries the most promising moves only, and not for long. Near the leaves a
 * settled position is not searched whose evaluation is far above the window, where most leaves are
 * settled (reverse futility), or far below it, where many are not (razoring). What each of these
 * brought is told in DECISIONS.md.
 */
final class Selection {

  /** How far above the window an evaluation must be, for each ply left, in hundredths. */
  static final int FUTILITY_MARGIN = 60;

  private static final int FUTILITY_DEPTH = 3;

  /** How far below the window an evaluation must be, for each ply left, in hundredths. */
  static final int RAZOR_MARGIN = 150;

  private static final int RAZOR_DEPTH = 2;

  /** With more depth left than this, all moves are tried. */
  private static final int PRUNED_DEPTH = 4;

  private static final int LEAST_TRIED = 3;

  private static final int DEPTHS = 64;
  private static final int MOVES = 64;

  /** Plies of quiescence after which a position is evaluated whatever it is. */
  private static final int EXACT_PLIES = 40;

  /** The same where moves are left out: the longest exchanges are not worth their many nodes. */
  private static final int QUIET_PLIES = 6;

  private static final int QUIET_MOVES = 4;

  private final boolean on;
  private final byte[] reductions = new byte[DEPTHS * MOVES];

  private Selection(boolean on) {
    this.on = on;
    for (int depth = 1; on && depth < DEPTHS; depth++) {
      for (int move = 1; move < MOVES; move++) {
        reductions[depth * MOVES + move] = (byte) (0.4 + Math.log(depth) * Math.log(move) / 2.2);
      }
    }
  }

  /** All steps. */
  static Selection full() {
    return new Selection(true);
  }

  /** None. */
  static Selection none() {
    return new Selection(false);
  }

  /** Whether positions without a move from the table are searched less deep. */
  boolean reducesUnknown() {
    return on;
  }

  /** By how many plies a move is searched less deep after so many others. */
  int reduction(int depth, int searched) {
    return reductions[Math.min(depth, DEPTHS - 1) * MOVES + Math.min(searched, MOVES - 1)];
  }

  /** The most moves, of those that promise most, tried with so much depth left. */
  int mostMoves(int depth) {
    return on && depth <= PRUNED_DEPTH ? LEAST_TRIED + depth * depth : Integer.MAX_VALUE;
  }

  /** The greatest depth left at which a search is given up for a high evaluation. */
  int futilityDepth() {
    return on ? FUTILITY_DEPTH : 0;
  }

  /** The greatest depth left at which a search is given up for a low evaluation. */
  int razorDepth() {
    return on ? RAZOR_DEPTH : 0;
  }

  /** Plies of quiescence after which a position is evaluated whatever it is. */
  int quietPlies() {
    return on ? QUIET_PLIES : EXACT_PLIES;
  }

  /** Whether a position with a single, forced move may be given up as good enough unplayed. */
  boolean standsForced() {
    return on;
  }

  /** The most moves, of those that promise most, that quiescence tries in a position. */
  int quietMoves() {
    return on ? QUIET_MOVES : Integer.MAX_VALUE;
  }
}
