package org.papamu.core.toggle;

/**
 * Which words can be turned into one another if only parity counts: two words are of one class if
 * their difference is a sum of rules over GF(2), the field of two elements. No move leaves its
 * class. On boards of peg solitaire this is the rule of three of Reiss (1857).
 */
public final class ParityClasses {

  /** A basis of what the rules span, by the highest bit of each vector. */
  private final long[] basis = new long[Long.SIZE];

  private final int points;
  private final long all;

  /** The classes of a game. */
  public ParityClasses(WordGame<?> game) {
    points = game.points();
    all = game.all();
    for (WordRule rule : game.rules()) {
      long rest = rest(rule.toggled());
      if (rest != 0) {
        basis[top(rest)] = rest;
      }
    }
  }

  private static int top(long vector) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(vector);
  }

  /** What is left of a vector when everything is taken off that the basis can take off. */
  private long rest(long vector) {
    long rest = vector;
    for (int bit = Long.SIZE - 1; bit >= 0; bit--) {
      if ((rest >>> bit & 1) != 0) {
        rest ^= basis[bit];
      }
    }
    return rest;
  }

  /** Whether two words are of one class. */
  public boolean isSame(long one, long other) {
    return rest(one ^ other) == 0;
  }

  /** The class of a word as a number of {@link #bits} bits; that of a sum is the sum of both. */
  int number(long word) {
    long rest = rest(word);
    int number = 0;
    int to = 0;
    // What is left has no bits where the basis has its highest ones.
    for (int bit = 0; bit < Long.SIZE && to < Integer.SIZE - 1; bit++) {
      if (basis[bit] == 0 && (all >>> bit & 1) != 0) {
        number |= (int) (rest >>> bit & 1) << to++;
      }
    }
    return number;
  }

  /** The binary logarithm of the number of classes, which are all of one size. */
  public int bits() {
    int rank = 0;
    for (long vector : basis) {
      rank += vector == 0 ? 0 : 1;
    }
    return points - rank;
  }
}
