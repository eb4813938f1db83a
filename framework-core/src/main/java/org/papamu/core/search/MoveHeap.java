package org.papamu.core.search;

import java.util.Arrays;

/**
 * The moves of one position, to be taken in the order of their scores: a heap, so that a cutoff
 * after the first move does not pay for sorting thousands. Of equal scores the earlier index comes
 * first. Reused; grows as needed.
 */
final class MoveHeap {

  private static final int INDEX_BITS = 24;
  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

  /**
   * With no more moves than this no heap is made: looking through them for the best is quicker, and
   * mostly one or two are taken.
   */
  private static final int FEW = 24;

  private long[] keys = new long[64];

  /** The moves left lie in front, a heap unless they are few; behind them those that were taken. */
  private int size;

  private boolean few;

  private int end;

  /** Removes all and makes room. */
  void clear(int capacity) {
    size = 0;
    end = 0;
    if (keys.length < capacity) {
      keys = new long[Math.max(capacity, keys.length * 2)];
    }
  }

  /** Adds a move without order; within the capacity given to {@link #clear}. */
  void add(int index, int score) {
    keys[size++] = ((long) score << INDEX_BITS) | (INDEX_MASK - index);
    end = size;
  }

  /** Makes an order of what was added. */
  void arrange() {
    few = size <= FEW;
    if (few) {
      return;
    }
    for (int i = (size >>> 1) - 1; i >= 0; i--) {
      sink(i, keys[i]);
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Takes the best away and gives its index. */
  int next() {
    if (few) {
      return nextOfFew();
    }
    long top = keys[0];
    size--;
    if (size > 0) {
      sink(0, keys[size]);
    }
    keys[size] = top;
    return index(top);
  }

  private int nextOfFew() {
    int at = 0;
    long top = keys[0];
    for (int i = 1; i < size; i++) {
      if (keys[i] > top) {
        top = keys[i];
        at = i;
      }
    }
    size--;
    keys[at] = keys[size];
    keys[size] = top;
    return index(top);
  }

  /** The number of moves taken since the last {@link #arrange}. */
  int taken() {
    return end - size;
  }

  /** The index of a move that was taken; the last taken is number 0. */
  int taken(int number) {
    return index(keys[size + number]);
  }

  private static int index(long key) {
    return INDEX_MASK - (int) (key & INDEX_MASK);
  }

  private void sink(int hole, long key) {
    int at = hole;
    int half = size >>> 1;
    while (at < half) {
      int child = 2 * at + 1;
      if (child + 1 < size && keys[child + 1] > keys[child]) {
        child++;
      }
      if (keys[child] <= key) {
        break;
      }
      keys[at] = keys[child];
      at = child;
    }
    keys[at] = key;
  }

  @Override
  public String toString() {
    return Arrays.toString(Arrays.copyOf(keys, size));
  }
}
