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
 * for each. {@link #steps} finds them without looking at one direction after the other: it cuts the
 * three rows around the stone out of the set of empty points and the set of enemy stones, and joins
 * the cuts by tables. The step to d captures by approach if the neighbour in d is empty and the
 * point beyond is an enemy; by withdrawal if the neighbour in d is empty and the one opposite is an
 * enemy.
 */
final class Lattice {

  /** The code of no direction. */
  static final int NOWHERE = 4;

  /** The number of direction codes. */
  static final int DIRECTIONS = 9;

  /** All steps there are. */
  static final int ALL_STEPS = 0x3FFFF & ~(3 << (2 * NOWHERE));

  /** The most columns for which the rows two above and two below a point fit in one word. */
  private static final int MAX_CUT_COLUMNS = 13;

  /** From a bit for each of nine places to the approach steps there: place i to bit 2i. */
  private static final int[] APPROACH_AT = new int[512];

  /** From a bit for each of nine places to the withdrawals from there: place i to step to 8 - i. */
  private static final int[] WITHDRAWAL_FROM = new int[512];

  static {
    for (int places = 0; places < 512; places++) {
      for (int place = 0; place < DIRECTIONS; place++) {
        if ((places >> place & 1) != 0) {
          APPROACH_AT[places] |= 1 << (2 * place);
          WITHDRAWAL_FROM[places] |= 2 << (2 * (8 - place));
        }
      }
    }
  }

  final Topology topology;

  /** All points. */
  final long board;

  private final int columns;
  private final int nearBase;
  private final int farBase;
  private final boolean cuts;

  /** By direction: how much a point's number grows. */
  private final int[] offset = new int[DIRECTIONS];

  /** By direction: the points that have a neighbour there. */
  private final long[] joined = new long[DIRECTIONS];

  /** By point: the steps that capture on a suitable filling of the board. */
  private final int[] possible;

  /** By {@code point << 5 | step}: the points that the step takes if all are enemy stones. */
  private final long[] rays;

  /** The first point of each ray. */
  private final long[] firstOfRays;

  /** By point: the possible steps in the order of their texts. */
  private final int[][] textOrder;

  Lattice(Topology topology) {
    this.topology = topology;
    columns = topology.columns();
    nearBase = columns + 1;
    farBase = 2 * columns + 2;
    cuts = columns <= MAX_CUT_COLUMNS;
    board = -1L >>> (64 - topology.size());
    possible = new int[topology.size()];
    rays = new long[topology.size() << 5];
    firstOfRays = new long[rays.length];
    for (int number = 0; number < topology.directions().size(); number++) {
      fill(number);
    }
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
    for (int on : points) {
      rays[(point << 5) | step] |= 1L << on;
    }
    if (points.length > 0) {
      firstOfRays[(point << 5) | step] = 1L << points[0];
      possible[point] |= 1 << step;
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

  /** By {@code point << 5 | step}: the points that the step can take, nearest first or last. */
  long[] rays() {
    return rays;
  }

  /** By {@code point << 5 | step}: the one point next to the step that it can take. */
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
      found |= ((empty & enemyAbove) >>> shift) & lower;
      found |= (empty & enemyBelow & lower) << shift;
      found |= emptyAbove & enemyBelow;
      found |= emptyBelow & enemyAbove;
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
    if (!cuts) {
      return stepsOneByOne(point, enemy, open);
    }
    // Both words begin at the point to the lower left, the second at the one two steps there. Bits
    // that wrap around the word or a row's end belong to no possible step.
    long near = Long.rotateRight(open, point - nearBase);
    int openAround = around((int) near, (int) (near >>> columns), (int) (near >>> (2 * columns)));
    long far = Long.rotateRight(enemy, point - farBase);
    int middle = (int) (far >>> (2 * columns));
    int enemyAround =
        around((int) (far >>> nearBase), middle >> 1, (int) (far >>> (3 * columns + 1)));
    int enemyBeyond =
        ((int) far & 0x15)
            | ((middle & 0x11) << 6)
            | (((int) (far >>> (4 * columns)) & 0x15) << 12);
    int into = APPROACH_AT[openAround];
    return possible[point] & ((into & enemyBeyond) | ((into << 1) & WITHDRAWAL_FROM[enemyAround]));
  }

  /** Joins the lowest three bits of three words. */
  private static int around(int lower, int middle, int upper) {
    return (lower & 7) | ((middle & 7) << 3) | ((upper & 7) << 6);
  }

  /** The same for boards so wide that the cuts would overlap. */
  int stepsOneByOne(int point, long enemy, long open) {
    int found = 0;
    for (int left = possible[point]; left != 0; left &= left - 1) {
      int step = Integer.numberOfTrailingZeros(left);
      int to = target(point, step);
      int victim = (step & 1) == 0 ? target(to, step) : 2 * point - to;
      if (((open >>> to) & (enemy >>> victim) & 1) != 0) {
        found |= 1 << step;
      }
    }
    return found;
  }

  /**
   * What a capturing step takes: the enemy stones on its ray up to the first other point.
   *
   * @param ray the points that the step can take
   * @param step one of {@link #steps}
   * @param enemy the enemy's stones
   */
  static long taken(long ray, int step, long enemy) {
    long blockers = ray & ~enemy;
    // A ray runs upwards in point numbers for an approach in a rising direction and a withdrawal in
    // a falling one. Without a blocker both masks are full (a shift by 64 is a shift by 0).
    long below = (blockers & -blockers) - 1;
    long above = -1L << (64 - Long.numberOfLeadingZeros(blockers));
    boolean approach = (step & 1) == 0;
    boolean rising = step > 2 * NOWHERE + 1;
    return ray & (approach == rising ? below : above);
  }
}
