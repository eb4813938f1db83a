package org.papamu.api;

import java.util.List;

/**
 * A game of one seat told as sets of points: every point is filled or empty, and a move turns some
 * points over, from filled to empty and back.
 *
 * <p>Counting and solving then work on sets in a machine word instead of on positions: moves can be
 * taken back, positions seen in a mirror cost next to nothing, and invariants follow from the
 * rules. Peg solitaire is of this kind on any board: a jump needs two filled points and an empty
 * one.
 *
 * <p>What must hold, and is taken on trust: a point is filled where {@link Position#at} is not 0;
 * the legal moves of a position are exactly the rules that apply to it, one move for each; a
 * position where none applies is over, and has the best score exactly if its filled points are one
 * of the goals. The goals may depend on what a position says beyond its pieces, as long as no move
 * changes that.
 *
 * @param <P> the game's own position type
 */
public interface Toggles<P extends Position> {

  /**
   * One rule: where it applies, it turns all its points over.
   *
   * @param filled the points that must be filled; they become empty
   * @param empty the points that must be empty; they become filled
   * @param from the point that the moving piece leaves, one of {@code filled}
   * @param to the point where it ends, one of {@code empty}
   */
  record Rule(PointSet filled, PointSet empty, int from, int to) {

    /** Checks that the piece goes from a filled point to an empty one. */
    public Rule {
      if (!filled.contains(from) || !empty.contains(to)) {
        throw new IllegalArgumentException("a piece goes from a filled point to an empty one");
      }
    }
  }

  /** All rules, each once; the same for all positions of the game. */
  List<Rule> rules();

  /** The sets of filled points that are solutions of the puzzle that the position belongs to. */
  List<PointSet> goals(P position);
}
