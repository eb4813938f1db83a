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

  private long[] keys = new long[64];

  /** The moves left are a heap in front; behind it lie those that were taken. */
  private int size;

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
    for (int i = (size >>> 1) - 1; i >= 0; i--) {
      sink(i, keys[i]);
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Takes the best away and gives its index. */
  int next() {
    long top = keys[0];
    size--;
    if (size > 0) {
      sink(0, keys[size]);
    }
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
