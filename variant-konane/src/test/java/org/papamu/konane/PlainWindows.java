package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.board.Topology;

/** The windows of a position one by one, without haste. */
final class PlainWindows {

  private PlainWindows() {}

  /**
   * The indices of the weights that add up to what the stones are worth for Black, those that count
   * for White negative. Every stone stands on a point of its colour.
   */
  static int[] indices(Topology board, KonanePosition position, Patterns patterns) {
    int[] indices = new int[3 * board.size()];
    int count = 0;
    for (int point = 0; point < board.size(); point++) {
      int row = board.row(point);
      int column = board.column(point);
      int sign = Opening.isBlack(board, point) ? 1 : -1;
      if (column + Patterns.LENGTH <= board.columns()) {
        int edges = ends(column, Patterns.LENGTH, board.columns());
        edges |= isOutside(row, board.rows()) ? Window.LOW : 0;
        int stones = stones(position, point, 1, 1, Patterns.LENGTH, 0);
        indices[count++] = sign * patterns.line(edges, stones);
      }
      if (row + Patterns.LENGTH <= board.rows()) {
        int edges = ends(row, Patterns.LENGTH, board.rows());
        edges |= isOutside(column, board.columns()) ? Window.LOW : 0;
        int stones = stones(position, point, 1, board.columns(), Patterns.LENGTH, 0);
        indices[count++] = sign * patterns.line(edges, stones);
      }
      if (row + Patterns.SIDE <= board.rows() && column + Patterns.SIDE <= board.columns()) {
        int edges = ends(column, Patterns.SIDE, board.columns());
        edges |= row == 0 ? Window.LOW : 0;
        edges |= row + Patterns.SIDE == board.rows() ? Window.HIGH : 0;
        int stones = stones(position, point, Patterns.SIDE, 1, Patterns.SIDE, board.columns());
        indices[count++] = sign * patterns.square(edges, stones);
      }
    }
    return Arrays.copyOf(indices, count);
  }

  private static int ends(int start, int length, int points) {
    return (start == 0 ? Window.FIRST : 0) | (start + length == points ? Window.LAST : 0);
  }

  private static boolean isOutside(int index, int count) {
    return index == 0 || index == count - 1;
  }

  private static int stones(
      KonanePosition position, int start, int rows, int step, int length, int rowStep) {
    int stones = 0;
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i < length; i++) {
        boolean stone = position.at(start + row * rowStep + i * step) != 0;
        stones |= (stone ? 1 : 0) << (row * length + i);
      }
    }
    return stones;
  }

  /** What a position is worth for Black. */
  static int sum(Topology board, KonanePosition position, Patterns patterns, int[] weights) {
    int turn = position.turn() == KonanePosition.BLACK ? weights[0] : -weights[0];
    int[] indices = indices(board, position, patterns);
    return turn + Arrays.stream(indices).map(index -> Patterns.weight(weights, index)).sum();
  }
}
