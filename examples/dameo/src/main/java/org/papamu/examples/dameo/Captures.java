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
 * have a bit each, in the order of the squares; a quiet move has none of them.
 */
final class Captures {

  private static final int ORTHOGONAL = 4;
  private static final int SQUARE_BITS = 6;
  private static final int SQUARE = (1 << SQUARE_BITS) - 1;

  /** More ways than anybody would type; a bound for made-up positions. */
  private static final int MOST_PATHS = 1000;

  private final Topology board;
  private final BoardPosition position;
  private final int seat;

  /** The squares of the enemy's pieces, bit s for square s, and of one's own. */
  private long enemies;

  private long own;
  private Set<Long> seen = Set.of();
  private int start;
  private int most;

  Captures(Topology board, BoardPosition position) {
    this.board = board;
    this.position = position;
    seat = position.turn();
    for (int square = 0; square < board.size(); square++) {
      int piece = position.at(square);
      if (Pieces.belongsTo(piece, seat)) {
        own |= 1L << square;
      } else if (piece != 0) {
        enemies |= 1L << square;
      }
    }
  }

  static long quiet(int from, int to) {
    return (long) to << SQUARE_BITS | from;
  }

  private long code(int to, long taken) {
    long bits = 0;
    long next = 1;
    for (long left = enemies; left != 0; left &= left - 1, next <<= 1) {
      bits |= (taken & left & -left) == 0 ? 0 : next;
    }
    return bits << 2 * SQUARE_BITS | quiet(start, to);
  }

  static int from(long move) {
    return (int) move & SQUARE;
  }

  static int to(long move) {
    return (int) move >> SQUARE_BITS & SQUARE;
  }

  static boolean isCapture(long move) {
    return move >> 2 * SQUARE_BITS != 0;
  }

  /** The squares of what a move takes. */
  long taken(long move) {
    long taken = 0;
    long bits = move >> 2 * SQUARE_BITS;
    for (long left = enemies; left != 0; left &= left - 1, bits >>= 1) {
      taken |= (bits & 1) == 0 ? 0 : left & -left;
    }
    return taken;
  }

  /** Lists the captures that take the most pieces, and tells how many these are. */
  int list(MoveList out) {
    out.clear();
    most = 0;
    for (long left = own; left != 0; left &= left - 1) {
      start = Long.numberOfTrailingZeros(left);
      jump(start, 0, out);
    }
    out.sortDistinct();
    return most;
  }

  /** Whether there is a capture at all. */
  boolean isAny() {
    for (long left = own; left != 0; left &= left - 1) {
      start = Long.numberOfTrailingZeros(left);
      for (int direction = 0; direction < ORTHOGONAL; direction++) {
        int over = victim(start, direction, 0);
        if (over != Topology.NONE && isVacant(board.next(over, direction))) {
          return true;
        }
      }
    }
    return false;
  }

  private void jump(int at, long taken, MoveList out) {
    for (int direction = 0; direction < ORTHOGONAL; direction++) {
      int over = victim(at, direction, taken);
      int to = over == Topology.NONE ? Topology.NONE : board.next(over, direction);
      while (isVacant(to)) {
        land(to, taken | 1L << over, out);
        to = isKing() ? board.next(to, direction) : Topology.NONE;
      }
    }
  }

  private void land(int to, long taken, MoveList out) {
    int count = Long.bitCount(taken);
    long move = code(to, taken);
    // What can follow depends on where the piece is and what it has taken alone.
    if (count > 2) {
      seen = seen.isEmpty() ? new HashSet<>() : seen;
      if (!seen.add(move)) {
        return;
      }
    }
    if (count > most) {
      most = count;
      out.clear();
    }
    if (count == most) {
      out.add(move);
    }
    jump(to, taken, out);
  }

  /** The square of the piece that may be jumped in a direction, if there is room behind it. */
  private int victim(int at, int direction, long taken) {
    int over = board.next(at, direction);
    while (isKing() && isVacant(over)) {
      over = board.next(over, direction);
    }
    return over != Topology.NONE && (enemies & ~taken & 1L << over) != 0 ? over : Topology.NONE;
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
    extend(List.of(start), taken(move), taken(move), to(move), Math.min(wanted, MOST_PATHS), paths);
    return paths;
  }

  /** Goes on from the end of a path, with these squares to be jumped yet. */
  private void extend(
      List<Integer> path, long all, long left, int end, int wanted, List<List<Integer>> paths) {
    int at = path.get(path.size() - 1);
    if (left == 0 && at == end) {
      paths.add(path);
      return;
    }
    record Landing(int to, int over) {}
    List<Landing> landings = new ArrayList<>();
    for (int direction = 0; direction < ORTHOGONAL; direction++) {
      int over = victim(at, direction, all & ~left);
      boolean wants = over != Topology.NONE && (left & 1L << over) != 0;
      int to = wants ? board.next(over, direction) : Topology.NONE;
      while (isVacant(to)) {
        landings.add(new Landing(to, over));
        to = isKing() ? board.next(to, direction) : Topology.NONE;
      }
    }
    landings.sort(Comparator.comparing(landing -> board.name(landing.to)));
    for (Landing landing : landings) {
      if (paths.size() < wanted) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(landing.to);
        extend(longer, all, left & ~(1L << landing.over), end, wanted, paths);
      }
    }
  }
}
