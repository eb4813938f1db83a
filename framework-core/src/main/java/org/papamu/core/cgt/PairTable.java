package org.papamu.core.cgt;

import java.util.Arrays;

/** A map from pairs of ids to numbers from 0 on, in open addressing without removal. */
final class PairTable {

  private static final long FREE = -1;

  private long[] keys = new long[1 << 10];
  private int[] values = new int[1 << 10];
  private int size;

  PairTable() {
    Arrays.fill(keys, FREE);
  }

  /** What is kept for a pair; -1 if nothing is. */
  int find(int one, int other) {
    long key = key(one, other);
    int mask = keys.length - 1;
    int at = place(key) & mask;
    while (keys[at] != FREE) {
      if (keys[at] == key) {
        return values[at];
      }
      at = (at + 1) & mask;
    }
    return -1;
  }

  /** Keeps a number for a pair for which nothing is kept. */
  void put(int one, int other, int value) {
    if (2 * size >= keys.length) {
      grow();
    }
    insert(key(one, other), value);
    size++;
  }

  private void insert(long key, int value) {
    int mask = keys.length - 1;
    int at = place(key) & mask;
    while (keys[at] != FREE) {
      at = (at + 1) & mask;
    }
    keys[at] = key;
    values[at] = value;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[2 * oldKeys.length];
    Arrays.fill(keys, FREE);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != FREE) {
        insert(oldKeys[i], oldValues[i]);
      }
    }
  }

  /** The memory taken, in bytes. */
  long bytes() {
    return (long) keys.length * (Long.BYTES + Integer.BYTES);
  }

  private static long key(int one, int other) {
    return (long) one << Integer.SIZE | other;
  }

  private static int place(long key) {
    long mixed = (key ^ key >>> 29) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> Integer.SIZE);
  }
}
