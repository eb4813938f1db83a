package org.papamu.core.solve;

import java.util.List;
import java.util.OptionalInt;

/**
 * What is known of a position's result, seen from the seat to move.
 *
 * @param least the seat to move gets at least this margin: proved
 * @param most the other seat can keep it to this margin: proved
 * @param plies how many plies the game takes, if it is won and the winner hurries while the loser
 *     holds out; empty if this is not known
 * @param line best moves from the position on as far as they are known, each proved to be best; the
 *     side that loses, if one does, plays the move that was hardest to refute. Empty if the game is
 *     over or nothing is known.
 * @param positions the positions that were visited
 */
public record Solution(int least, int most, OptionalInt plies, List<Long> line, long positions) {

  /** Copies the line. */
  public Solution {
    line = List.copyOf(line);
  }

  /** A result for the seat to move. */
  public enum Value {
    /** It can win. */
    WIN,
    /** It can be made to lose. */
    LOSS,
    /** With best play nobody wins. */
    DRAW,
    /** A limit ran out before this was known. */
    UNKNOWN
  }

  /** The result. */
  public Value value() {
    if (least > 0) {
      return Value.WIN;
    }
    if (most < 0) {
      return Value.LOSS;
    }
    return least == 0 && most == 0 ? Value.DRAW : Value.UNKNOWN;
  }

  /** Whether the margin itself is known. */
  public boolean isExact() {
    return least == most;
  }
}
