package org.papamu.core.search;

import org.papamu.api.Evaluator;
import org.papamu.api.GameInfo;
import org.papamu.api.Score;

/**
 * The numbers a search computes with, always seen from the seat to move.
 *
 * <p>From low to high: lost, estimates, won. A drawn end is 0 and no estimate is. A win by a margin
 * of m points at ply p from the root is {@code PROVED + m * PLIES - p}: the result counts first,
 * then the margin, then how soon it comes. Losses are the negatives.
 */
final class Values {

  /** Above every value. */
  static final int INFINITE = 1 << 30;

  /** Every win is above this, every estimate far below. */
  static final int PROVED = 1 << 20;

  static final int DRAW = 0;

  /** More plies than a line of play in the tree can have. */
  private static final int PLIES = 4096;

  /** Margins above this count as this: it keeps values in their range. */
  private static final int MOST_MARGIN = 100_000;

  private Values() {}

  /** The value of a finished game with this margin for the seat to move. */
  static int end(int margin, int ply) {
    if (margin == 0) {
      return DRAW;
    }
    return margin > 0 ? won(margin, ply) : -won(Math.min(-margin, MOST_MARGIN), ply);
  }

  private static int won(int margin, int ply) {
    return PROVED + Math.min(margin, MOST_MARGIN) * PLIES - ply;
  }

  /** The greatest value that a game with these scores can have at its end, at a ply. */
  static int best(GameInfo info, int ply) {
    return won(Math.max(1, info.mostMargin()), ply);
  }

  /** An evaluation as a value: within its limits, and not 0. */
  static int estimate(int evaluation) {
    int most = Evaluator.LIMIT - 1;
    int within = Math.max(-most, Math.min(most, evaluation));
    return within == 0 ? 1 : within;
  }

  /** Whether a value is a win. */
  static boolean isWin(int value) {
    return value > PROVED;
  }

  /** Whether a value is a loss. */
  static boolean isLoss(int value) {
    return value < -PROVED;
  }

  /** Whether a value is a win or a loss. */
  static boolean isDecided(int value) {
    return isWin(value) || isLoss(value);
  }

  /** A value at a ply as a table keeps it: the end counted from the position itself. */
  static int toTable(int value, int ply) {
    if (isWin(value)) {
      return value + ply;
    }
    return isLoss(value) ? value - ply : value;
  }

  /** The reverse of {@link #toTable}. */
  static int fromTable(int value, int ply) {
    if (isWin(value)) {
      return value - ply;
    }
    return isLoss(value) ? value + ply : value;
  }

  /** A value as an estimate: of a win or loss, one above or below all others. */
  static int withoutResult(int value) {
    if (!isDecided(value)) {
      return value;
    }
    int beyond = 2 * Evaluator.LIMIT - plies(value);
    return value > 0 ? beyond : -beyond;
  }

  /** The plies from the root to the end, of a win or a loss. */
  static int plies(int value) {
    return Math.floorMod(-(Math.abs(value) - PROVED), PLIES);
  }

  /** A value at the root as others see it; a draw is one only if it is proved. */
  static Score score(int value, boolean proved) {
    if (isWin(value)) {
      return Score.win(plies(value));
    }
    if (isLoss(value)) {
      return Score.loss(plies(value));
    }
    return proved && value == DRAW ? Score.draw() : Score.estimate(value);
  }
}
