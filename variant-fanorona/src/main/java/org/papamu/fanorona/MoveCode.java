package org.papamu.fanorona;

/**
 * How a move is a {@code long}: the points where the stone starts and ends, 6 bits each, and the
 * taken stones above them.
 *
 * <p>On boards of up to 51 points the taken stones are a bit for each point. On larger ones they
 * are a bit for each enemy stone, counted in the order of the points: no side has more than 31
 * stones. Either way one code is one effect, and it is taken apart without generating moves again.
 */
final class MoveCode {

  private static final int POINT_BITS = 6;
  private static final int POINT = (1 << POINT_BITS) - 1;
  private static final int MAX_PLAIN_POINTS = 63 - 2 * POINT_BITS;

  private final boolean plain;

  private MoveCode(boolean plain) {
    this.plain = plain;
  }

  static MoveCode of(Lattice lattice) {
    return new MoveCode(lattice.topology.size() <= MAX_PLAIN_POINTS);
  }

  static int from(long move) {
    return (int) move & POINT;
  }

  static int to(long move) {
    return (int) (move >>> POINT_BITS) & POINT;
  }

  static boolean isCapture(long move) {
    return move >>> (2 * POINT_BITS) != 0;
  }

  static long quiet(int from, int to) {
    return ((long) to << POINT_BITS) | from;
  }

  long capture(int from, int to, long taken, long enemy) {
    long stones = plain ? taken : numbered(taken, enemy);
    return (stones << (2 * POINT_BITS)) | quiet(from, to);
  }

  /** The stones that a move takes from the enemy's stones. */
  long taken(long move, long enemy) {
    long stones = move >>> (2 * POINT_BITS);
    return plain ? stones : points(stones, enemy);
  }

  private static long numbered(long taken, long enemy) {
    long numbers = 0;
    for (long left = taken; left != 0; left &= left - 1) {
      numbers |= 1L << Long.bitCount(enemy & ((left & -left) - 1));
    }
    return numbers;
  }

  private static long points(long numbers, long enemy) {
    long points = 0;
    long left = enemy;
    for (long rest = numbers; rest != 0; rest >>>= 1) {
      if ((rest & 1) != 0) {
        points |= left & -left;
      }
      left &= left - 1;
    }
    return points;
  }
}
