package org.papamu.konane;

import org.papamu.api.board.Topology;

/**
 * How a move is packed into a {@code long}: bits 0-9 the point it starts from, bits 10-19 the point
 * it lands on, bits 20-25 the number of jumps, bits 26-27 the direction. A removal starts and lands
 * on one point and has no jumps.
 *
 * <p>The start and the landing alone tell moves apart; the rest spares {@code play} the work of
 * finding them again.
 */
final class JumpCode {

  private static final int POINT = 1023;

  private JumpCode() {}

  static long removal(int point) {
    return point | (long) point << 10;
  }

  /**
   * A run of jumps.
   *
   * @param kind from {@link #kind}
   */
  static long jump(int from, int landing, int kind) {
    return from | landing << 10 | kind;
  }

  /** The part of a code that says how many jumps are made in which direction. */
  static int kind(int direction, int jumps) {
    return jumps << 20 | direction << 26;
  }

  static int from(long move) {
    return (int) move & POINT;
  }

  static int landing(long move) {
    return (int) (move >>> 10) & POINT;
  }

  static int jumps(long move) {
    return (int) (move >>> 20) & 63;
  }

  static int direction(long move) {
    return (int) (move >>> 26) & 3;
  }

  /** The one point that a single jump crosses: points are numbered row by row. */
  static int middle(long move) {
    return (from(move) + landing(move)) >>> 1;
  }

  /** From one point of a run of jumps to the next, in point numbers; a removal has none. */
  static int step(long move) {
    return (landing(move) - from(move)) / (2 * jumps(move));
  }

  /** The points that a run of jumps crosses one after the other. */
  static int[] taken(Topology board, long move) {
    int[] taken = new int[jumps(move)];
    int point = from(move);
    for (int i = 0; i < taken.length; i++) {
      taken[i] = board.next(point, direction(move));
      point = board.next(taken[i], direction(move));
    }
    return taken;
  }
}
