package org.papamu.core.toggle;

import java.util.function.LongConsumer;

/**
 * A set of words of one parity class and number of filled points: a bit for each such word, by its
 * number. For one thread while it is filled.
 */
public final class RankedLayer implements WordSet {

  private static final int BLOCK = 8;

  private final Ranks.Section section;
  private final long[] bits;
  private int[] before = new int[0];
  private long size;

  /**
   * An empty set.
   *
   * @param ranks numbers the words
   * @param member a word of the class
   * @param filled how many points of its words are filled
   * @throws ArithmeticException if 2^31 or more words could be in it
   */
  public RankedLayer(Ranks ranks, long member, int filled) {
    section = ranks.section(member, filled);
    bits = new long[(section.size() >>> 6) + 1];
  }

  /** The bytes of one that could hold so many words. */
  public static long bytes(long words) {
    return words / Byte.SIZE;
  }

  /** Puts a word of the class with the right number of points into it. */
  public void add(long word) {
    int rank = section.rank(word);
    bits[rank >>> 6] |= 1L << rank;
  }

  /** Whether a word of the class with the right number of points is in it. */
  public boolean has(long word) {
    int rank = section.rank(word);
    return (bits[rank >>> 6] >>> rank & 1) != 0;
  }

  /** Numbers the words that are in it, once it is filled: answers how many there are. */
  public long close() {
    before = new int[bits.length / BLOCK + 1];
    int sum = 0;
    for (int i = 0; i < bits.length; i++) {
      if (i % BLOCK == 0) {
        before[i / BLOCK] = sum;
      }
      sum += Long.bitCount(bits[i]);
    }
    size = sum;
    return size;
  }

  /** The number of words, of a closed set. */
  @Override
  public long size() {
    return size;
  }

  @Override
  public int indexOf(long word) {
    int rank = section.rank(word);
    int at = rank >>> 6;
    if ((bits[at] >>> rank & 1) == 0) {
      return -1;
    }
    int index = before[at / BLOCK];
    for (int i = at / BLOCK * BLOCK; i < at; i++) {
      index += Long.bitCount(bits[i]);
    }
    return index + Long.bitCount(bits[at] & (1L << rank) - 1);
  }

  /** Is told what a word leads to. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * Called for a word.
     *
     * @param found how many moves it has; {@link RankedSteps#child} tells where each leads
     */
    void visit(long word, int found);
  }

  /**
   * Goes through the words that may lead to a goal and finds what follows.
   *
   * @param hope tells of words that lead to no goal, which are left out
   * @param steps the generator, which the visitor asks
   */
  public void expand(Pagodas hope, RankedSteps steps, Visitor visitor) {
    for (int high = 0; high < section.highs(); high++) {
      int first = section.first(high);
      int end = section.first(high + 1);
      if (first == end) {
        continue;
      }
      boolean entered = false;
      int[] lows = section.lowsOf(high);
      for (int at = first >>> 6; at <= (end - 1) >>> 6; at++) {
        int base = (at << 6) - first;
        for (long found = bits(at, first, end); found != 0; found &= found - 1) {
          int low = lows[base + Long.numberOfTrailingZeros(found)];
          long word = section.word(high, low);
          if (hope.allows(word)) {
            if (!entered) {
              steps.enter(high);
              entered = true;
            }
            visitor.visit(word, steps.expand(low));
          }
        }
      }
    }
  }

  /** The bits of the words with a number from {@code first} to before {@code end}. */
  private long bits(int at, int first, int end) {
    int base = at << 6;
    long found = bits[at];
    if (base < first) {
      found &= -1L << first;
    }
    if (base + Long.SIZE > end) {
      found &= -1L >>> -end;
    }
    return found;
  }

  @Override
  public void forEach(LongConsumer each) {
    for (int high = 0; high < section.highs(); high++) {
      int first = section.first(high);
      int end = section.first(high + 1);
      if (first == end) {
        continue;
      }
      int[] lows = section.lowsOf(high);
      for (int at = first >>> 6; at <= (end - 1) >>> 6; at++) {
        int base = (at << 6) - first;
        for (long found = bits(at, first, end); found != 0; found &= found - 1) {
          each.accept(section.word(high, lows[base + Long.numberOfTrailingZeros(found)]));
        }
      }
    }
  }
}
