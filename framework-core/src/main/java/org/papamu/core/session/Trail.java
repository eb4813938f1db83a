package org.papamu.core.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The way a game has gone: where it started and the moves since, with any position on it to be had.
 *
 * <p>Rules have no undo, and a position per ply would cost a hundred megabytes for a record of a
 * million moves. So one position in {@link #STRIDE} is kept, and those between are played again: at
 * most 63 moves, which is a matter of microseconds.
 */
final class Trail<P extends Position> {

  private static final int STRIDE = 64;

  private final Rules<P> rules;
  private final List<P> kept = new ArrayList<>();
  private long[] moves = new long[STRIDE];
  private int size;

  /** A trail that starts in a position, which is kept and must not be changed afterwards. */
  Trail(Rules<P> rules, P start) {
    this.rules = rules;
    kept.add(start);
  }

  int size() {
    return size;
  }

  long move(int ply) {
    return moves[ply];
  }

  long[] moves() {
    return Arrays.copyOf(moves, size);
  }

  /** Appends a move; the position after it is kept perhaps and must not be changed afterwards. */
  void add(long move, P after) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size * 2);
    }
    moves[size++] = move;
    if (size % STRIDE == 0) {
      kept.add(after);
    }
  }

  /** Forgets all moves after the first {@code plies}. */
  void truncate(int plies) {
    size = plies;
    kept.subList(plies / STRIDE + 1, kept.size()).clear();
  }

  /** A new copy of the position after the first {@code plies} moves. */
  P at(int plies) {
    P position = rules.copy(kept.get(plies / STRIDE));
    for (int ply = plies / STRIDE * STRIDE; ply < plies; ply++) {
      rules.play(position, moves[ply]);
    }
    return position;
  }
}
