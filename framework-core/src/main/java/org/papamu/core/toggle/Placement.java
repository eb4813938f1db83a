package org.papamu.core.toggle;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.papamu.api.PointSet;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;

/**
 * Which bit of a word stands for which point.
 *
 * <p>Design: rules that are one another shifted are looked for all at once, so the fewer different
 * shapes the rules have in the word, the better. Column c, row r goes to bit {@code a*c + b*r},
 * less the least such number, where a and b are the pair that gives the fewest shapes; on a cross
 * that is four, with points numbered without gaps it would be fourteen.
 */
final class Placement {

  /** Words stay positive, and one negative word stays free to mean none. */
  static final int BITS = Long.SIZE - 2;

  private static final int MOST_STEP = 12;

  private Placement() {}

  /** Whether a board has a place in a word. */
  static boolean fits(Topology board) {
    return board.size() <= BITS;
  }

  /** The bit of each point of a board that fits. */
  static int[] of(Topology board, List<Toggles.Rule> rules) {
    int[] best = new int[board.size()];
    java.util.Arrays.setAll(best, point -> point);
    int fewest = shapes(best, rules);
    for (int b = 1; b <= MOST_STEP; b++) {
      for (int a = 1; a <= MOST_STEP; a++) {
        int[] bits = bits(board, a, b);
        int shapes = bits.length == 0 ? Integer.MAX_VALUE : shapes(bits, rules);
        if (shapes < fewest) {
          fewest = shapes;
          best = bits;
        }
      }
    }
    return best;
  }

  private static int[] bits(Topology board, int a, int b) {
    int[] bits = new int[board.size()];
    int least = Integer.MAX_VALUE;
    for (int point = 0; point < bits.length; point++) {
      bits[point] = a * board.column(point) + b * board.row(point);
      least = Math.min(least, bits[point]);
    }
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

  private static int shapes(int[] bits, List<Toggles.Rule> rules) {
    Set<List<Long>> shapes = new HashSet<>();
    for (Toggles.Rule rule : rules) {
      long filled = word(bits, rule.filled());
      long empty = word(bits, rule.empty());
      int anchor = Long.numberOfTrailingZeros(filled | empty);
      shapes.add(List.of(filled >>> anchor, empty >>> anchor));
    }
    return shapes.size();
  }

  /** A set of points in the bits of a placement. */
  static long word(int[] bits, PointSet points) {
    long word = 0;
    for (int point = 0; point < bits.length; point++) {
      if (points.contains(point)) {
        word |= 1L << bits[point];
      }
    }
    return word;
  }
}
