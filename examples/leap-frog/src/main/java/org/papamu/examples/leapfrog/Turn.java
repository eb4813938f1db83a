package org.papamu.examples.leapfrog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/**
 * What one counter may do in a turn. Two runs of leaps that end on one point and take the same
 * counters are one turn.
 *
 * @param to where it ends
 * @param taken the points that it leaps over
 * @param paths the runs that come to this: the start, then each landing
 */
record Turn(int to, PointSet taken, List<List<Integer>> paths) {

  /** Bounds that play never comes near; they keep a made-up position from taking all memory. */
  private static final int MOST_TURNS = 20_000;

  private static final int MOST_PATHS = 64;

  private record Effect(int to, PointSet taken) {}

  /** The turns of the counter on a point, in the order in which they are first found. */
  static List<Turn> of(Topology board, LeapFrogPosition position, int start) {
    List<Turn> turns = new ArrayList<>();
    leap(board, position, List.of(start), PointSet.EMPTY, false, new HashMap<>(), turns);
    return turns;
  }

  /** Whether the counter on a point can leap. */
  static boolean isAny(Topology board, LeapFrogPosition position, int point) {
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int over = board.next(point, direction);
      int to = over == Topology.NONE ? Topology.NONE : board.next(over, direction);
      if (to != Topology.NONE && position.at(over) != 0 && position.at(to) == 0) {
        return true;
      }
    }
    return false;
  }

  private static void leap(
      Topology board,
      LeapFrogPosition position,
      List<Integer> path,
      PointSet taken,
      boolean crossed,
      Map<Effect, Turn> known,
      List<Turn> turns) {
    int at = path.get(path.size() - 1);
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int over = board.next(at, direction);
      int to = over == Topology.NONE ? Topology.NONE : board.next(over, direction);
      // The point where the turn began is vacant, too.
      boolean lands = to != Topology.NONE && (position.at(to) == 0 || to == path.get(0));
      if (!lands || position.at(over) == 0 || taken.contains(over)) {
        continue;
      }
      List<Integer> longer = new ArrayList<>(path);
      longer.add(to);
      Effect effect = new Effect(to, taken.union(PointSet.of(over)));
      // Only runs that cross themselves can come to the same as another.
      boolean crosses = crossed || path.contains(to);
      Turn turn = crosses ? known.get(effect) : null;
      if (turn == null) {
        if (turns.size() == MOST_TURNS) {
          return;
        }
        turn = new Turn(to, effect.taken, new ArrayList<>(1));
        if (crosses) {
          known.put(effect, turn);
        }
        turns.add(turn);
      }
      if (turn.paths.size() < MOST_PATHS) {
        turn.paths.add(longer);
        leap(board, position, longer, effect.taken, crosses, known, turns);
      }
    }
  }
}
