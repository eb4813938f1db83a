package org.papamu.fanorona;

import org.papamu.api.Evaluator;
import org.papamu.api.board.Topology;

/**
 * How good a position is: by the stones of both sides, the ways to move, where the stones stand,
 * and how near the stronger side's stones are to their prey. Immutable and shared between threads.
 *
 * <h2>Design</h2>
 *
 * <p>The evaluation is the logarithm of the odds to win rather than a number of stones: two against
 * one is nearly won and nine against eight is nothing, so what stones are worth is a table by the
 * numbers of both. {@link Weights} has the numbers, fitted to the results of games.
 *
 * <p>With few stones left the game is a hunt. Which stones stand how far apart then tells more than
 * anything else, and a table by the rows and columns between them tells it better than a distance
 * does: that learns the opposition, in which whoever comes nearer is taken. The sum over all pairs
 * of stones of both sides is their mean times a constant.
 *
 * <p>A capture under way would upset all this, so a position in which the side to move can capture
 * is not settled.
 */
final class Balance implements Evaluator<FanoronaPosition> {

  /** So many hundredths for one unit of the logistic function: then a stone is about 100. */
  static final double LOGISTIC_UNIT = 200;

  /** Evaluations end here. */
  private static final int MOST = LIMIT - 1;

  /** Weights are in tenths. */
  private static final int TENTHS = 10;

  private static final int PER_STONE_TAKEN = 256;

  private static final int SIDE_BITS = 5;
  private static final int POINT_BITS = 6;

  /** So many points of a board are looked up at once; 7 chunks cover the largest board. */
  private static final int CHUNK_BITS = 9;

  private static final int CHUNK = 1 << CHUNK_BITS;

  private final FanoronaRules rules;
  private final Lattice lattice;

  /** By {@code own << 5 | enemy}: what the numbers of stones are worth. */
  private final int[] material = new int[1 << (2 * SIDE_BITS)];

  /** By the stones on the board. */
  private final byte[] stageOf = new byte[64];

  private final int[] way;

  /** By stage, and for each chunk of points by the set of stones on them: what they are worth. */
  private final int[][] places;

  /** By stage, as far as they are for hunting, and {@code one << 6 | other}. */
  private final short[][] pairs;

  Balance(FanoronaRules rules) {
    this(rules, Weights.of(rules.lattice.topology));
  }

  Balance(FanoronaRules rules, Weights weights) {
    this.rules = rules;
    lattice = rules.lattice;
    Topology board = lattice.topology;
    for (int more = 1; more <= Weights.MOST_STONES; more++) {
      for (int fewer = 0; fewer < more; fewer++) {
        material[(more << SIDE_BITS) | fewer] = weights.material(more, fewer);
        material[(fewer << SIDE_BITS) | more] = -weights.material(more, fewer);
      }
    }
    for (int stones = 0; stones < stageOf.length; stones++) {
      stageOf[stones] = (byte) weights.stage(stones);
    }
    int stages = weights.stages();
    way = new int[stages];
    places = new int[stages][];
    pairs = new short[weights.hunts()][board.size() << POINT_BITS];
    for (int stage = 0; stage < stages; stage++) {
      way[stage] = weights.way(stage);
      int[] points = new int[board.size()];
      for (int point = 0; point < points.length; point++) {
        points[point] = weights.point(stage, board, point);
      }
      places[stage] = places(points);
    }
    for (int stage = 0; stage < pairs.length; stage++) {
      for (int one = 0; one < board.size(); one++) {
        for (int other = 0; other < board.size(); other++) {
          pairs[stage][(one << POINT_BITS) | other] =
              (short) weights.pair(stage, board, one, other);
        }
      }
    }
  }

  @Override
  public int evaluate(FanoronaPosition position, int seat) {
    int ahead = ahead(position.own, position.enemy) / TENTHS;
    int within = Math.max(-MOST, Math.min(MOST, ahead));
    return seat == position.turn ? within : -within;
  }

  /** How far one side is ahead of the other, in tenths. */
  private int ahead(long own, long enemy) {
    int owned = Long.bitCount(own);
    int against = Long.bitCount(enemy);
    int stage = stageOf[owned + against];
    long empty = lattice.board & ~(own | enemy);
    int ways = lattice.ways(own, empty) - lattice.ways(enemy, empty);
    int sum =
        material[(owned << SIDE_BITS) | against]
            + way[stage] * ways
            + standing(places[stage], own, enemy);
    if (owned == against || stage >= pairs.length) {
      return sum;
    }
    int hunt = hunt(pairs[stage], own, enemy) / (owned + against);
    return owned > against ? sum + hunt : sum - hunt;
  }

  /** The sums of what points are worth, for every set of the points of each chunk. */
  private static int[] places(int[] points) {
    int chunks = (points.length + CHUNK_BITS - 1) / CHUNK_BITS;
    int[] sums = new int[chunks << CHUNK_BITS];
    for (int at = 0; at < sums.length; at++) {
      int set = at & (CHUNK - 1);
      if (set != 0) {
        int first = (at >>> CHUNK_BITS) * CHUNK_BITS + Integer.numberOfTrailingZeros(set);
        int rest = at & (at - 1);
        sums[at] = sums[rest] + (first < points.length ? points[first] : 0);
      }
    }
    return sums;
  }

  /** How much better the places of one side are. */
  private static int standing(int[] places, long own, long enemy) {
    int sum = 0;
    int chunk = 0;
    long mine = own;
    long theirs = enemy;
    while ((mine | theirs) != 0) {
      sum += places[chunk | (int) (mine & (CHUNK - 1))];
      sum -= places[chunk | (int) (theirs & (CHUNK - 1))];
      mine >>>= CHUNK_BITS;
      theirs >>>= CHUNK_BITS;
      chunk += CHUNK;
    }
    return sum;
  }

  private static int hunt(short[] worth, long own, long enemy) {
    int sum = 0;
    for (long left = own; left != 0; left &= left - 1) {
      int row = Long.numberOfTrailingZeros(left) << POINT_BITS;
      for (long prey = enemy; prey != 0; prey &= prey - 1) {
        sum += worth[row | Long.numberOfTrailingZeros(prey)];
      }
    }
    return sum;
  }

  @Override
  public boolean isSettled(FanoronaPosition position) {
    return rules.capturers(position) == 0;
  }

  /** The more stones it takes, the better. */
  @Override
  public int promise(FanoronaPosition position, long move) {
    return PER_STONE_TAKEN * Long.bitCount(rules.taken(position, move));
  }
}
