package org.papamu.core.toggle;

import java.util.Arrays;

/**
 * A hash table of words, with a number of up to 127 bits for each or none: one bucket of a layer
 * that is being built, small enough to stay in a processor's cache while it is filled.
 *
 * <p>Design: open addressing with any number of places, so that it can grow by half; the higher
 * halves of the numbers are kept only once a number needs one.
 */
final class WordTable {

  private static final long VACANT = -1;
  private static final int FIRST = 16;
  private static final long[] NONE = new long[0];

  private final boolean counted;
  private long[] words = NONE;
  private long[] low = NONE;
  private long[] high = NONE;
  private int size;
  private int most;

  WordTable(boolean counted) {
    this.counted = counted;
  }

  int size() {
    return size;
  }

  long bytes() {
    return ((long) words.length + low.length + high.length) * Long.BYTES;
  }

  /** Adds words, of which several may be the same, without numbers. */
  void addAll(long[] added, int length) {
    for (int i = 0; i < length; i++) {
      place(added[i]);
    }
  }

  /** Adds words and adds up their numbers. */
  void addAll(long[] added, long[] addedLow, long[] addedHigh, int length) {
    for (int i = 0; i < length; i++) {
      add(added[i], addedLow[i], addedHigh.length == 0 ? 0 : addedHigh[i]);
    }
  }

  /**
   * Adds a word and its number.
   *
   * @throws ArithmeticException if a number gets 2^127 or more
   */
  void add(long word, long addedLow, long addedHigh) {
    int at = place(word);
    if (!counted) {
      return;
    }
    long sum = low[at] + addedLow;
    boolean carry = Long.compareUnsigned(sum, addedLow) < 0;
    low[at] = sum;
    if (carry || addedHigh != 0) {
      if (high.length == 0) {
        high = new long[words.length];
      }
      high[at] = Math.addExact(Math.addExact(high[at], addedHigh), carry ? 1L : 0L);
    }
  }

  /** The place of a word, which is there afterwards. */
  private int place(long word) {
    if (size >= most) {
      grow();
    }
    int at = home(word);
    while (words[at] != word) {
      if (words[at] == VACANT) {
        words[at] = word;
        size++;
        return at;
      }
      at = at + 1 == words.length ? 0 : at + 1;
    }
    return at;
  }

  boolean contains(long word) {
    if (size == 0) {
      return false;
    }
    int at = home(word);
    while (words[at] != word) {
      if (words[at] == VACANT) {
        return false;
      }
      at = at + 1 == words.length ? 0 : at + 1;
    }
    return true;
  }

  private int home(long word) {
    return (int) ((((Layer.hash(word) >>> 24) & 0xFFFFFFFFL) * words.length) >>> 32);
  }

  private void grow() {
    long[] oldWords = words;
    long[] oldLow = low;
    long[] oldHigh = high;
    int room = Math.max(FIRST, Math.addExact(oldWords.length, oldWords.length / 2));
    words = new long[room];
    Arrays.fill(words, VACANT);
    low = counted ? new long[room] : NONE;
    high = oldHigh.length == 0 ? NONE : new long[room];
    size = 0;
    most = room / 4 * 3;
    for (int i = 0; i < oldWords.length; i++) {
      if (oldWords[i] != VACANT) {
        int at = place(oldWords[i]);
        if (counted) {
          low[at] = oldLow[i];
        }
        if (oldHigh.length > 0) {
          high[at] = oldHigh[i];
        }
      }
    }
  }

  /** The words, in an order that is of no meaning. */
  long[] words() {
    long[] packed = new long[size];
    int to = 0;
    for (long word : words) {
      if (word != VACANT) {
        packed[to++] = word;
      }
    }
    return packed;
  }

  /** The lower halves of the numbers, in the order of {@link #words}. */
  long[] low() {
    return packed(low);
  }

  /** The higher halves of the numbers, in the order of {@link #words}; empty if all are 0. */
  long[] high() {
    return packed(high);
  }

  private long[] packed(long[] values) {
    if (values.length == 0) {
      return NONE;
    }
    long[] packed = new long[size];
    int to = 0;
    for (int i = 0; i < words.length; i++) {
      if (words[i] != VACANT) {
        packed[to++] = values[i];
      }
    }
    return packed;
  }
}
