package org.papamu.cli.play;

import java.util.OptionalInt;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;
import org.papamu.cli.play.Answer.Kind;

/** The point that a person has under the cursor; none as long as no key has moved it. */
final class Cursor {

  /** How much farther a point is that lies to the side than one straight ahead. */
  private static final double SIDE = 3;

  private final Topology board;
  private OptionalInt point = OptionalInt.empty();

  Cursor(Topology board) {
    this.board = board;
  }

  OptionalInt point() {
    return point;
  }

  void put(int at) {
    point = OptionalInt.of(at);
  }

  void hide() {
    point = OptionalInt.empty();
  }

  /**
   * Moves it; where there is no cursor yet, to the first of the points that matter.
   *
   * @param matter the points that can be chosen
   */
  void move(Kind key, PointSet matter) {
    if (point.isEmpty()) {
      point = OptionalInt.of(matter.isEmpty() ? middle() : matter.stream().min().orElseThrow());
    } else if (key == Kind.NEXT) {
      int at = point.getAsInt();
      point =
          OptionalInt.of(
              matter.stream()
                  .filter(other -> other > at)
                  .min()
                  .orElse(matter.stream().min().orElse(at)));
    } else {
      point = OptionalInt.of(nearest(key, point.getAsInt()));
    }
  }

  private int middle() {
    int best = 0;
    for (int other = 1; other < board.size(); other++) {
      if (fromMiddle(other) < fromMiddle(best)) {
        best = other;
      }
    }
    return best;
  }

  private double fromMiddle(int other) {
    return Math.abs(board.row(other) - (board.rows() - 1) / 2.0)
        + Math.abs(board.x(other) - (board.columns() - 1) / 2.0);
  }

  /** The nearest point on a side of another one; that one itself where there is none. */
  private int nearest(Kind key, int from) {
    int best = from;
    double least = Double.MAX_VALUE;
    for (int other = 0; other < board.size(); other++) {
      double up = board.row(other) - board.row(from);
      double right = board.x(other) - board.x(from);
      double ahead =
          switch (key) {
            case UP -> up;
            case DOWN -> -up;
            case RIGHT -> right;
            case LEFT -> -right;
            default -> 0;
          };
      double aside = key == Kind.UP || key == Kind.DOWN ? Math.abs(right) : Math.abs(up);
      if (ahead > 0 && ahead + SIDE * aside < least) {
        least = ahead + SIDE * aside;
        best = other;
      }
    }
    return best;
  }
}
