package org.papamu.core.puzzle;

import java.util.Arrays;

/** A set of numbers other than 0, in open addressing. */
final class KeySet {

  private long[] table = new long[64];
  private int size;

  /** Adds a number; answers whether it was not there. */
  boolean add(long key) {
    if (size * 2 >= table.length) {
      grow();
    }
    int at = place(key);
    if (table[at] == key) {
      return false;
    }
    table[at] = key;
    size++;
    return true;
  }

  private int place(long key) {
    int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & (table.length - 1);
    while (table[at] != 0 && table[at] != key) {
      at = (at + 1) & (table.length - 1);
    }
    return at;
  }

  private void grow() {
    long[] old = table;
    table = new long[old.length * 2];
    for (long key : old) {
      if (key != 0) {
        table[place(key)] = key;
      }
    }
  }

  int size() {
    return size;
  }

  /** Removes all. */
  void clear() {
    Arrays.fill(table, 0);
    size = 0;
  }

  /** Calls for each number. */
  void forEach(java.util.function.LongConsumer action) {
    for (long key : table) {
      if (key != 0) {
        action.accept(key);
      }
    }
  }
}
