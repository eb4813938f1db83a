package org.papamu.fanorona;

import org.papamu.api.board.Topology;

/**
 * Finds the capturing steps of a stone from what stands around it: the innermost question of the
 * generator. Immutable and shared between threads.
 *
 * <h2>Design</h2>
 *
 * <p>The step in a direction captures by approach if the neighbour there is open and the point
 * beyond it is an enemy; by withdrawal if the neighbour is open and the one opposite is an enemy.
 * Asking that for one direction after the other costs eight loops of unforeseeable branches. So the
 * three rows around the stone are cut out of the set of open points and the set of enemy stones at
 * once: nine places each, of which 0 is the one to the lower left, 4 the stone and 8 the one to the
 * upper right. Tables turn the places into steps, and what they say together is one {@code int}.
 *
 * <p>The cuts lie one row apart in the word, so they are joined by shifting each to its place.
 * Where a row is long enough, one multiplication does all the shifts: the factor has a bit for
 * each, and the products of a cut with another cut's bit end below the cuts, where they cannot
 * carry into them, or above the word. On very wide boards the cuts would not fit in one word; there
 * the directions are asked one by one.
 */
final class Surroundings {

  private static final int PLACES = 9;
  private static final int CUT = 0b111;

  /** The outermost places of a row of five, and the corners and the middle. */
  private static final int ENDS = 0b10001;

  private static final int ENDS_AND_MIDDLE = 0b10101;

  /** From so many columns on, products of cuts do not overlap. */
  private static final int LEAST_PRODUCT_COLUMNS = 9;

  /** Up to so many columns, five rows of five places fit in one word. */
  private static final int MOST_CUT_COLUMNS = 13;

  /** How far up the products lie: nine bits for near places, seventeen for far ones. */
  private static final int NEAR_TOP = 64 - PLACES;

  private static final int FAR_TOP = 64 - (2 * PLACES - 1);

  /** From a bit for each place that is open to the approaches that end there. */
  private static final int[] APPROACH_TO = new int[1 << PLACES];

  /** From a bit for each place with an enemy to the withdrawals from it: to the place opposite. */
  private static final int[] WITHDRAWAL_FROM = new int[1 << PLACES];

  static {
    for (int places = 0; places < 1 << PLACES; places++) {
      for (int place = 0; place < PLACES; place++) {
        if ((places >> place & 1) != 0) {
          APPROACH_TO[places] |= 1 << (2 * place);
          WITHDRAWAL_FROM[places] |= 2 << (2 * (PLACES - 1 - place));
        }
      }
    }
  }

  /** By point: the steps that capture on a suitable filling of the board. */
  private final int[] possible;

  private final int columns;
  private final boolean inOneWord;
  private final boolean byProduct;

  /** From a point to the place two rows down and two columns left. */
  private final int toCorner;

  private final long nearCuts;
  private final long nearFactor;
  private final long farCuts;
  private final long farFactor;

  /**
   * Prepares for a board.
   *
   * @param board the board
   * @param possible by point, the steps that capture on a suitable filling of the board
   */
  Surroundings(Topology board, int[] possible) {
    this.possible = possible;
    columns = board.columns();
    inOneWord = columns <= MOST_CUT_COLUMNS;
    byProduct = inOneWord && columns >= LEAST_PRODUCT_COLUMNS;
    toCorner = 2 * columns + 2;
    nearCuts = rows(CUT, CUT, 1);
    nearFactor = factor(NEAR_TOP, 3 - columns);
    farCuts = rows(ENDS_AND_MIDDLE, ENDS, 2);
    farFactor = factor(FAR_TOP, 6 - 2 * columns);
  }

  /** Three rows of places, {@code step} rows apart, the first at the word's beginning. */
  private long rows(long outer, long middle, int step) {
    return outer | (middle << (step * columns)) | (outer << (2 * step * columns));
  }

  private static long factor(int top, int shift) {
    return (1L << top) | (1L << (top + shift)) | (1L << (top + 2 * shift));
  }

  /** See {@link Lattice#steps}. */
  int steps(int point, long enemy, long open) {
    if (!inOneWord) {
      return stepsOneByOne(point, enemy, open);
    }
    // Both words begin at the place two rows down and two columns left, so that rows of five places
    // lie at 0, columns, 2 * columns … Bits that wrap around the word or a row's end belong to no
    // possible step.
    long opens = Long.rotateRight(open, point - toCorner) >>> (columns + 1);
    long enemies = Long.rotateRight(enemy, point - toCorner);
    int openNear;
    int enemyNear;
    int enemyFar;
    if (byProduct) {
      openNear = (int) (((opens & nearCuts) * nearFactor) >>> NEAR_TOP);
      enemyNear = (int) ((((enemies >>> (columns + 1)) & nearCuts) * nearFactor) >>> NEAR_TOP);
      enemyFar = (int) (((enemies & farCuts) * farFactor) >>> FAR_TOP);
    } else {
      openNear = near(opens);
      enemyNear = near(enemies >>> (columns + 1));
      enemyFar = far(enemies);
    }
    int into = APPROACH_TO[openNear];
    return possible[point] & ((into & enemyFar) | ((into << 1) & WITHDRAWAL_FROM[enemyNear]));
  }

  /** The nine places nearest to the point, place i at bit i. */
  private int near(long cuts) {
    return ((int) cuts & CUT)
        | (((int) (cuts >>> columns) & CUT) << 3)
        | (((int) (cuts >>> (2 * columns)) & CUT) << 6);
  }

  /** The eight places two steps from the point, the one beyond place i at bit 2i. */
  private int far(long cuts) {
    return ((int) cuts & ENDS_AND_MIDDLE)
        | (((int) (cuts >>> (2 * columns)) & ENDS) << 6)
        | (((int) (cuts >>> (4 * columns)) & ENDS_AND_MIDDLE) << 12);
  }

  /** The same, one step after the other. */
  int stepsOneByOne(int point, long enemy, long open) {
    int found = 0;
    for (int left = possible[point]; left != 0; left &= left - 1) {
      int step = Integer.numberOfTrailingZeros(left);
      int offset = offset(step >> 1);
      boolean approach = (step & 1) == 0;
      int victim = approach ? point + 2 * offset : point - offset;
      if (((open >>> (point + offset)) & (enemy >>> victim) & 1) != 0) {
        found |= 1 << step;
      }
    }
    return found;
  }

  private int offset(int place) {
    return (place / 3 - 1) * columns + place % 3 - 1;
  }
}
