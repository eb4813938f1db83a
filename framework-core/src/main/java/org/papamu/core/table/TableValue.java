package org.papamu.core.table;

/**
 * The value of a position for the seat to move, when both sides play as well as can be and no draw
 * counter is running.
 *
 * @param result what the seat to move gets
 * @param plies for a win the least number of plies in which it can be forced, for a loss the
 *     greatest number for which it can be put off, from 0; 0 for a draw
 */
public record TableValue(Result result, int plies) {

  /** What the seat to move gets. */
  public enum Result {
    /** It can force a win. */
    WIN,
    /** Neither side can force a win: the game ends as a draw, or goes on for ever. */
    DRAW,
    /** The other side can force a win. */
    LOSS
  }

  /** The value that a table holds as a code. */
  static TableValue of(int code) {
    if (code == Codes.DRAW) {
      return new TableValue(Result.DRAW, 0);
    }
    return new TableValue(code > 0 ? Result.WIN : Result.LOSS, Codes.plies(code));
  }
}
