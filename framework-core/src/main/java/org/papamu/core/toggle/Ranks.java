package org.papamu.core.toggle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers the words of a parity class that have the same number of filled points, from 0 without
 * gaps, so that a set of them is a row of bits and needs no hash table. Immutable, but for what is
 * worked out when it is first asked for; for one thread.
 *
 * <p>Design: a word is cut into a lower and an upper half. Words are in the order of their upper
 * halves, those with the same one in the order of their lower halves, of which only some have the
 * right number of points and the right class. So a number is the sum of two that are looked up.
 */
public final class Ranks {

  /** More points would make the tables of halves larger than a processor's cache. */
  private static final int MOST_POINTS = 38;

  private static final int MOST_CLASS_BITS = 6;
  private static final int[] NONE = {};

  private final WordGame<?> game;
  private final int lowBits;
  private final int highBits;
  private final int classBits;

  /** The class of each upper half. */
  private final byte[] highClass;

  /** The number of each lower half among those of its class and number of points. */
  private final char[] lowRank;

  /** The class of each lower half. */
  private final byte[] lowClass;

  /** The lower halves by {@link #key}, in order. */
  private final int[][] lows;

  /** How many upper halves there are, by {@link #key}. */
  private final int[] highs;

  /** Those asked for, by class and number of filled points. */
  private final Map<Integer, Section> sections = new HashMap<>();

  private Ranks(WordGame<?> dense, ParityClasses classes) {
    game = dense;
    int points = dense.points();
    lowBits = points / 2;
    highBits = points - lowBits;
    classBits = classes.bits();
    lowClass = classes(classes, 0, lowBits);
    highClass = classes(classes, lowBits, highBits);
    lowRank = new char[1 << lowBits];
    int[] sizes = new int[(lowBits + 1) << classBits];
    for (int low = 0; low < lowRank.length; low++) {
      lowRank[low] = (char) sizes[key(Integer.bitCount(low), lowClass[low])]++;
    }
    lows = new int[sizes.length][];
    Arrays.setAll(lows, key -> new int[sizes[key]]);
    for (int low = 0; low < lowRank.length; low++) {
      lows[key(Integer.bitCount(low), lowClass[low])][lowRank[low]] = low;
    }
    highs = new int[(highBits + 1) << classBits];
    for (int high = 0; high < highClass.length; high++) {
      highs[key(Integer.bitCount(high), highClass[high])]++;
    }
  }

  /** Numbers for a game whose points are its lowest bits; empty if it has too many of them. */
  public static Optional<Ranks> of(WordGame<?> dense) {
    if (dense.points() > MOST_POINTS || dense.all() != (1L << dense.points()) - 1) {
      return Optional.empty();
    }
    ParityClasses classes = new ParityClasses(dense);
    return classes.bits() > MOST_CLASS_BITS
        ? Optional.empty()
        : Optional.of(new Ranks(dense, classes));
  }

  /** A generator of the words that follow by a move, for one thread. */
  public RankedSteps forth(Group group) {
    return RankedSteps.forth(game, group, lowBits);
  }

  /** A generator of the complements of the words that follow by a move, for one thread. */
  public RankedSteps across(Group group) {
    return RankedSteps.across(game, group, lowBits);
  }

  /** A generator of the words from which a move leads to one, for one thread. */
  public RankedSteps back(Group group) {
    return RankedSteps.back(game, group, lowBits);
  }

  private int key(int filled, int parity) {
    return filled << classBits | parity;
  }

  /** The classes of all words that have no other bits than these. */
  private static byte[] classes(ParityClasses classes, int firstBit, int bits) {
    byte[] known = new byte[1 << bits];
    for (int i = 1; i < known.length; i++) {
      int least = Integer.numberOfTrailingZeros(i);
      known[i] =
          i == 1 << least
              ? (byte) classes.number(1L << (firstBit + least))
              : (byte) (known[i & (i - 1)] ^ known[1 << least]);
    }
    return known;
  }

  /** The parity class of a word, as a number. */
  private int classOf(long word) {
    return lowClass[(int) word & (1 << lowBits) - 1] ^ highClass[(int) (word >>> lowBits)];
  }

  /**
   * The words that have the class of a word and so many filled points.
   *
   * @throws ArithmeticException if there are 2^31 or more
   */
  Section section(long member, int filled) {
    int parity = classOf(member);
    return sections.computeIfAbsent(key(filled, parity), key -> new Section(parity, filled));
  }

  /** How many words have the class of a word and so many filled points. */
  public long size(long member, int filled) {
    int parity = classOf(member);
    long size = 0;
    for (int above = 0; above <= highBits; above++) {
      for (int high = 0; high < 1 << classBits; high++) {
        size += (long) highs[key(above, high)] * lows(filled - above, parity ^ high).length;
      }
    }
    return size;
  }

  private int[] lows(int filled, int parity) {
    return filled < 0 || filled > lowBits ? NONE : lows[key(filled, parity)];
  }

  /** Words of one class and number of filled points. */
  final class Section {

    /** How many words have a lesser upper half. */
    private final int[] offsets = new int[(1 << highBits) + 1];

    private final int parity;
    private final int filled;

    Section(int parity, int filled) {
      this.parity = parity;
      this.filled = filled;
      int sum = 0;
      for (int high = 0; high < 1 << highBits; high++) {
        offsets[high] = sum;
        sum = Math.addExact(sum, lowsOf(high).length);
      }
      offsets[1 << highBits] = sum;
    }

    int size() {
      return offsets[1 << highBits];
    }

    /** The number of a word that belongs here. */
    int rank(long word) {
      return offsets[(int) (word >>> lowBits)] + lowRank[(int) word & (1 << lowBits) - 1];
    }

    int highs() {
      return 1 << highBits;
    }

    /** The number of the first word with an upper half. */
    int first(int high) {
      return offsets[high];
    }

    /** The lower halves that go with an upper one, in order. */
    int[] lowsOf(int high) {
      return lows(filled - Integer.bitCount(high), parity ^ highClass[high]);
    }

    long word(int high, int low) {
      return (long) high << lowBits | low;
    }
  }
}
