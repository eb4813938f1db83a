package org.papamu.pegsolitaire;

import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rules once more, written without the board, the bits and the notation of the game: pegs in
 * cells of a map, read from a position's text and a table of cells. Slow and plain, to compare
 * with.
 */
final class NaiveSolitaire {

  private final int[][] directions;
  private final TreeMap<String, Boolean> pegs = new TreeMap<>();

  /**
   * A position.
   *
   * @param rowsFromTop the names of the holes, row by row from the top
   * @param directions columns to the right and rows up of each direction
   */
  NaiveSolitaire(String[][] rowsFromTop, int[][] directions, String text) {
    this.directions = directions;
    String[] rows = text.substring(0, text.indexOf(' ')).split("/", -1);
    for (int row = 0; row < rows.length; row++) {
      String cells = rows[row];
      for (int run = 9; run > 0; run--) {
        cells = cells.replace(String.valueOf(run), ".".repeat(run));
      }
      for (int i = 0; i < cells.length(); i++) {
        pegs.put(rowsFromTop[row][i], cells.charAt(i) == 'o');
      }
    }
  }

  /** The texts of the legal jumps. */
  Set<String> moves() {
    Set<String> moves = new TreeSet<>();
    for (String from : pegs.keySet()) {
      for (int[] direction : directions) {
        String to = moved(from, direction, 2);
        if (isPeg(from) && isPeg(moved(from, direction, 1)) && isEmpty(to)) {
          moves.add(from + "-" + to);
        }
      }
    }
    return moves;
  }

  void play(String move) {
    String[] ends = move.split("-", -1);
    for (int[] direction : directions) {
      if (moved(ends[0], direction, 2).equals(ends[1])) {
        pegs.put(ends[0], false);
        pegs.put(moved(ends[0], direction, 1), false);
        pegs.put(ends[1], true);
      }
    }
  }

  /** The holes with pegs. */
  Set<String> pegs() {
    Set<String> holes = new TreeSet<>();
    pegs.forEach((hole, peg) -> holes.addAll(peg ? Set.of(hole) : Set.of()));
    return holes;
  }

  private boolean isPeg(String hole) {
    return pegs.getOrDefault(hole, false);
  }

  private boolean isEmpty(String hole) {
    return !pegs.getOrDefault(hole, true);
  }

  private static String moved(String hole, int[] direction, int steps) {
    char column = (char) (hole.charAt(0) + steps * direction[0]);
    int row = Integer.parseInt(hole.substring(1)) + steps * direction[1];
    return column + String.valueOf(row);
  }
}
