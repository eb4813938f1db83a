package org.papamu.core.cgt;

import java.util.Arrays;
import org.papamu.api.Parts;

/** A map from the keys of parts to values, in open addressing without removal; keys are exact. */
final class KeyTable {

  /** The keys one after the other, each led by a word with its value and its length. */
  private long[] pool = new long[1 << 10];

  private int used;

  /** Where a key is in the pool, plus 1; 0 is free. */
  private int[] table = new int[1 << 10];

  private int size;

  /** The value kept for the key of a part; -1 if none is. */
  int find(Parts parts, int part) {
    int mask = table.length - 1;
    int at = (int) (hash(parts, part) >>> Integer.SIZE) & mask;
    while (table[at] != 0) {
      if (isKey(table[at] - 1, parts, part)) {
        return (int) pool[table[at] - 1];
      }
      at = (at + 1) & mask;
    }
    return -1;
  }

  private boolean isKey(int place, Parts parts, int part) {
    int length = parts.keyLength(part);
    if ((int) (pool[place] >>> Integer.SIZE) != length) {
      return false;
    }
    for (int word = 0; word < length; word++) {
      if (pool[place + 1 + word] != parts.key(part, word)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Keeps a value for the key of a part, for which none is kept.
   *
   * @throws ArithmeticException if there are more than 2^31 words of keys
   */
  void put(Parts parts, int part, int value) {
    int length = parts.keyLength(part);
    if (Math.addExact(used, length + 1) > pool.length) {
      pool = Arrays.copyOf(pool, Math.multiplyExact(pool.length, 2));
    }
    pool[used] = (long) length << Integer.SIZE | value;
    for (int word = 0; word < length; word++) {
      pool[used + 1 + word] = parts.key(part, word);
    }
    if (2 * size >= table.length) {
      grow();
    }
    insert(used);
    used += length + 1;
    size++;
  }

  private void insert(int place) {
    int length = (int) (pool[place] >>> Integer.SIZE);
    long hash = length;
    for (int word = 0; word < length; word++) {
      hash = mixed(hash, pool[place + 1 + word]);
    }
    int mask = table.length - 1;
    int at = (int) (hash >>> Integer.SIZE) & mask;
    while (table[at] != 0) {
      at = (at + 1) & mask;
    }
    table[at] = place + 1;
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int place = 0; place < used; place += 1 + (int) (pool[place] >>> Integer.SIZE)) {
      insert(place);
    }
  }

  private static long hash(Parts parts, int part) {
    int length = parts.keyLength(part);
    long hash = length;
    for (int word = 0; word < length; word++) {
      hash = mixed(hash, parts.key(part, word));
    }
    return hash;
  }

  private static long mixed(long hash, long word) {
    long mixed = (hash ^ word) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 32) * 0xD1B54A32D192ED03L;
  }

  int size() {
    return size;
  }

  /** The memory taken, in bytes. */
  long bytes() {
    return 8L * pool.length + 4L * table.length;
  }
}
