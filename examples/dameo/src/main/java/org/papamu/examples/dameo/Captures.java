package org.papamu.examples.dameo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.papamu.api.BoardPosition;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;

/**
 * Walks the captures in one position. The piece that captures is lifted, so its square is vacant;
 * what it has jumped stays where it was until the end (the Turkish stroke).
 *
 * <p>A capture is known by where it starts and ends and what it takes. In a code the enemy's pieces
 * have a bit each, in the order of the squares.
 */
final class Captures {

  private static final int ORTHOGONAL = 4;
  private static final int SQUARE_BITS = 6;
  private static final int SQUARE = (1 << SQUARE_BITS) - 1;

  /** More ways than anybody would type; a bound for made-up positions. */
  private static final int MOST_PATHS = 1000;

  private final Topology board;
  private final BoardPosition position;
  private final int enemy;

  /** The bit of the enemy's piece on a square. */
  private final long[] bits = new long[SQUARE + 1];

  private final MoveList found = new MoveList();
  private final Set<Long> seen = new HashSet<>();
  private int start;
  private int most;

  Captures(Topology board, BoardPosition position) {
    this.board = board;
    this.position = position;
    enemy = 1 - position.turn();
    long next = 1;
    for (int square = 0; square < board.size(); square++) {
      if (Pieces.belongsTo(position.at(square), enemy)) {
        bits[square] = next;
        next <<= 1;
      }
    }
  }

  static long code(int from, int to, long taken) {
    return taken << 2 * SQUARE_BITS | (long) to << SQUARE_BITS | from;
  }

  static int from(long move) {
    return (int) move & SQUARE;
  }

  static int to(long move) {
    return (int) move >> SQUARE_BITS & SQUARE;
  }

  static long taken(long move) {
    return move >>> 2 * SQUARE_BITS;
  }

  /** Whether a move takes the piece on a square. */
  boolean takes(long move, int square) {
    return (bits[square] & taken(move)) != 0;
  }

  /** Finds the captures that take the most pieces. */
  Captures all() {
    for (int square = 0; square < board.size(); square++) {
      if (Pieces.belongsTo(position.at(square), 1 - enemy)) {
        start = square;
        jump(square, 0);
      }
    }
    found.sortDistinct();
    return this;
  }

  /** How many pieces the captures found take; 0 if there is none. */
  int most() {
    return most;
  }

  MoveList found() {
    return found;
  }

  private void jump(int at, long taken) {
    for (int direction = 0; direction < ORTHOGONAL; direction++) {
      int over = victim(at, direction, taken);
      int to = over == Topology.NONE ? Topology.NONE : board.next(over, direction);
      while (isVacant(to)) {
        land(to, taken | bits[over]);
        to = isKing() ? board.next(to, direction) : Topology.NONE;
      }
    }
  }

  private void land(int to, long taken) {
    int count = Long.bitCount(taken);
    long move = code(start, to, taken);
    // What can follow depends on where the piece is and what it has taken alone.
    if (count > 2 && !seen.add(move)) {
      return;
    }
    if (count > most) {
      most = count;
      found.clear();
    }
    if (count == most) {
      found.add(move);
    }
    jump(to, taken);
  }

  /** The square of the piece that may be jumped in a direction, if there is room behind it. */
  private int victim(int at, int direction, long taken) {
    int over = board.next(at, direction);
    while (isKing() && isVacant(over)) {
      over = board.next(over, direction);
    }
    return over != Topology.NONE && (bits[over] & ~taken) != 0 ? over : Topology.NONE;
  }

  private boolean isVacant(int square) {
    return square != Topology.NONE && (position.at(square) == 0 || square == start);
  }

  private boolean isKing() {
    return Pieces.isKing(position.at(start));
  }

  /** The ways of a capture in the order of their texts, as many as are wanted. */
  List<List<Integer>> paths(long move, int wanted) {
    start = from(move);
    List<List<Integer>> paths = new ArrayList<>();
    extend(List.of(start), 0, move, Math.min(wanted, MOST_PATHS), paths);
    return paths;
  }

  private void extend(
      List<Integer> path, long taken, long move, int wanted, List<List<Integer>> paths) {
    int at = path.get(path.size() - 1);
    if (taken == taken(move) && at == to(move)) {
      paths.add(path);
      return;
    }
    record Landing(int to, long taken) {}
    List<Landing> landings = new ArrayList<>();
    for (int direction = 0; direction < ORTHOGONAL; direction++) {
      int over = victim(at, direction, taken);
      int to =
          over == Topology.NONE || !takes(move, over) ? Topology.NONE : board.next(over, direction);
      while (isVacant(to)) {
        landings.add(new Landing(to, taken | bits[over]));
        to = isKing() ? board.next(to, direction) : Topology.NONE;
      }
    }
    landings.sort(Comparator.comparing(landing -> board.name(landing.to)));
    for (Landing landing : landings) {
      if (paths.size() < wanted) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(landing.to);
        extend(longer, landing.taken, move, wanted, paths);
      }
    }
  }
}
