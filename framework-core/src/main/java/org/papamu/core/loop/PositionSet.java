package org.papamu.core.loop;

import java.util.Arrays;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/**
 * A set of positions with a number for each, kept by 128 bits: the position's own hash, and another
 * over its pieces. That two positions are taken for one is as good as impossible.
 */
final class PositionSet {

  private final int points;
  private long[] keys = new long[2 << 10];
  private int[] values = new int[1 << 10];
  private int size;

  PositionSet(int points) {
    this.points = points;
  }

  private long second(Position position) {
    long hash = position.turn() + 1L;
    for (int point = 0; point < points; point++) {
      hash = hash * 0x9E3779B97F4A7C15L + position.at(point);
      hash ^= hash >>> 29;
    }
    // Never 0, which is a free place.
    return Zobrist.mix(hash) | 1;
  }

  private int place(long first, long second) {
    int mask = values.length - 1;
    int at = (int) (first ^ (first >>> 32)) & mask;
    while (keys[2 * at + 1] != 0 && (keys[2 * at] != first || keys[2 * at + 1] != second)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  /** The number of a position; 0 if it is not in the set. */
  int get(Position position) {
    int at = place(position.hash(), second(position));
    return keys[2 * at + 1] == 0 ? 0 : values[at];
  }

  /** Gives a position a number, which is not 0. */
  void put(Position position, int value) {
    if (2 * size >= values.length) {
      grow();
    }
    long first = position.hash();
    long second = second(position);
    int at = place(first, second);
    if (keys[2 * at + 1] == 0) {
      size++;
      keys[2 * at] = first;
      keys[2 * at + 1] = second;
    }
    values[at] = value;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = new int[2 * oldValues.length];
    for (int i = 0; i < oldValues.length; i++) {
      if (oldKeys[2 * i + 1] != 0) {
        int at = place(oldKeys[2 * i], oldKeys[2 * i + 1]);
        keys[2 * at] = oldKeys[2 * i];
        keys[2 * at + 1] = oldKeys[2 * i + 1];
        values[at] = oldValues[i];
      }
    }
  }

  int size() {
    return size;
  }

  void clear() {
    Arrays.fill(keys, 0);
    size = 0;
  }
}
