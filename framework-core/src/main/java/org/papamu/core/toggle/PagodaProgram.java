package org.papamu.core.toggle;

import java.util.Arrays;

/**
 * The linear program that looks for a pagoda function: among all with weights from -1 to 1, the one
 * for which the sum of a word is the most below that of another.
 *
 * <p>Design: with u = 1 - weight the constraints are {@code sum u(filled) - sum u(empty) <=
 * |filled| - |empty|} and {@code 0 <= u <= 2}, so that u = 0 is allowed wherever no rule fills more
 * than it empties, and the simplex method starts there: a dense tableau, the column with the best
 * reward, after many steps the first column (Bland), so that it ends. Rounding does no harm: what
 * it finds is checked in whole numbers.
 */
final class PagodaProgram {

  static final int MOST_SCALE = 60;
  static final double PRECISION = 1e-7;

  private static final double TINY = 1e-9;
  private static final int GREEDY_STEPS = 300;
  private static final int MOST_STEPS = 3000;

  private final int columns;
  private final int rows;
  private final int[] bitOfColumn;

  /** The rows of the constraints, then that of the rewards; the last column is the right side. */
  private final double[][] tableau;

  /** The variable that stands for each row: a column's number, or columns + row for a slack. */
  private final int[] basic;

  private final int[] outside;

  PagodaProgram(WordGame<?> game, long from, long to) {
    bitOfColumn = new int[Long.bitCount(game.all())];
    int[] columnOfBit = new int[Long.SIZE];
    int at = 0;
    for (long rest = game.all(); rest != 0; rest &= rest - 1) {
      bitOfColumn[at] = Long.numberOfTrailingZeros(rest);
      columnOfBit[bitOfColumn[at]] = at;
      at++;
    }
    columns = at;
    rows = game.rules().size() + columns;
    tableau = new double[rows + 1][columns + 1];
    for (int row = 0; row < game.rules().size(); row++) {
      WordRule rule = game.rules().get(row);
      set(tableau[row], rule.filled(), 1, columnOfBit);
      set(tableau[row], rule.empty(), -1, columnOfBit);
      tableau[row][columns] = Long.bitCount(rule.filled()) - Long.bitCount(rule.empty());
    }
    for (int column = 0; column < columns; column++) {
      tableau[game.rules().size() + column][column] = 1;
      tableau[game.rules().size() + column][columns] = 2;
    }
    set(tableau[rows], from & ~to, -1, columnOfBit);
    set(tableau[rows], to & ~from, 1, columnOfBit);
    basic = new int[rows];
    Arrays.setAll(basic, row -> columns + row);
    outside = new int[columns];
    Arrays.setAll(outside, column -> column);
  }

  private static void set(double[] row, long points, double value, int[] columnOfBit) {
    for (long rest = points; rest != 0; rest &= rest - 1) {
      row[columnOfBit[Long.numberOfTrailingZeros(rest)]] = value;
    }
  }

  /** The weights by bit; all 0 if there is no start. */
  double[] solve() {
    double[] weights = new double[Long.SIZE];
    for (int row = 0; row < rows; row++) {
      if (tableau[row][columns] < 0) {
        return weights;
      }
    }
    for (int step = 0; step < MOST_STEPS; step++) {
      int column = entering(step);
      int row = column < 0 ? -1 : leaving(column);
      if (row < 0) {
        break;
      }
      pivot(row, column);
    }
    for (int bit : bitOfColumn) {
      weights[bit] = 1;
    }
    for (int row = 0; row < rows; row++) {
      if (basic[row] < columns) {
        weights[bitOfColumn[basic[row]]] = 1 - tableau[row][columns];
      }
    }
    return weights;
  }

  private int entering(int step) {
    int best = -1;
    for (int column = 0; column < columns; column++) {
      double reward = tableau[rows][column];
      if (reward < -TINY) {
        boolean better =
            best < 0
                || (step < GREEDY_STEPS
                    ? reward < tableau[rows][best]
                    : outside[column] < outside[best]);
        best = better ? column : best;
      }
    }
    return best;
  }

  private int leaving(int column) {
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int row = 0; row < rows; row++) {
      double slope = tableau[row][column];
      if (slope > TINY) {
        double ratio = tableau[row][columns] / slope;
        if (ratio < least - TINY || (ratio < least + TINY && basic[row] < basic[best])) {
          best = row;
          least = Math.min(least, ratio);
        }
      }
    }
    return best;
  }

  private void pivot(int row, int column) {
    double[] pivotRow = tableau[row];
    double pivot = pivotRow[column];
    for (int c = 0; c <= columns; c++) {
      pivotRow[c] /= pivot;
    }
    pivotRow[column] = 1 / pivot;
    for (int r = 0; r <= rows; r++) {
      double[] other = tableau[r];
      double factor = other[column];
      if (r != row && factor != 0) {
        for (int c = 0; c <= columns; c++) {
          other[c] -= factor * pivotRow[c];
        }
        other[column] = -factor / pivot;
      }
    }
    int swapped = basic[row];
    basic[row] = outside[column];
    outside[column] = swapped;
  }
}
