package org.papamu.konane;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.board.Topology;

/** Jumps found in the plainest way, stone by stone and point by point, to compare with. */
final class PlainRules {

  private PlainRules() {}

  /** The texts of a seat's jumps, sorted. */
  static List<String> jumps(Topology board, int[] pieces, int seat) {
    List<String> texts = new ArrayList<>();
    for (int from = 0; from < pieces.length; from++) {
      if (pieces[from] != seat + 1) {
        continue;
      }
      for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
        int row = board.row(from);
        int column = board.column(from);
        while (piece(board, pieces, row + step[0], column + step[1]) == 2 - seat
            && piece(board, pieces, row + 2 * step[0], column + 2 * step[1]) == 0) {
          row += 2 * step[0];
          column += 2 * step[1];
          texts.add(board.name(from) + "-" + board.name(board.point(row, column)));
        }
      }
    }
    texts.sort(null);
    return texts;
  }

  /** The piece in a cell; -1 outside the board. */
  private static int piece(Topology board, int[] pieces, int row, int column) {
    int point = board.point(row, column);
    return point == Topology.NONE ? -1 : pieces[point];
  }
}
