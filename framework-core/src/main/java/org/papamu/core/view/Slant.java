package org.papamu.core.view;

import org.papamu.api.board.Topology;

/**
 * How a board leans: where one step up a column leads, in steps between neighbours.
 *
 * @param right how far to the right; 0 on an upright board
 * @param up how far up
 */
record Slant(double right, double up) {

  /** The lean of a board, read off the first point above the bottom row. */
  static Slant of(Topology board) {
    for (int point = 0; point < board.size(); point++) {
      int row = board.row(point);
      if (row > 0) {
        return new Slant((board.x(point) - board.column(point)) / row, board.y(point) / row);
      }
    }
    return new Slant(0, 1);
  }

  boolean isUpright() {
    return right == 0;
  }
}
