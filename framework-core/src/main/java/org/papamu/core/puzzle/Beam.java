package org.papamu.core.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * A breadth-first search of a puzzle that keeps only the most liked positions of each layer. With a
 * small width it is quick to find some end, with a growing one it finds better ends; where nothing
 * was dropped it has seen everything, and its first solution is a shortest one.
 *
 * <p>Design: a position is one candidate however it is reached (by {@link ClassKeys}); where
 * positions can come back, also across the layers. The path to a position is a chain of steps, of
 * which the collector frees those that led nowhere.
 */
final class Beam<P extends Position> {

  /** How a run ended. */
  enum Result {
    /** Everything is looked at: nothing better than the best end can be reached. */
    COMPLETE,
    /** It ran out of layers, but positions were dropped. */
    CUT,
    /** A solution is known, or the meter is over. */
    STOPPED
  }

  /** A move, and the steps before it. */
  private record Step(@Nullable Step before, long move, int depth) {
    List<Long> path() {
      List<Long> path = new ArrayList<>();
      for (Step step = this; step != null; step = step.before) {
        path.add(step.move);
      }
      Collections.reverse(path);
      return path;
    }
  }

  private final Puzzle<P> puzzle;
  private final Rules<P> rules;
  private final ProvedBounds proved;
  private final Meter meter;
  private final int mostSeen;
  private final MoveList moves = new MoveList();
  private final Candidates candidates = new Candidates();
  private final KeySet seen = new KeySet();
  private final P child;
  private List<P> layer = new ArrayList<>();
  private List<P> nextLayer = new ArrayList<>();
  private @Nullable Step[] steps = new Step[] {null};
  private List<Long> deepest = List.of();

  /**
   * A beam.
   *
   * @param mostSeen the most positions to remember across the layers where positions can come back
   */
  Beam(Puzzle<P> puzzle, ProvedBounds proved, Meter meter, int mostSeen) {
    this.puzzle = puzzle;
    rules = puzzle.rules();
    this.proved = proved;
    this.meter = meter;
    this.mostSeen = mostSeen;
    child = rules.initial();
  }

  /**
   * The path to the most liked position of the deepest layer so far, for when no end is known;
   * empty before the first run.
   */
  List<Long> deepest() {
    return deepest;
  }

  /**
   * Searches from a position that is not over.
   *
   * @param width the most positions of a layer to go on from
   * @param depth the most layers
   */
  Result run(P root, int width, int depth, Ends ends) {
    seen.clear();
    seen.add(puzzle.key(root));
    room(layer, 1);
    rules.copy(root, layer.get(0));
    steps = new Step[] {null};
    boolean cut = false;
    for (int ply = 0; steps.length > 0; ply++) {
      if (ply == depth) {
        return Result.CUT;
      }
      candidates.begin(width);
      if (puzzle.isLoopFree()) {
        seen.clear();
      }
      for (int i = 0; i < steps.length; i++) {
        expand(i, ends);
        if (ends.isSolved() || meter.isOver()) {
          noteDeepest();
          return Result.STOPPED;
        }
      }
      candidates.cut();
      cut |= candidates.wasCut();
      if (seen.size() > mostSeen) {
        noteDeepest();
        return Result.CUT;
      }
      noteDeepest();
      if (!advance()) {
        return Result.STOPPED;
      }
    }
    if (cut) {
      return Result.CUT;
    }
    if (!puzzle.isLoopFree()) {
      seen.forEach(key -> proved.put(key, ends.threshold(), meter.nodes()));
    }
    return Result.COMPLETE;
  }

  private void expand(int parent, Ends ends) {
    P position = layer.get(parent);
    rules.moves(position, moves);
    for (int i = 0; i < moves.size() && !meter.isOver(); i++) {
      meter.spend(1);
      long move = moves.get(i);
      rules.copy(position, child);
      rules.play(child, move);
      long key = puzzle.key(child);
      if (!seen.add(key) || proved.bound(key) <= ends.threshold()) {
        continue;
      }
      int utility = puzzle.endUtility(child);
      if (utility == Puzzle.GOES_ON) {
        candidates.add(puzzle.preference(child, key), parent, move);
      } else {
        Step last = step(parent, move);
        ends.offer(utility, last.path().get(0), last::path);
      }
    }
  }

  private Step step(int parent, long move) {
    Step before = steps[parent];
    return new Step(before, move, before == null ? 1 : before.depth + 1);
  }

  private void noteDeepest() {
    if (candidates.size() > 0) {
      int best = candidates.favourite();
      Step step = step(candidates.parent(best), candidates.move(best));
      if (step.depth > deepest.size()) {
        deepest = step.path();
      }
    }
  }

  /** Makes the next layer; answers whether there was time for it. */
  private boolean advance() {
    int size = candidates.size();
    @Nullable Step[] nextSteps = new Step[size];
    for (int i = 0; i < size; i++) {
      meter.work(1);
      if (meter.isOver()) {
        return false;
      }
      int parent = candidates.parent(i);
      room(nextLayer, i + 1);
      P next = nextLayer.get(i);
      rules.copy(layer.get(parent), next);
      rules.play(next, candidates.move(i));
      nextSteps[i] = step(parent, candidates.move(i));
    }
    List<P> swapped = layer;
    layer = nextLayer;
    nextLayer = swapped;
    steps = nextSteps;
    return true;
  }

  private void room(List<P> positions, int size) {
    while (positions.size() < size) {
      positions.add(rules.initial());
    }
  }
}
