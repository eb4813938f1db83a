package org.papamu.pegsolitaire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.papamu.api.board.Topology;

/**
 * Where each hole of a board lies in a 64-bit word, such that a step in one direction is a shift by
 * one number, the same all over the board. Immutable.
 *
 * <h2>Design</h2>
 *
 * <p>With constant shifts the jumps along one axis are found for the whole board at once. Let
 * {@code before} and {@code after} be the pegs moved one step on and one step back; a peg can be
 * jumped over exactly where one of the two is there and the other is not:
 *
 * <pre>{@code pegs & (before ^ after) & middles}</pre>
 *
 * where {@code middles} are the holes with a neighbour on either side. One bit of that word is one
 * jump, so counting jumps is counting bits; and no hole need be left free around the board, since
 * {@code middles} keeps apart what lies side by side in the word only.
 *
 * <p>Row-major order does not do: a 9x9 rectangle has 81 cells, though no board here has more than
 * 45 holes. So column c, row r goes to bit {@code a*c + b*r}, less the least such number, where a
 * and b are the first pair for which no two holes share a bit and all bits lie below {@link #BITS}.
 */
final class Layout {

  /** The word's top bit stays free, because a move is a set of bits and may not be negative. */
  static final int BITS = Long.SIZE - 1;

  private final PegBoard board;
  private final int[] bitOfPoint;
  private final int[] pointOfBit;
  private final List<Axis> axes;
  private final long all;

  /** Made when first asked for; the same whoever makes them, so a race does no harm. */
  private @Nullable Images images;

  /**
   * One axis: a direction and its opposite.
   *
   * @param shift how many bits one step is, from 1
   * @param lowers the holes with a neighbour one step up in the word
   */
  record Axis(int shift, long lowers) {

    /** No axis: nothing can be jumped along it. */
    static final Axis NONE = new Axis(1, 0);

    /** The holes with a neighbour on either side. */
    long middles() {
      return lowers & (lowers << shift);
    }

    /** The holes that have a neighbour among these. */
    long neighbours(long holes) {
      return ((holes & lowers) << shift) | ((holes >>> shift) & lowers);
    }
  }

  Layout(PegBoard board) {
    this.board = board;
    Topology topology = board.topology();
    bitOfPoint = place(topology);
    pointOfBit = new int[Long.SIZE];
    Arrays.fill(pointOfBit, Topology.NONE);
    long holes = 0;
    for (int point = 0; point < bitOfPoint.length; point++) {
      pointOfBit[bitOfPoint[point]] = point;
      holes |= bit(point);
    }
    all = holes;
    List<Axis> found = new ArrayList<>();
    for (int direction = 0; direction < topology.directions().size(); direction++) {
      if (direction < topology.opposite(direction)) {
        found.add(axis(topology, direction));
      }
    }
    axes = List.copyOf(found);
  }

  private static int[] place(Topology topology) {
    for (int b = 1; b < BITS; b++) {
      for (int a = 1; a <= b; a++) {
        int[] bits = place(topology, a, b);
        if (bits.length > 0) {
          return bits;
        }
      }
    }
    throw new IllegalArgumentException("no place for the board in a word");
  }

  /** The bit of each hole; empty if two share one or one is too high. */
  private static int[] place(Topology topology, int a, int b) {
    int[] bits = new int[topology.size()];
    Arrays.setAll(bits, point -> a * topology.column(point) + b * topology.row(point));
    int least = Arrays.stream(bits).min().orElseThrow();
    long used = 0;
    for (int point = 0; point < bits.length; point++) {
      bits[point] -= least;
      if (bits[point] >= BITS || (used >>> bits[point] & 1) != 0) {
        return new int[0];
      }
      used |= 1L << bits[point];
    }
    return bits;
  }

  private Axis axis(Topology topology, int direction) {
    int shift = 0;
    long lowers = 0;
    for (int point = 0; point < bitOfPoint.length; point++) {
      int next = topology.next(point, direction);
      if (next != Topology.NONE) {
        shift = Math.abs(bitOfPoint[next] - bitOfPoint[point]);
        lowers |= 1L << Math.min(bitOfPoint[point], bitOfPoint[next]);
      }
    }
    return new Axis(shift, lowers);
  }

  PegBoard board() {
    return board;
  }

  /** The axes: two, or three on a triangle. */
  List<Axis> axes() {
    return axes;
  }

  /** The bits of all holes. */
  long all() {
    return all;
  }

  /** The bit of a hole. */
  long bit(int point) {
    return 1L << bitOfPoint[point];
  }

  /** The hole that a single bit stands for. */
  int point(long bit) {
    return pointOfBit[Long.numberOfTrailingZeros(bit)];
  }

  /** The images of sets of holes under the board's symmetries. */
  Images images() {
    Images known = images;
    if (known == null) {
      known = new Images(this);
      images = known;
    }
    return known;
  }
}
