package org.papamu.core.search;

import org.papamu.api.Zobrist;

/**
 * How far one search, with all its threads, trusts the table.
 *
 * <p>The hash of a position leaves out counters that bring a draw nearer. In a game with loops a
 * win kept in the table may therefore be too far away: it was found when the count was lower, in an
 * earlier search or on another way to the position. While nothing depends on it, the table is
 * trusted. Once the search finds a win, a loss or a drawn end, it begins again with keys that hold
 * for this search alone and tell positions apart by their ply. Only what is found then is called a
 * result. What is left of the error is where one position is reached at one ply with different
 * counts.
 */
final class Trust {

  private final boolean loops;
  private volatile long salt;

  Trust(boolean loops) {
    this.loops = loops;
  }

  /** Whether results can be relied on. */
  boolean isExact() {
    return !loops || salt != 0;
  }

  /** From now on only this search's own entries count. */
  void withdraw(long search) {
    salt = Zobrist.mix(search) | 1;
  }

  /** To be mixed into the hash of a position at a ply, times the ply and one more. */
  long salt() {
    return salt;
  }
}
