package org.papamu.core.search;

import java.util.Arrays;
import org.papamu.api.Position;

/**
 * The line of positions from the root to the position looked at, after the game's own past: finds
 * repetitions. A small table of counts answers for nearly all positions that they are new.
 */
final class Path<P extends Position> {

  private static final int FILTER = 1 << 12;

  private final Past<P> past;
  private final int repetition;
  private final byte[] filter = new byte[FILTER];
  private long[] hashes = new long[64];

  /**
   * A path that begins at a root.
   *
   * @param repetition the occurrences that make a draw; 0 for no such rule
   */
  Path(Past<P> past, int repetition) {
    this.past = past;
    this.repetition = repetition == 0 ? Integer.MAX_VALUE : repetition;
    for (long hash : past.hashes()) {
      mark(hash, 1);
    }
  }

  /** Counts that reach their limit stay there: then the table says "perhaps" for good. */
  private void mark(long hash, int change) {
    int slot = (int) hash & (FILTER - 1);
    if (filter[slot] != Byte.MAX_VALUE) {
      filter[slot] += (byte) change;
    }
  }

  /** The path goes through a position at a ply. */
  void push(int ply, long hash) {
    if (hashes.length <= ply) {
      hashes = Arrays.copyOf(hashes, 2 * ply);
    }
    hashes[ply] = hash;
    mark(hash, 1);
  }

  /** The path ends before a ply again. */
  void pop(int ply) {
    mark(hashes[ply], -1);
  }

  /**
   * Whether a position counts as a draw: it stands on the path already, or with its occurrences in
   * the past it has come as often as the rule allows.
   *
   * @param positions the positions of the path, by ply
   */
  boolean isDraw(P[] positions, int ply, long hash) {
    if (filter[(int) hash & (FILTER - 1)] == 0) {
      return false;
    }
    P position = positions[ply];
    for (int before = ply - 1; before >= 0; before--) {
      if (hashes[before] == hash && positions[before].equals(position)) {
        return true;
      }
    }
    return past.occurrences(position, hash) + 1 >= repetition;
  }
}
