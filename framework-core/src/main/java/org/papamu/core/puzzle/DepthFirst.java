package org.papamu.core.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * A depth-first search of a puzzle where no position can come back. It proves: a position whose
 * moves are all done with goes to the table with the best that can be reached from it, and is never
 * entered again as long as the table knows it.
 *
 * <p>Design: an explicit stack, so that the search can be left at any position and gone on with
 * later, and so that a long game does not need a deep call stack. A level holds its position, its
 * moves sorted by preference, and the best utility seen below it so far. What is cut off by a bound
 * of the table counts with that bound, so the value of a level that is done with is an upper bound
 * too, and an exact one where it is above the threshold.
 */
final class DepthFirst<P extends Position> {

  private final Puzzle<P> puzzle;
  private final Rules<P> rules;
  private final ProvedBounds proved;
  private final Ends ends;
  private final Meter meter;
  private final List<Level<P>> levels = new ArrayList<>();
  private int ply;
  private boolean isDone;

  /** A position on the path, and what is left to be looked at below it. */
  private static final class Level<P extends Position> {
    private final P position;
    private final MoveList moves = new MoveList();
    private long key;
    private int value;
    private long nodesBefore;

    /** The children that are left, in the order of their turn: preference and index into moves. */
    private long[] order = new long[16];

    private long[] keys = new long[16];
    private int children;
    private int next;

    Level(P position) {
      this.position = position;
    }

    private void begin(long ownKey, long nodes) {
      key = ownKey;
      value = Integer.MIN_VALUE;
      nodesBefore = nodes;
      children = 0;
      next = 0;
      if (order.length < moves.size()) {
        order = new long[moves.size() * 2];
        keys = new long[moves.size() * 2];
      }
    }

    private void add(int index, int preference, long childKey) {
      order[children++] = ((long) ~preference << 32) | index;
      keys[index] = childKey;
    }

    /** The index of the move that was taken last. */
    private int current() {
      return (int) order[next - 1];
    }
  }

  /** A search from a position that is not over. */
  DepthFirst(Puzzle<P> puzzle, P root, ProvedBounds proved, Ends ends, Meter meter) {
    this.puzzle = puzzle;
    rules = puzzle.rules();
    this.proved = proved;
    this.ends = ends;
    this.meter = meter;
    rules.copy(root, level(0).position);
    expand(puzzle.key(root));
  }

  private Level<P> level(int at) {
    if (at == levels.size()) {
      levels.add(new Level<>(rules.initial()));
    }
    return levels.get(at);
  }

  /** Lists the children of the position on top that are worth a look. */
  private void expand(long key) {
    Level<P> level = levels.get(ply);
    P child = level(ply + 1).position;
    rules.moves(level.position, level.moves);
    level.begin(key, meter.nodes());
    // A list that is left half-way proves nothing, and need not: the search is over then.
    for (int i = 0; i < level.moves.size() && !meter.isOver(); i++) {
      meter.spend(1);
      rules.copy(level.position, child);
      rules.play(child, level.moves.get(i));
      long childKey = puzzle.key(child);
      if (isCutOff(level, childKey)) {
        continue;
      }
      int utility = puzzle.endUtility(child);
      if (utility == Puzzle.GOES_ON) {
        level.add(i, puzzle.preference(child, childKey), childKey);
      } else {
        level.value = Math.max(level.value, utility);
        long last = level.moves.get(i);
        ends.offer(utility, ply == 0 ? last : firstMove(), () -> path(last));
      }
    }
    Arrays.sort(level.order, 0, level.children);
  }

  private boolean isCutOff(Level<P> level, long childKey) {
    int bound = proved.bound(childKey);
    if (bound > ends.threshold()) {
      return false;
    }
    level.value = Math.max(level.value, bound);
    return true;
  }

  private long firstMove() {
    Level<P> root = levels.get(0);
    return root.moves.get(root.current());
  }

  private List<Long> path(long last) {
    List<Long> path = new ArrayList<>();
    for (Level<P> level : levels.subList(0, ply)) {
      path.add(level.moves.get(level.current()));
    }
    path.add(last);
    return path;
  }

  /**
   * Goes on until everything is looked at, a solution is known, or so many positions are counted.
   *
   * @return whether everything is looked at: nothing better than the best end can be reached
   */
  boolean run(long untilNodes) {
    while (!isDone && !ends.isSolved() && meter.nodes() < untilNodes && !meter.isOver()) {
      Level<P> level = levels.get(ply);
      if (level.next == level.children) {
        leave(level);
      } else {
        level.next++;
        enter(level, level.current());
      }
    }
    return isDone;
  }

  private void enter(Level<P> level, int index) {
    long childKey = level.keys[index];
    if (!isCutOff(level, childKey)) {
      P child = level(ply + 1).position;
      rules.copy(level.position, child);
      rules.play(child, level.moves.get(index));
      ply++;
      expand(childKey);
    }
  }

  private void leave(Level<P> level) {
    proved.put(level.key, level.value, meter.nodes() - level.nodesBefore);
    isDone = ply == 0;
    if (!isDone) {
      ply--;
      Level<P> parent = levels.get(ply);
      parent.value = Math.max(parent.value, level.value);
    }
  }
}
