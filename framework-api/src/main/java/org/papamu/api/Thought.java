package org.papamu.api;

import java.util.List;

/**
 * What a player has found out so far about the position it was asked about.
 *
 * @param depth how deep it has looked, in plies, 1 or more; of a search without a fixed depth, the
 *     length of its longest line
 * @param nodes the positions it has visited
 * @param lines the best lines of play, the best first, each with another first move; at least one
 */
public record Thought(int depth, long nodes, List<Line> lines) {

  /** Copies the list, and refuses an empty one. */
  public Thought {
    lines = List.copyOf(lines);
    if (lines.isEmpty() || depth < 1 || nodes < 0) {
      throw new IllegalArgumentException(
          "depth %s, nodes %s, lines %s".formatted(depth, nodes, lines));
    }
  }

  /** The best line. */
  public Line best() {
    return lines.get(0);
  }

  /**
   * A line of play.
   *
   * @param score what it is worth for the seat to move at its beginning
   * @param moves the codes of its moves, each legal in the position that those before it lead to;
   *     at least one
   */
  public record Line(Score score, List<Long> moves) {

    /** Copies the list, and refuses an empty one. */
    public Line {
      moves = List.copyOf(moves);
      if (moves.isEmpty()) {
        throw new IllegalArgumentException("a line without a move");
      }
    }

    /** The move to play. */
    public long move() {
      return moves.get(0);
    }
  }
}
