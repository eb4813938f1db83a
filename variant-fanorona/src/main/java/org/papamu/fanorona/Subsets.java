package org.papamu.fanorona;

/**
 * Numbers of subsets: the subsets of k of the points 0 to n - 1 in the order of their highest
 * differing point, from 0 to C(n, k) - 1 (the combinatorial number system).
 */
final class Subsets {

  private static final int POINTS = 64;

  /** By {@code k << 6 | n}: C(n, k), {@link Long#MAX_VALUE} where it is larger. */
  private static final long[] CHOICES = choices();

  private Subsets() {}

  private static long[] choices() {
    long[] table = new long[POINTS * POINTS];
    for (int n = 0; n < POINTS; n++) {
      table[n] = 1;
      for (int k = 1; k <= n; k++) {
        long left = table[(k - 1) << 6 | (n - 1)];
        long right = table[k << 6 | (n - 1)];
        table[k << 6 | n] = left + right < 0 ? Long.MAX_VALUE : left + right;
      }
    }
    return table;
  }

  /** The number of subsets of k out of n points, both from 0 to 63. */
  static long count(int n, int k) {
    return CHOICES[k << 6 | n];
  }

  /** The number of a set among the sets of its size. */
  static long rank(long set) {
    long rank = 0;
    int row = POINTS;
    for (long left = set; left != 0; left &= left - 1) {
      rank += CHOICES[row | Long.numberOfTrailingZeros(left)];
      row += POINTS;
    }
    return rank;
  }

  /** The number of a set among the sets of its size that avoid some points. */
  static long rank(long set, long avoided) {
    long rank = 0;
    int row = POINTS;
    for (long left = set; left != 0; left &= left - 1) {
      int below = Long.bitCount(avoided & ((left & -left) - 1));
      rank += CHOICES[row | (Long.numberOfTrailingZeros(left) - below)];
      row += POINTS;
    }
    return rank;
  }

  /**
   * The set with a number.
   *
   * @param rank the number
   * @param size the points of the set
   * @param points the number of points that there are
   * @param avoided the points among them that it avoids
   */
  static long set(long rank, int size, int points, long avoided) {
    long rest = rank;
    long set = 0;
    int row = size << 6;
    int place = points - Long.bitCount(avoided);
    for (int point = points - 1; row != 0; point--) {
      if ((avoided >>> point & 1) == 0) {
        long below = CHOICES[row | --place];
        if (below <= rest) {
          rest -= below;
          set |= 1L << point;
          row -= POINTS;
        }
      }
    }
    return set;
  }
}
