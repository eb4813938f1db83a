package org.papamu.api;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A move being entered step by step: what has been entered so far, and what may follow.
 *
 * <p>Immutable. There are no dead ends: if no move ends here, a step is offered, and every step
 * offered leads to at least one legal move. The steps' texts put one after the other are a spelling
 * of the move they end in.
 */
public interface MoveEntry {

  /** What may be entered next; empty when only {@link #move} is left. No two have one text. */
  List<Step> steps();

  /**
   * The entry after one more step.
   *
   * @param step one of {@link #steps}
   * @throws IllegalArgumentException if it is not offered
   */
  MoveEntry after(Step step);

  /** The move that is made by stopping here; empty if a step must follow. */
  OptionalLong move();

  /**
   * One step on offer.
   *
   * @param text what it adds to the move's text, with its separator, such as {@code -e3A}
   * @param brief the same with what may be left out left out, such as {@code -e3}; else equal to
   *     {@code text}
   * @param point the point to touch for it; empty for a step that is a word, such as {@code swap}
   * @param taken the points whose stones it takes
   */
  record Step(String text, String brief, OptionalInt point, PointSet taken) {

    /** A step that touches a point and takes nothing. */
    public static Step at(int point, String text) {
      return new Step(text, text, OptionalInt.of(point), PointSet.EMPTY);
    }
  }
}
