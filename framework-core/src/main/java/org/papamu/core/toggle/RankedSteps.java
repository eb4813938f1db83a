package org.papamu.core.toggle;

import java.util.List;

/**
 * Generates what can follow or lead to the words of a ranked layer in one move, up to symmetry. For
 * one thread: it holds scratch.
 *
 * <p>Design: as {@link Steps}, but for words that come in the order of their numbers, many with the
 * same upper half in a row. What depends on the upper half is worked out once for all of these: its
 * images, and which rules it allows. The rest is looked up by the two parts of the lower half, all
 * symmetries or all rules in one row of a table.
 */
public final class RankedSteps {

  /** The symmetries of a square. */
  private static final int EIGHT = 8;

  private final Group group;
  private final int lowBits;
  private final int symmetries;

  /** The longs that hold a bit for each rule. */
  private final int runs;

  /** Turned over before rules are looked for. */
  private final long seenFlip;

  /** Turned over in what children are made from. */
  private final long baseFlip;

  private final List<WordRule> rules;
  private final long[] toggled;

  /** The lower half is cut here, the upper one so far above its lowest bit. */
  private final int cut;

  private final int highCut;

  private final long[] firstImages;
  private final long[] secondImages;
  private final long[] firstRules;
  private final long[] secondRules;
  private final long[] thirdRules;
  private final long[] fourthRules;
  private final long[] highImages;
  private final long[] highRules;
  private final long[] images;
  private final long[] children;

  private RankedSteps(WordGame<?> game, Group group, int lowBits, long seenFlip, long baseFlip) {
    this.group = group;
    this.lowBits = lowBits;
    this.seenFlip = seenFlip;
    this.baseFlip = baseFlip;
    rules = game.rules();
    symmetries = group.size();
    runs = (rules.size() + Long.SIZE - 1) / Long.SIZE;
    toggled = new long[rules.size() * symmetries];
    for (int i = 0; i < toggled.length; i++) {
      toggled[i] = group.image(i % symmetries, rules.get(i / symmetries).toggled());
    }
    cut = lowBits / 2;
    firstImages = images(0, cut);
    secondImages = images(cut, lowBits - cut);
    firstRules = allowed(0, cut);
    secondRules = allowed(cut, lowBits - cut);
    int highBits = game.points() - lowBits;
    highCut = highBits / 2;
    thirdRules = allowed(lowBits, highCut);
    fourthRules = allowed(lowBits + highCut, highBits - highCut);
    highImages = new long[symmetries];
    highRules = new long[runs];
    images = new long[symmetries];
    children = new long[rules.size()];
  }

  /** The words that follow by a move. */
  static RankedSteps forth(WordGame<?> dense, Group group, int lowBits) {
    return new RankedSteps(dense, group, lowBits, 0, 0);
  }

  /** The complements of the words that follow by a move. */
  static RankedSteps across(WordGame<?> dense, Group group, int lowBits) {
    return new RankedSteps(dense, group, lowBits, 0, dense.all());
  }

  /** The words from which a move leads here: it is a move of the complement. */
  static RankedSteps back(WordGame<?> dense, Group group, int lowBits) {
    return new RankedSteps(dense, group, lowBits, dense.all(), 0);
  }

  /** The images of each value of some bits, all symmetries of a value in a row. */
  private long[] images(int firstBit, int bits) {
    long[] table = new long[symmetries << bits];
    for (int i = 0; i < table.length; i++) {
      table[i] = group.image(i % symmetries, (long) (i / symmetries) << firstBit);
    }
    return table;
  }

  /** For each value of some bits the rules that these do not forbid. */
  private long[] allowed(int firstBit, int bits) {
    long[] table = new long[runs << bits];
    long looked = ((1L << bits) - 1) << firstBit;
    for (int value = 0; value < 1 << bits; value++) {
      long seen = ((long) value << firstBit ^ seenFlip) & looked;
      for (int number = 0; number < rules.size(); number++) {
        WordRule rule = rules.get(number);
        if ((seen & rule.toggled()) == (rule.filled() & looked)) {
          table[value * runs + number / Long.SIZE] |= 1L << number;
        }
      }
    }
    return table;
  }

  /** Goes to the words with an upper half. */
  void enter(int high) {
    long word = (long) high << lowBits;
    for (int s = 0; s < symmetries; s++) {
      // The flip is the same in all images, for symmetries keep the board.
      highImages[s] = group.image(s, word) ^ baseFlip;
    }
    int third = high & (1 << highCut) - 1;
    int fourth = high >>> highCut;
    for (int run = 0; run < runs; run++) {
      highRules[run] = thirdRules[third * runs + run] & fourthRules[fourth * runs + run];
    }
  }

  /**
   * Finds all moves of the word with the upper half entered and this lower one; for each {@link
   * #child} is then what it leads to.
   *
   * @return the number of moves
   */
  int expand(int low) {
    int first = low & (1 << cut) - 1;
    int second = low >>> cut;
    int moves = 0;
    boolean known = false;
    for (int run = 0; run < runs; run++) {
      long found =
          highRules[run] & firstRules[first * runs + run] & secondRules[second * runs + run];
      if (found != 0 && !known) {
        known = true;
        for (int s = 0; s < symmetries; s++) {
          images[s] =
              highImages[s]
                  ^ firstImages[first * symmetries + s]
                  ^ secondImages[second * symmetries + s];
        }
      }
      for (; found != 0; found &= found - 1) {
        int rule = run * Long.SIZE + Long.numberOfTrailingZeros(found);
        children[moves++] =
            symmetries == EIGHT ? leastOfEight(rule * EIGHT) : least(rule * symmetries);
      }
    }
    return moves;
  }

  private long least(int at) {
    long least = images[0] ^ toggled[at];
    for (int s = 1; s < symmetries; s++) {
      least = lesser(least, images[s] ^ toggled[at + s]);
    }
    return least;
  }

  private long leastOfEight(int at) {
    long[] from = images;
    long[] by = toggled;
    long one = lesser(from[0] ^ by[at], from[1] ^ by[at + 1]);
    long two = lesser(from[2] ^ by[at + 2], from[3] ^ by[at + 3]);
    long three = lesser(from[4] ^ by[at + 4], from[5] ^ by[at + 5]);
    long four = lesser(from[6] ^ by[at + 6], from[7] ^ by[at + 7]);
    return lesser(lesser(one, two), lesser(three, four));
  }

  /** The lesser of two numbers that are not negative, without a branch that is hard to foresee. */
  private static long lesser(long one, long other) {
    long difference = one - other;
    return other + (difference & (difference >> (Long.SIZE - 1)));
  }

  /** The canonical word that a move found last leads to. */
  public long child(int move) {
    return children[move];
  }
}
