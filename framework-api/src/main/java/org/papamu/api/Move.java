package org.papamu.api;

import java.util.ArrayList;
import java.util.List;

/**
 * A move in its rich form: what happens on the board, in order. For screens, pictures and records;
 * the inner loops use the code alone.
 *
 * @param code the move's code in the position it was described in
 * @param steps what happens, in order; empty for a pass
 */
public record Move(long code, List<Step> steps) {

  /** Copies the steps. */
  public Move {
    steps = List.copyOf(steps);
  }

  /** A move of one step. */
  public static Move of(long code, Step step) {
    return new Move(code, List.of(step));
  }

  /** All points whose stones are taken, over all steps, in the order in which they are taken. */
  public PointSet taken() {
    PointSet all = PointSet.EMPTY;
    for (Step step : steps) {
      all = all.union(step.taken());
    }
    return all;
  }

  /** The points that the move runs through, in order: where it starts, then each landing. */
  public List<Integer> path() {
    List<Integer> path = new ArrayList<>();
    for (Step step : steps) {
      if (path.isEmpty() || path.get(path.size() - 1) != step.from()) {
        path.add(step.from());
      }
      if (step.to() != step.from()) {
        path.add(step.to());
      }
    }
    return path;
  }

  /**
   * One thing that happens.
   *
   * @param kind what it is
   * @param from the point where it starts
   * @param to the point where it ends; {@code from} for what happens on one point
   * @param taken the points whose stones this step takes off, {@code from} excluded
   * @param mark what the notation adds to tell this step from another with the same points, such as
   *     {@code A}; usually empty
   */
  public record Step(Kind kind, int from, int to, PointSet taken, String mark) {

    /** What a step does. */
    public enum Kind {
      /** A piece comes onto the board. */
      PLACE,
      /** A piece of the mover's choice leaves the board. */
      REMOVE,
      /** A piece goes from one point to another. */
      SHIFT
    }

    /** A piece comes onto a point. */
    public static Step place(int point) {
      return new Step(Kind.PLACE, point, point, PointSet.EMPTY, "");
    }

    /** A piece leaves a point. */
    public static Step remove(int point) {
      return new Step(Kind.REMOVE, point, point, PointSet.EMPTY, "");
    }

    /** A piece goes from one point to another and takes nothing. */
    public static Step shift(int from, int to) {
      return new Step(Kind.SHIFT, from, to, PointSet.EMPTY, "");
    }

    /** The same step, taking the stones on these points. */
    public Step taking(PointSet points) {
      return new Step(kind, from, to, points, mark);
    }

    /** The same step with a mark of the notation. */
    public Step marked(String text) {
      return new Step(kind, from, to, taken, text);
    }
  }
}
