package org.papamu.examples.dameo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.papamu.api.BoardPosition;
import org.papamu.api.Leaps;
import org.papamu.api.Leaps.Turn;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/**
 * The captures in one position. The piece that captures is lifted, so its square is vacant; what it
 * has jumped stays where it was until the end (the Turkish stroke).
 *
 * <p>In a code the enemy's pieces have a bit each, in the order of the squares; a quiet move has
 * none of them.
 */
final class Captures {

  private static final int ORTHOGONAL = 4;
  private static final int SQUARE_BITS = 6;
  private static final int SQUARE = (1 << SQUARE_BITS) - 1;

  /** More turns of a piece, and more ways to one, than there are but in made-up positions. */
  private static final int MOST = 1 << 20;

  private final Topology board;
  private final BoardPosition position;
  private final int[] own;
  private final int[] enemies;

  Captures(Topology board, BoardPosition position) {
    this.board = board;
    this.position = position;
    own = pieces(position.turn());
    enemies = pieces(1 - position.turn());
  }

  private int[] pieces(int seat) {
    return IntStream.range(0, board.size())
        .filter(square -> Pieces.belongsTo(position.at(square), seat))
        .toArray();
  }

  static long quiet(int from, int to) {
    return (long) to << SQUARE_BITS | from;
  }

  private long code(Turn turn) {
    long bits = 0;
    for (int i = 0; i < enemies.length; i++) {
      bits |= turn.taken().contains(enemies[i]) ? 1L << i : 0;
    }
    return bits << 2 * SQUARE_BITS | quiet(turn.from(), turn.to());
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

  /** What a move takes. */
  PointSet taken(long move) {
    long bits = move >> 2 * SQUARE_BITS;
    return PointSet.of(
        IntStream.range(0, enemies.length)
            .filter(i -> (bits >> i & 1) != 0)
            .map(i -> enemies[i])
            .toArray());
  }

  /** Lists the captures that take the most pieces, and tells how many these are. */
  int list(MoveList out) {
    List<Turn> turns = new ArrayList<>();
    for (int start : own) {
      turns.addAll(leaps(start).turns(start, MOST));
    }
    int most = turns.stream().mapToInt(turn -> turn.taken().size()).max().orElse(0);
    out.clear();
    turns.stream().filter(turn -> turn.taken().size() == most).forEach(t -> out.add(code(t)));
    out.sortDistinct();
    return most;
  }

  /** Whether there is a capture at all. */
  boolean isAny() {
    return IntStream.of(own).anyMatch(start -> leaps(start).isAny(start));
  }

  private Leaps leaps(int start) {
    boolean king = Pieces.isKing(position.at(start));
    return (at, taken, out) -> {
      for (int direction = 0; direction < ORTHOGONAL; direction++) {
        int over = board.next(at, direction);
        while (king && isVacant(over, start)) {
          over = board.next(over, direction);
        }
        if (over == Topology.NONE
            || taken.contains(over)
            || !Pieces.belongsTo(position.at(over), 1 - position.turn())) {
          continue;
        }
        int to = board.next(over, direction);
        while (isVacant(to, start)) {
          out.leap(over, to);
          to = king ? board.next(to, direction) : Topology.NONE;
        }
      }
    };
  }

  private boolean isVacant(int square, int start) {
    return square != Topology.NONE && (position.at(square) == 0 || square == start);
  }

  /** The ways of a capture in the order of their texts, as many as are wanted. */
  List<List<Integer>> paths(long move, int wanted) {
    Turn turn = new Turn(from(move), to(move), taken(move));
    return leaps(turn.from()).paths(turn, board, wanted);
  }
}
