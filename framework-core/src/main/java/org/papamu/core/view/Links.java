package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.board.Direction;
import org.papamu.api.board.Topology;

/**
 * The links of a board that can be drawn as straight strokes: those that run the way their
 * direction says, over one cell or several. A link that leaves the rectangle and comes back, as on
 * a board that is round, has no place in a flat picture and is left out.
 */
final class Links {

  /** Points in order along one straight stroke; two or more. */
  private final List<List<Integer>> strokes = new ArrayList<>();

  private final Topology board;

  private Links(Topology board) {
    this.board = board;
  }

  /** The strokes of a board, each as long as it goes, each once. */
  static List<List<Integer>> strokes(Topology board) {
    Links links = new Links(board);
    for (int direction = 0; direction < board.directions().size(); direction++) {
      if (direction < board.opposite(direction)) {
        links.addStrokes(direction);
      }
    }
    return List.copyOf(links.strokes);
  }

  private void addStrokes(int direction) {
    for (int point = 0; point < board.size(); point++) {
      if (follows(point, board.opposite(direction)) || !follows(point, direction)) {
        continue;
      }
      List<Integer> stroke = new ArrayList<>();
      stroke.add(point);
      for (int at = point; follows(at, direction); ) {
        at = board.next(at, direction);
        stroke.add(at);
      }
      strokes.add(List.copyOf(stroke));
    }
  }

  /** Whether the next point lies where the direction points: one step on or several. */
  private boolean follows(int point, int direction) {
    int next = board.next(point, direction);
    if (next == Topology.NONE) {
      return false;
    }
    Direction step = board.directions().get(direction);
    int rows = board.row(next) - board.row(point);
    int columns = board.column(next) - board.column(point);
    int length = Math.max(Math.abs(rows), Math.abs(columns));
    int unit = Math.max(Math.abs(step.rows()), Math.abs(step.columns()));
    return length > 0
        && unit > 0
        && rows * unit == step.rows() * length
        && columns * unit == step.columns() * length;
  }
}
