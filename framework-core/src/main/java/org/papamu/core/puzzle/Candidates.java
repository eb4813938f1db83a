package org.papamu.core.puzzle;

import java.util.Arrays;

/**
 * The positions that a layer of a beam leads to, of which only the most liked are kept: for each a
 * preference, the index of the parent and the move.
 *
 * <p>Design: whenever there are four times as many as may be kept, the rest is dropped at once by
 * partition, so that room and time are in proportion to the width of the beam. What is liked no
 * more than the least of those kept needs no place from then on.
 */
final class Candidates {

  private static final int SLACK = 4;

  private long[] moves = new long[64];
  private int[] parents = new int[64];
  private int[] preferences = new int[64];

  /** For {@link #cut}: the preference in the upper half, the age in the lower. */
  private long[] ranks = new long[64];

  private int size;
  private int width;
  private long least;
  private boolean dropped;

  /** Begins a layer of so many positions at most. */
  void begin(int most) {
    width = most;
    size = 0;
    least = Long.MIN_VALUE;
    dropped = false;
  }

  /** Adds one. Of those liked alike, the one added first counts more. */
  void add(int preference, int parent, long move) {
    if (preference <= least) {
      dropped = true;
      return;
    }
    if (size == SLACK * width) {
      cut();
    }
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size * 2);
      parents = Arrays.copyOf(parents, size * 2);
      preferences = Arrays.copyOf(preferences, size * 2);
      ranks = new long[size * 2];
    }
    moves[size] = move;
    parents[size] = parent;
    preferences[size] = preference;
    size++;
  }

  /** Drops all but the most liked ones that may be kept. These stay in their order. */
  void cut() {
    if (size <= width) {
      return;
    }
    dropped = true;
    for (int i = 0; i < size; i++) {
      ranks[i] = ((long) preferences[i] << 32) | (size - i);
    }
    int first = size - width;
    partition(first);
    int[] kept = new int[width];
    least = Integer.MAX_VALUE;
    for (int i = 0; i < width; i++) {
      kept[i] = size - (int) ranks[first + i];
      least = Math.min(least, preferences[kept[i]]);
    }
    Arrays.sort(kept);
    for (int i = 0; i < width; i++) {
      moves[i] = moves[kept[i]];
      parents[i] = parents[kept[i]];
      preferences[i] = preferences[kept[i]];
    }
    size = width;
  }

  /** Puts the ranks so that none before a place is above one from it on (Hoare's selection). */
  private void partition(int place) {
    int low = 0;
    int high = size - 1;
    while (low < high) {
      long pivot = ranks[(low + high) >>> 1];
      int i = low;
      int j = high;
      while (i <= j) {
        while (ranks[i] < pivot) {
          i++;
        }
        while (ranks[j] > pivot) {
          j--;
        }
        if (i <= j) {
          long swapped = ranks[i];
          ranks[i++] = ranks[j];
          ranks[j--] = swapped;
        }
      }
      if (place <= j) {
        high = j;
      } else if (place >= i) {
        low = i;
      } else {
        return;
      }
    }
  }

  /** The number of those kept so far. */
  int size() {
    return size;
  }

  /** Whether any was dropped in this layer. */
  boolean wasCut() {
    return dropped;
  }

  int parent(int index) {
    return parents[index];
  }

  long move(int index) {
    return moves[index];
  }

  /** The index of the one that is liked most; there must be one. */
  int favourite() {
    int best = 0;
    for (int i = 1; i < size; i++) {
      best = preferences[i] > preferences[best] ? i : best;
    }
    return best;
  }
}
