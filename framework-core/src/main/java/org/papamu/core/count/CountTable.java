package org.papamu.core.count;

import java.util.Arrays;

/** Words, each with a number of up to 127 bits that is above 0; grows as it needs. */
final class CountTable {

  private static final long MIXER = 0x9E3779B97F4A7C15L;

  private long[] words;
  private long[] low;
  private long[] high;
  private int size;
  private int shift;

  /** A table for some words. */
  CountTable(int expected) {
    make(Math.max(10, Integer.SIZE - Integer.numberOfLeadingZeros(expected)));
  }

  private void make(int bits) {
    words = new long[1 << bits];
    low = new long[1 << bits];
    high = new long[1 << bits];
    shift = Long.SIZE - bits;
  }

  /** The number of words. */
  int size() {
    return size;
  }

  /**
   * Adds to the number of a word.
   *
   * @throws ArithmeticException if it gets 2^127 or more
   */
  void add(long word, long addedLow, long addedHigh) {
    int at = place(word);
    if ((low[at] | high[at]) == 0) {
      words[at] = word;
      size++;
    }
    low[at] += addedLow;
    long carry = Long.compareUnsigned(low[at], addedLow) < 0 ? 1 : 0;
    if (carry != 0 || addedHigh != 0) {
      high[at] = Math.addExact(Math.addExact(high[at], addedHigh), carry);
    }
    if (size > words.length / 4 * 3) {
      grow();
    }
  }

  private int place(long word) {
    int at = (int) (((word ^ (word >>> 32)) * MIXER) >>> shift);
    while ((low[at] | high[at]) != 0 && words[at] != word) {
      at = (at + 1) & (words.length - 1);
    }
    return at;
  }

  private void grow() {
    long[] oldWords = words;
    long[] oldLow = low;
    long[] oldHigh = high;
    make(Long.SIZE - shift + 1);
    for (int i = 0; i < oldWords.length; i++) {
      if ((oldLow[i] | oldHigh[i]) != 0) {
        int at = place(oldWords[i]);
        words[at] = oldWords[i];
        low[at] = oldLow[i];
        high[at] = oldHigh[i];
      }
    }
  }

  /** All words, in no order. */
  long[] words() {
    long[] all = new long[size];
    int at = 0;
    for (int i = 0; i < words.length; i++) {
      if ((low[i] | high[i]) != 0) {
        all[at++] = words[i];
      }
    }
    return all;
  }

  /** The lower 64 bits of the number of a word that is there. */
  long low(long word) {
    return low[place(word)];
  }

  /** The higher bits. */
  long high(long word) {
    return high[place(word)];
  }

  /** Forgets all words. */
  void clear() {
    Arrays.fill(low, 0);
    Arrays.fill(high, 0);
    size = 0;
  }
}
