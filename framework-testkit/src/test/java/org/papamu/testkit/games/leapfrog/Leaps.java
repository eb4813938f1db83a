package org.papamu.testkit.games.leapfrog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/**
 * The turns of one counter: all runs of leaps, gathered by their effect.
 *
 * <p>Two runs that end on one point and take the same counters are one move, so a move is known by
 * its place in the order in which the effects are first found.
 */
final class Leaps {

  /** Where a turn ends and what it takes. */
  record Effect(int to, PointSet taken) {}

  private final Topology board;
  private final boolean[] full;
  private final List<Integer> path = new ArrayList<>();
  private final Map<Effect, List<List<Integer>>> found = new LinkedHashMap<>();

  private Leaps(Topology board, LeapFrogPosition position) {
    this.board = board;
    full = new boolean[board.size()];
    for (int point = 0; point < full.length; point++) {
      full[point] = position.at(point) != 0;
    }
  }

  /** The effects of the turns that start on a point, each with the paths that have it. */
  static Map<Effect, List<List<Integer>>> from(
      Topology board, LeapFrogPosition position, int point) {
    Leaps leaps = new Leaps(board, position);
    leaps.full[point] = false;
    leaps.path.add(point);
    leaps.leap(point, PointSet.EMPTY);
    return leaps.found;
  }

  private void leap(int at, PointSet taken) {
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int over = board.next(at, direction);
      int to = over == Topology.NONE ? Topology.NONE : board.next(over, direction);
      if (to == Topology.NONE || !full[over] || full[to]) {
        continue;
      }
      PointSet all = taken.union(PointSet.of(over));
      full[over] = false;
      path.add(to);
      found
          .computeIfAbsent(new Effect(to, all), effect -> new ArrayList<>())
          .add(List.copyOf(path));
      leap(to, all);
      path.remove(path.size() - 1);
      full[over] = true;
    }
  }
}
