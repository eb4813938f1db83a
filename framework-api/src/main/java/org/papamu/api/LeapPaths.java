package org.papamu.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.papamu.api.Leaps.Turn;
import org.papamu.api.board.Topology;

/** Looks for the ways to do a turn of several leaps. */
final class LeapPaths {

  /** So many places are looked at; no turn of a game that is played needs nearly as many. */
  private static final int MOST_PLACES = 20_000;

  private record Leap(int over, int to) {}

  private record Way(Turn turn, List<Integer> path) {}

  private final Leaps leaps;
  private final Turn turn;
  private final Topology board;
  private final int most;
  private final List<List<Integer>> found = new ArrayList<>();

  /** Where, having taken what, no way leads on: looked at once. */
  private final Set<Turn> dead = new HashSet<>();

  private int places;

  private LeapPaths(Leaps leaps, Turn turn, Topology board, int most) {
    this.leaps = leaps;
    this.turn = turn;
    this.board = board;
    this.most = most;
  }

  /** The ways in the order of the coordinates, as {@link Leaps#paths} tells. */
  static List<List<Integer>> of(Leaps leaps, Turn turn, Topology board, int most) {
    LeapPaths paths = new LeapPaths(leaps, turn, board, most);
    paths.walk(List.of(turn.from()), PointSet.EMPTY);
    if (paths.found.isEmpty()) {
      paths.found.add(paths.any());
    }
    return paths.found;
  }

  private boolean isEnough() {
    return found.size() >= most || places >= MOST_PLACES;
  }

  private void walk(List<Integer> path, PointSet taken) {
    int at = path.get(path.size() - 1);
    if (at == turn.to() && taken.equals(turn.taken())) {
      found.add(path);
      return;
    }
    Turn here = new Turn(turn.from(), at, taken);
    if (isEnough() || dead.contains(here)) {
      return;
    }
    places++;
    int before = found.size();
    for (Leap leap : onward(at, taken)) {
      if (!isEnough()) {
        walk(longer(path, leap.to), taken.union(PointSet.of(leap.over)));
      }
    }
    if (found.size() == before && !isEnough()) {
      dead.add(here);
    }
  }

  private List<Leap> onward(int at, PointSet taken) {
    List<Leap> onward = new ArrayList<>();
    leaps.from(
        at,
        taken,
        (over, to) -> {
          if (turn.taken().contains(over)) {
            onward.add(new Leap(over, to));
          }
        });
    onward.sort(Comparator.comparing(leap -> board.name(leap.to)));
    return onward;
  }

  private static List<Integer> longer(List<Integer> path, int to) {
    List<Integer> longer = new ArrayList<>(path);
    longer.add(to);
    return longer;
  }

  /** The way on which {@link Leaps#turns} comes to the turn. */
  private List<Integer> any() {
    Set<Turn> known = new HashSet<>();
    List<Way> open = new ArrayList<>();
    open.add(new Way(new Turn(turn.from(), turn.from(), PointSet.EMPTY), List.of(turn.from())));
    while (!open.isEmpty()) {
      Way way = open.remove(open.size() - 1);
      Turn here = way.turn;
      if (here.equals(turn)) {
        return way.path;
      }
      if (known.add(here)) {
        int first = open.size();
        leaps.from(
            here.to(),
            here.taken(),
            (over, to) ->
                open.add(
                    first,
                    new Way(
                        new Turn(here.from(), to, here.taken().union(PointSet.of(over))),
                        longer(way.path, to))));
      }
    }
    throw new IllegalArgumentException("not a turn here: " + turn);
  }
}
