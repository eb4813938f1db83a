package org.papamu.fanorona;

import java.util.Arrays;
import org.papamu.api.board.Topology;
import org.papamu.testkit.tuning.Features;

/**
 * {@link Balance} as a linear evaluator, to be fitted on a board that is not longer than wide. What
 * stones are worth is a number for the difference and one for the ratio by stage, and with few
 * stones one more for each pair of numbers.
 */
final class BalanceFeatures {

  private static final int[] STAGES = {0, 7, 11, 17};

  /** The stages with pairs; as many stones have a worth of their own. */
  private static final int HUNTS = 3;

  private static final double RATIO = 20;
  private static final double PAIRS = 3;
  private static final double SCALE = 10 * Balance.LOGISTIC_UNIT;
  private static final int SIDES = Weights.MOST_STONES + 1;

  /** Features of a stage before its points. */
  private static final int DIFFERENCE = 0;

  private static final int SHARE = 1;
  private static final int WAY = 2;
  private static final int POINTS = 3;

  private final Lattice lattice;
  private final int rows;
  private final int columns;
  private final int width;
  private final int height;
  private final int perStage;

  BalanceFeatures(Lattice lattice) {
    this.lattice = lattice;
    rows = lattice.topology.rows();
    columns = lattice.topology.columns();
    width = (columns + 1) / 2;
    height = (rows + 1) / 2;
    perStage = POINTS + width * height + rows * columns;
  }

  /** The number of features. */
  int size() {
    return STAGES.length * perStage + SIDES * SIDES;
  }

  private static int stage(int stones) {
    int stage = 0;
    while (stage + 1 < STAGES.length && stones >= STAGES[stage + 1]) {
      stage++;
    }
    return stage;
  }

  /** Finds what is there of each feature, for a side. */
  void find(long own, long enemy, Features out) {
    int owned = Long.bitCount(own);
    int against = Long.bitCount(enemy);
    int stage = stage(owned + against);
    int first = stage * perStage;
    long empty = lattice.board & ~(own | enemy);
    out.add(first + DIFFERENCE, owned - against);
    out.add(first + SHARE, RATIO * (owned - against) / (owned + against));
    out.add(first + WAY, lattice.ways(own, empty) - lattice.ways(enemy, empty));
    points(own, first, 1, out);
    points(enemy, first, -1, out);
    if (owned != against && stage < HUNTS) {
      int sign = owned > against ? 1 : -1;
      out.add(material(Math.max(owned, against), Math.min(owned, against)), sign);
      pairs(own, enemy, first, sign * PAIRS / (owned + against), out);
    }
  }

  private int material(int more, int fewer) {
    return STAGES.length * perStage + more * SIDES + fewer;
  }

  private void points(long stones, int first, int sign, Features out) {
    Topology board = lattice.topology;
    for (long left = stones; left != 0; left &= left - 1) {
      int point = Long.numberOfTrailingZeros(left);
      int row = Math.min(board.row(point), rows - 1 - board.row(point));
      int column = Math.min(board.column(point), columns - 1 - board.column(point));
      out.add(first + POINTS + row * width + column, sign);
    }
  }

  private void pairs(long own, long enemy, int first, double amount, Features out) {
    Topology board = lattice.topology;
    int pairs = first + POINTS + width * height;
    for (long left = own; left != 0; left &= left - 1) {
      int one = Long.numberOfTrailingZeros(left);
      for (long prey = enemy; prey != 0; prey &= prey - 1) {
        int other = Long.numberOfTrailingZeros(prey);
        int down = Math.abs(board.row(one) - board.row(other));
        int across = Math.abs(board.column(one) - board.column(other));
        out.add(pairs + down * columns + across, amount);
      }
    }
  }

  /** Fitted weights as the text of a resource. */
  String write(double[] weights) {
    StringBuilder text = new StringBuilder();
    text.append("# Fitted to games: docs/tuning-fanorona.md. Tenths of a hundredth.\n");
    line(text, "size", rows, columns);
    line(text, "stages", STAGES);
    for (int more = 1; more < SIDES; more++) {
      int[] worth = new int[more];
      for (int fewer = 0; fewer < more; fewer++) {
        int first = stage(more + fewer) * perStage;
        double difference = more - fewer;
        worth[fewer] =
            round(
                weights[first + DIFFERENCE] * difference
                    + weights[first + SHARE] * RATIO * difference / (more + fewer)
                    + weights[material(more, fewer)]);
      }
      line(text, "material", worth);
    }
    int[] ways = new int[STAGES.length];
    Arrays.setAll(ways, stage -> round(weights[stage * perStage + WAY]));
    line(text, "way", ways);
    for (int stage = 0; stage < STAGES.length; stage++) {
      int first = stage * perStage + POINTS;
      block(text, "point" + stage, weights, first, height, width, 1);
      if (stage < HUNTS) {
        block(text, "pair" + stage, weights, first + width * height, rows, columns, PAIRS);
      }
    }
    return text.toString();
  }

  private static void block(
      StringBuilder text,
      String name,
      double[] weights,
      int first,
      int lines,
      int length,
      double factor) {
    for (int i = 0; i < lines; i++) {
      int start = first + i * length;
      int[] values = new int[length];
      Arrays.setAll(values, at -> round(factor * weights[start + at]));
      line(text, name, values);
    }
  }

  private static void line(StringBuilder text, String name, int... values) {
    text.append(name);
    for (int value : values) {
      text.append(' ').append(value);
    }
    text.append('\n');
  }

  private static int round(double weight) {
    return (int) Math.rint(SCALE * weight);
  }
}
