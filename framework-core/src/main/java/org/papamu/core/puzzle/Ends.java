package org.papamu.core.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.MoveList;

/** The best end of the game that a search has reached behind each of the first moves. */
final class Ends {

  /**
   * An end.
   *
   * @param utility its worth; more is better
   * @param moves the moves that lead to it, at least one
   */
  record End(int utility, List<Long> moves) {}

  private final MoveList firstMoves;
  private final @Nullable End[] best;
  private final int goal;
  private final Runnable improved;
  private int threshold;

  /**
   * No end yet.
   *
   * @param firstMoves the legal moves of the position that is searched
   * @param goal the utility of a solution
   * @param floor ends of this utility or less are of no interest
   * @param improved told when a better end than all before is known
   */
  Ends(MoveList firstMoves, int goal, int floor, Runnable improved) {
    this.firstMoves = firstMoves;
    best = new End[firstMoves.size()];
    this.goal = goal;
    this.improved = improved;
    threshold = floor;
  }

  /** What cannot lead to more than this is of no interest: the best end's utility, or the floor. */
  int threshold() {
    return threshold;
  }

  /** The utility of a solution. */
  int goal() {
    return goal;
  }

  /** Whether a solution is known. */
  boolean isSolved() {
    return threshold >= goal;
  }

  /** Takes an end if it is better than those known behind the same first move. */
  void offer(int utility, long firstMove, Supplier<List<Long>> moves) {
    int index = firstMoves.indexOf(firstMove);
    End known = best[index];
    if (known == null || utility > known.utility) {
      best[index] = new End(utility, moves.get());
    }
    if (utility > threshold) {
      threshold = utility;
      improved.run();
    }
  }

  /** The best end behind each first move that any is known of, the best first. */
  List<End> ranked() {
    List<End> ranked = new ArrayList<>();
    for (End end : best) {
      if (end != null) {
        ranked.add(end);
      }
    }
    ranked.sort(Comparator.comparingInt(End::utility).reversed());
    return ranked;
  }
}
