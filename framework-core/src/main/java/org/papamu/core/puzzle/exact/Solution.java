package org.papamu.core.puzzle.exact;

import java.util.List;

/**
 * What is known about a puzzle.
 *
 * @param verdict whether it can be solved
 * @param line the moves of a solution, in order; empty if none is known, or if the position is the
 *     solution
 * @param sweeps the number of sweeps of that line: runs of moves by one piece
 * @param isFewest whether no solution has fewer
 * @param positions the positions that were stored for the answer, up to symmetry
 * @param method how it was found, in a word or two
 */
public record Solution(
    Verdict verdict, List<Long> line, int sweeps, boolean isFewest, long positions, String method) {

  /** Copies the line. */
  public Solution {
    line = List.copyOf(line);
  }

  /** Whether a puzzle can be solved. */
  public enum Verdict {
    /** It can, and how is known. */
    SOLVABLE,
    /** It cannot: that is proved. */
    UNSOLVABLE,
    /** A limit ran out before it was known. */
    UNKNOWN
  }
}
