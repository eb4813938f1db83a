package org.papamu.core.resume;

import java.nio.LongBuffer;

/**
 * A part of what a run has in memory, as words of 64 bits that go to a file and come back from it.
 */
public interface Memory {

  /** The number of words. */
  int length();

  /**
   * Puts words into a buffer.
   *
   * @param at the first, from 0
   * @param count how many; there is room for them
   */
  void read(int at, int count, LongBuffer out);

  /** Takes words from a buffer, in the place of those that were there. */
  void write(int at, int count, LongBuffer in);

  /** The memory that an array is. */
  static Memory of(long[] words) {
    return new Memory() {
      @Override
      public int length() {
        return words.length;
      }

      @Override
      public void read(int at, int count, LongBuffer out) {
        out.put(words, at, count);
      }

      @Override
      public void write(int at, int count, LongBuffer in) {
        in.get(words, at, count);
      }
    };
  }

  /**
   * The memory that an array of ints is, two in a word.
   *
   * @throws IllegalArgumentException if their number is odd
   */
  static Memory of(int[] ints) {
    if (ints.length % 2 != 0) {
      throw new IllegalArgumentException("%s ints fill no whole words".formatted(ints.length));
    }
    return new Memory() {

      @Override
      public int length() {
        return ints.length / 2;
      }

      @Override
      public void read(int at, int count, LongBuffer out) {
        for (int i = 2 * at; i < 2 * (at + count); i += 2) {
          out.put((long) ints[i] << Integer.SIZE | (ints[i + 1] & 0xFFFF_FFFFL));
        }
      }

      @Override
      public void write(int at, int count, LongBuffer in) {
        for (int i = 2 * at; i < 2 * (at + count); i += 2) {
          long word = in.get();
          ints[i] = (int) (word >>> Integer.SIZE);
          ints[i + 1] = (int) word;
        }
      }
    };
  }
}
