package org.papamu.core.table;

/**
 * A value as a number: 0 for a draw (while a class is built: or not known yet), n + 1 for a win in
 * n plies, -(n + 1) for a loss in n plies.
 */
final class Codes {

  static final int DRAW = 0;

  /** The most plies there can be. */
  static final int MOST_PLIES = Short.MAX_VALUE - 1;

  private Codes() {}

  static int win(int plies) {
    return plies + 1;
  }

  static int loss(int plies) {
    return -plies - 1;
  }

  /** The plies of a win or loss. */
  static int plies(int code) {
    return Math.abs(code) - 1;
  }

  /** The code of a game that is over, by its score for the seat to move. */
  static int over(int score) {
    return Integer.signum(score);
  }
}
