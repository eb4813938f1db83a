package org.papamu.fanorona;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.papamu.api.board.Direction;
import org.papamu.api.board.Topology;

/**
 * Tables of one board, made from its topology: everything that the generator needs to know about
 * lines. Immutable and shared between threads.
 *
 * <h2>Design</h2>
 *
 * <p>Sets of points are {@code long}s, bit p for point p; a board has at most 63 points, so bit 63
 * is never used. A direction is coded by its place in a square of nine, {@code 3 * (rows + 1) +
 * (columns + 1)}, so that 4 is no direction, {@code 8 - d} is the opposite of d, and the codes over
 * 4 are the directions in which point numbers rise.
 *
 * <p>A <em>step</em> is a direction and a way of capturing: {@code 2 * d} for approach and {@code 2
 * * d + 1} for withdrawal, 0 to 17. The capturing steps of a stone are one {@code int} with a bit
 * for each, which {@link Surroundings} finds.
 */
final class Lattice {

  /** The code of no direction. */
  static final int NOWHERE = 4;

  /** The mark of a ray whose points' numbers rise: bit 63, which is no point. */
  private static final long RISING = Long.MIN_VALUE;

  /** The number of direction codes. */
  static final int DIRECTIONS = 9;

  /** All steps there are. */
  static final int ALL_STEPS = 0x3FFFF & ~(3 << (2 * NOWHERE));

  final Topology topology;

  /** All points. */
  final long board;

  /** By direction: how much a point's number grows. */
  private final int[] offset = new int[DIRECTIONS];

  /** By direction: the points that have a neighbour there. */
  private final long[] joined = new long[DIRECTIONS];

  /** By point: the steps that capture on a suitable filling of the board. */
  private final int[] possible;

  private final Surroundings surroundings;

  /**
   * By {@code point << 5 | step}: the points that the step takes if all are enemy stones, and
   * {@link #RISING} if their numbers rise from the nearest to the farthest.
   */
  private final long[] rays;

  /** The first point of each ray. */
  private final long[] firstOfRays;

  /** By point: the possible steps in the order of their texts. */
  private final int[][] textOrder;

  Lattice(Topology topology) {
    this.topology = topology;
    board = -1L >>> (64 - topology.size());
    possible = new int[topology.size()];
    rays = new long[topology.size() << 5];
    firstOfRays = new long[rays.length];
    for (int number = 0; number < topology.directions().size(); number++) {
      fill(number);
    }
    surroundings = new Surroundings(topology, possible);
    textOrder = new int[topology.size()][];
    Arrays.setAll(textOrder, this::stepsByText);
  }

  private void fill(int number) {
    int direction = code(topology.directions().get(number));
    for (int point = 0; point < topology.size(); point++) {
      int to = topology.next(point, number);
      if (to == Topology.NONE) {
        continue;
      }
      joined[direction] |= 1L << point;
      offset[direction] = to - point;
      ray(point, 2 * direction, topology.ray(to, number));
      ray(point, 2 * direction + 1, topology.ray(point, topology.opposite(number)));
    }
  }

  private void ray(int point, int step, int[] points) {
    if (points.length == 0) {
      return;
    }
    int index = (point << 5) | step;
    possible[point] |= 1 << step;
    rays[index] = points[0] > point ? RISING : 0;
    firstOfRays[index] = rays[index] | (1L << points[0]);
    for (int on : points) {
      rays[index] |= 1L << on;
    }
  }

  private int[] stepsByText(int point) {
    return IntStream.range(0, 2 * DIRECTIONS)
        .filter(step -> (possible[point] >> step & 1) != 0)
        .boxed()
        .sorted(Comparator.comparing(step -> text(point, step)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** What a capturing step adds to a turn's text, such as {@code -e3A}. */
  String text(int point, int step) {
    return "-" + topology.name(target(point, step)) + mark(step);
  }

  /** The mark of a capturing step: {@code A} for approach, {@code W} for withdrawal. */
  static String mark(int step) {
    return (step & 1) == 0 ? "A" : "W";
  }

  /**
   * The steps that capture from a point on a suitable filling of the board, in the order of their
   * texts. The caller must not change the array.
   */
  int[] byText(int point) {
    return textOrder[point];
  }

  /** By {@code point << 5 | step}: the points that the step can take, for {@link #taken}. */
  long[] rays() {
    return rays;
  }

  /** The same with only the point nearest to the step. */
  long[] firstOfRays() {
    return firstOfRays;
  }

  private static int code(Direction direction) {
    return 3 * (direction.rows() + 1) + direction.columns() + 1;
  }

  /** The point where a step ends. */
  int target(int point, int step) {
    return point + offset[step >> 1];
  }

  /** The points that a line joins to a point. */
  long neighbours(int point) {
    long found = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      found |= direction == NOWHERE ? 0 : moved(1L << point, direction);
    }
    return found;
  }

  /** The point from which a step in a direction ends on a point. */
  int back(int to, int direction) {
    return to - offset[direction];
  }

  /** The number of ways in which stones can go to a neighbouring empty point. */
  int ways(long own, long empty) {
    int ways = 0;
    for (int rising = NOWHERE + 1; rising < DIRECTIONS; rising++) {
      long lower = joined[rising];
      ways += Long.bitCount(((own & lower) << offset[rising]) & empty);
      ways += Long.bitCount(((empty & lower) << offset[rising]) & own);
    }
    return ways;
  }

  /** The points of a set that have a neighbour in a direction, moved there. */
  long moved(long points, int direction) {
    long able = points & joined[direction];
    return direction > NOWHERE ? able << offset[direction] : able >>> -offset[direction];
  }

  /** The direction from a point to its neighbour; {@link #NOWHERE} if no line joins them. */
  int direction(int point, int to) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if ((joined[direction] >> point & 1) != 0 && point + offset[direction] == to) {
        return direction;
      }
    }
    return NOWHERE;
  }

  /**
   * The points with a stone that can make a capturing step.
   *
   * @param own the stones of the side to move
   * @param enemy the other side's stones
   * @param empty the empty points
   */
  long capturers(long own, long enemy, long empty) {
    long found = 0;
    for (int rising = NOWHERE + 1; rising < DIRECTIONS; rising++) {
      int shift = offset[rising];
      long lower = joined[rising];
      long enemyAbove = (enemy >>> shift) & lower;
      long enemyBelow = (enemy & lower) << shift;
      long emptyAbove = (empty >>> shift) & lower;
      long emptyBelow = (empty & lower) << shift;
      found |= emptyAbove & ((enemyAbove >>> shift) | enemyBelow);
      found |= emptyBelow & (((enemyBelow & lower) << shift) | enemyAbove);
    }
    return found & own;
  }

  /**
   * The capturing steps of a stone.
   *
   * @param point where it stands
   * @param enemy the enemy's stones
   * @param open the points that it may enter
   */
  int steps(int point, long enemy, long open) {
    return surroundings.steps(point, enemy, open);
  }

  /**
   * What a capturing step takes: the enemy stones on its ray up to the first other point.
   *
   * @param ray the points that the step can take
   * @param enemy the enemy's stones
   */
  static long taken(long ray, long enemy) {
    // Of a rising ray the stones below the lowest blocker are taken; its mark is one, so there is
    // always one. Of a falling ray those above the highest blocker; without one the shift by 64 is
    // a shift by 0, and all are.
    long blockers = ray & ~enemy;
    long below = (blockers & -blockers) - 1;
    long above = -1L << (64 - Long.numberOfLeadingZeros(blockers));
    return ray & (ray < 0 ? below : above);
  }
}
