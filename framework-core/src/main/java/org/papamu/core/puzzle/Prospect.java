package org.papamu.core.puzzle;

import java.util.List;

/**
 * What a search has found out about whether a puzzle can still be solved.
 *
 * @param verdict what is known
 * @param line the moves of a solution, in order; empty if none is known, or if the position is the
 *     solution
 * @param nodes the positions that were looked at for this answer; 0 if it was known from before
 */
public record Prospect(Verdict verdict, List<Long> line, long nodes) {

  /** Copies the line. */
  public Prospect {
    line = List.copyOf(line);
  }

  /** Whether a puzzle can still be solved. */
  public enum Verdict {
    /** It can: a solution is known. */
    SOLVABLE,
    /** It cannot: that is proved. */
    HOPELESS,
    /** The search ended before it knew. */
    UNKNOWN
  }
}
