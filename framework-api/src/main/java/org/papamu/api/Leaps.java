package org.papamu.api;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.papamu.api.board.Topology;

/**
 * The leaps of one piece in one position, from which its turns of several leaps follow. A turn is
 * known by its effect, which is where it ends and what it leaps over: two ways that come to the
 * same are one turn.
 *
 * <p>What is leapt over counts as taken at once, here; whether it leaves the board or stays in the
 * way to the end is up to what {@link #from} tells.
 */
@FunctionalInterface
public interface Leaps {

  /**
   * Tells the single leaps.
   *
   * @param at where the piece is now
   * @param taken what this turn has leapt over before; none of it is leapt over again
   * @param out is told each leap
   */
  void from(int at, PointSet taken, Out out);

  /** Takes what is told. */
  @FunctionalInterface
  interface Out {

    /**
     * One leap.
     *
     * @param over the point that is leapt over
     * @param to where it ends
     */
    void leap(int over, int to);
  }

  /**
   * A turn.
   *
   * @param from where it starts
   * @param to where it ends
   * @param taken what it leaps over
   */
  record Turn(int from, int to, PointSet taken) {}

  /**
   * Leaps of the shortest kind: along a direction of the board over the next point onto the one
   * behind it.
   *
   * @param over whether a point can be leapt over; of those, none is leapt over twice in a turn
   * @param onto whether a leap can end on a point; say so of the point where the turn starts, which
   *     the piece has left
   */
  static Leaps adjacent(Topology board, IntPredicate over, IntPredicate onto) {
    int directions = board.directions().size();
    return (at, taken, out) -> {
      for (int direction = 0; direction < directions; direction++) {
        int next = board.next(at, direction);
        int to = next == Topology.NONE ? next : board.next(next, direction);
        if (to != Topology.NONE && onto.test(to) && over.test(next) && !taken.contains(next)) {
          out.leap(next, to);
        }
      }
    };
  }

  /** Whether there is a leap from a point where a turn starts. */
  default boolean isAny(int start) {
    boolean[] any = {false};
    from(start, PointSet.EMPTY, (over, to) -> any[0] = true);
    return any[0];
  }

  /**
   * The turns of one leap or more, whether or not they could go on, each once, in the order in
   * which they are first found.
   *
   * @param most as many are listed at most, so that no made-up position takes all memory
   */
  default List<Turn> turns(int start, int most) {
    List<Turn> turns = new ArrayList<>();
    Set<Turn> known = new HashSet<>();
    List<Turn> open = new ArrayList<>(List.of(new Turn(start, start, PointSet.EMPTY)));
    while (!open.isEmpty() && turns.size() < most) {
      Turn turn = open.remove(open.size() - 1);
      if (!turn.taken().isEmpty() && known.add(turn)) {
        turns.add(turn);
      } else if (!turn.taken().isEmpty()) {
        continue;
      }
      int first = open.size();
      from(
          turn.to(),
          turn.taken(),
          (over, to) ->
              open.add(first, new Turn(start, to, turn.taken().union(PointSet.of(over)))));
    }
    return turns;
  }

  /**
   * The ways to do a turn, in the order of the coordinates: the start, then each landing. Where
   * there are too many to look at, which takes a made-up position, some way comes first.
   *
   * @param most as many are listed at most; at least 1
   * @throws IllegalArgumentException if it is not a turn of these leaps
   */
  default List<List<Integer>> paths(Turn turn, Topology board, int most) {
    return LeapPaths.of(this, turn, board, most);
  }
}
