package org.papamu.core.search;

import java.util.Comparator;
import java.util.List;
import org.papamu.api.Position;

/**
 * Iterative deepening over the root's moves, on one thread: each iteration orders the moves for the
 * next, and searches the best line first in a narrow window around its last value (aspiration),
 * which is opened step by step when the value lies outside.
 */
final class Deepening<P extends Position> {

  /** Half the width of the first window, in hundredths. */
  private static final int WINDOW = 30;

  /** The depth below which windows are not worth it. */
  private static final int LEAST_WINDOWED = 4;

  /** Told of news: the root moves are in order, the first {@code lines} with their lines. */
  interface Listener {

    /** A better first move, or the end of an iteration. */
    void news(int depth);
  }

  private final Tree<P> tree;
  private final List<RootMove> moves;
  private final int lines;
  private final Listener listener;
  private boolean failedLow;

  Deepening(Tree<P> tree, List<RootMove> moves, int lines, Listener listener) {
    this.tree = tree;
    this.moves = moves;
    this.lines = Math.min(lines, moves.size());
    this.listener = listener;
  }

  /** The moves, the best first. */
  List<RootMove> moves() {
    return moves;
  }

  /** Whether the best move of the iteration under way turned out worse than thought. */
  boolean failedLow() {
    return failedLow;
  }

  /**
   * One iteration.
   *
   * @return whether it was completed
   */
  boolean iterate(int depth) {
    failedLow = false;
    tree.begin();
    for (RootMove move : moves) {
      move.previous = move.value;
      move.value = -Values.INFINITE;
      move.nodes = 0;
    }
    for (int line = 0; line < lines; line++) {
      if (!searchLine(depth, line)) {
        restore();
        return false;
      }
      sort(0, line + 1);
    }
    listener.news(depth);
    return true;
  }

  /**
   * After a stop: moves that were not reached keep their last values, for the order and, before the
   * first iteration is done, as an answer.
   */
  private void restore() {
    // Those searched in this iteration are in front already; the sort by value is stable.
    for (RootMove move : moves) {
      if (move.value == -Values.INFINITE) {
        move.value = move.previous;
      }
    }
  }

  private boolean searchLine(int depth, int line) {
    int around = moves.get(line).previous;
    int delta = WINDOW;
    boolean windowed =
        depth >= LEAST_WINDOWED && around > -Values.INFINITE && !Values.isDecided(around);
    int alpha = windowed ? around - delta : -Values.INFINITE;
    int beta = windowed ? around + delta : Values.INFINITE;
    while (true) {
      int value = searchMoves(depth, line, alpha, beta);
      if (tree.isStopped()) {
        return false;
      }
      sort(line, moves.size());
      if (value <= alpha && alpha > -Values.INFINITE) {
        failedLow |= line == 0;
        beta = (alpha + beta) / 2;
        alpha = wider(value - delta);
      } else if (value >= beta && beta < Values.INFINITE) {
        beta = -wider(-value - delta);
      } else {
        return true;
      }
      delta += delta;
    }
  }

  /** A lower bound, or none at all once it is far out. */
  private static int wider(int bound) {
    return bound < -2000 ? -Values.INFINITE : bound;
  }

  /** Searches the moves from {@code line} on and answers the best value. */
  private int searchMoves(int depth, int line, int alpha, int beta) {
    int best = -Values.INFINITE;
    int bound = alpha;
    for (int i = line; i < moves.size(); i++) {
      RootMove move = moves.get(i);
      long before = tree.nodes();
      int value;
      if (i == line) {
        value = tree.child(move, depth - 1, bound, beta);
      } else {
        value = tree.child(move, depth - 1, bound, bound + 1);
        if (value > bound && value < beta && !tree.isStopped()) {
          value = tree.child(move, depth - 1, bound, beta);
        }
      }
      move.nodes += tree.nodes() - before;
      if (tree.isStopped()) {
        return best;
      }
      move.proved = tree.isProved();
      if (i == line || value > bound) {
        move.value = value;
        move.depth = depth;
        if (value > alpha || move.line.length == 1) {
          tree.copyLine(move);
        }
        if (i > line && line == 0) {
          moves.remove(i);
          moves.add(0, move);
          if (value < beta) {
            listener.news(depth);
          }
        }
      } else {
        move.value = -Values.INFINITE;
      }
      best = Math.max(best, value);
      bound = Math.max(bound, value);
      if (bound >= beta) {
        break;
      }
    }
    return best;
  }

  private void sort(int from, int to) {
    moves.subList(from, to).sort(Comparator.comparingInt((RootMove move) -> -move.value));
  }
}
