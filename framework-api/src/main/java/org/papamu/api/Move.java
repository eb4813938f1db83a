package org.papamu.api;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

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

  /**
   * A piece that goes along a path, one step from each point to the next.
   *
   * @param path where it starts, then each landing
   * @param taken what the step from one point of the path to the next takes
   */
  public static Move along(
      long code, List<Integer> path, BiFunction<Integer, Integer, PointSet> taken) {
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      steps.add(Step.shift(from, to).taking(taken.apply(from, to)));
    }
    return new Move(code, steps);
  }

  /** The same move, at the end of which its last piece becomes another, such as a king. */
  public Move becoming(int piece) {
    List<Step> changed = new ArrayList<>(steps);
    changed.set(steps.size() - 1, steps.get(steps.size() - 1).becoming(piece));
    return new Move(code, changed);
  }

  /**
   * All points whose stones are taken, over all steps, in the order in which they are taken. What a
   * step of kind {@link Step.Kind#REMOVE} takes off by choice is not among them.
   */
  public PointSet taken() {
    PointSet all = PointSet.EMPTY;
    for (Step step : steps) {
      all = all.union(step.taken());
    }
    return all;
  }

  /**
   * The ways of the move's pieces: where each started, then each landing. Shifts that follow one
   * another are one trail; a piece that comes onto the board has one point; what is removed has no
   * trail.
   */
  public List<List<Integer>> trails() {
    List<List<Integer>> trails = new ArrayList<>();
    List<Integer> trail = new ArrayList<>();
    for (Step step : steps) {
      if (step.kind() == Step.Kind.REMOVE) {
        continue;
      }
      boolean goesOn =
          step.kind() == Step.Kind.SHIFT
              && !trail.isEmpty()
              && trail.get(trail.size() - 1) == step.from();
      if (!goesOn) {
        trail = new ArrayList<>();
        trail.add(step.from());
        trails.add(trail);
      }
      if (step.to() != step.from()) {
        trail.add(step.to());
      }
    }
    return trails;
  }

  /**
   * One thing that happens.
   *
   * @param kind what it is
   * @param from the point where it starts
   * @param to the point where it ends; {@code from} for what happens on one point
   * @param piece the piece that stands on {@code to} afterwards: what comes onto the board, or what
   *     the moved piece becomes; 0 for a moved piece that stays what it is, for a step that leaves
   *     nothing, and for a piece that is not told
   * @param taken the points whose stones this step takes off, {@code from} excluded
   * @param mark what the notation adds to tell this step from another with the same points, such as
   *     {@code A}; usually empty
   */
  public record Step(Kind kind, int from, int to, int piece, PointSet taken, String mark) {

    /** What a step does. */
    public enum Kind {
      /** A piece comes onto the board. */
      PLACE,
      /** A piece of the mover's choice leaves the board. */
      REMOVE,
      /** A piece goes from one point to another. */
      SHIFT
    }

    /** A piece comes onto a point; which one is not told. */
    public static Step place(int point) {
      return place(point, 0);
    }

    /** A certain piece comes onto a point. */
    public static Step place(int point, int piece) {
      return new Step(Kind.PLACE, point, point, piece, PointSet.EMPTY, "");
    }

    /** A piece leaves a point. */
    public static Step remove(int point) {
      return new Step(Kind.REMOVE, point, point, 0, PointSet.EMPTY, "");
    }

    /** A piece goes from one point to another and takes nothing. */
    public static Step shift(int from, int to) {
      return new Step(Kind.SHIFT, from, to, 0, PointSet.EMPTY, "");
    }

    /** The same step, taking the stones on these points. */
    public Step taking(PointSet points) {
      return new Step(kind, from, to, piece, points, mark);
    }

    /** The same step, after which its piece is another: it is promoted, or changes its state. */
    public Step becoming(int other) {
      return new Step(kind, from, to, other, taken, mark);
    }

    /** The same step with a mark of the notation. */
    public Step marked(String text) {
      return new Step(kind, from, to, piece, taken, text);
    }
  }
}
