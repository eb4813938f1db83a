package org.papamu.core.law;

import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;

/**
 * The text of a position taken apart: a letter or nothing on each point, and what follows the rows.
 */
final class TextRows {

  /** What stands for an empty point; not a character of a text. */
  static final char EMPTY = ' ';

  private final Topology board;
  private final char[] letters;
  private final String rest;

  private TextRows(Topology board, char[] letters, String rest) {
    this.board = board;
    this.letters = letters;
    this.rest = rest;
  }

  /**
   * Takes a text apart.
   *
   * @throws Broken if its first field is not the rows of the board
   */
  static TextRows of(Topology board, String text) {
    int blank = text.indexOf(' ');
    int end = blank < 0 ? text.length() : blank;
    char[] letters = new char[board.size()];
    int at = 0;
    for (int row = board.rows() - 1; row >= 0; row--) {
      int empty = 0;
      for (int column = 0; column < board.columns(); column++) {
        int point = board.point(row, column);
        if (point == Topology.NONE) {
          continue;
        }
        while (empty == 0 && at < end && isDigit(text.charAt(at))) {
          do {
            empty = empty * 10 + text.charAt(at++) - '0';
          } while (at < end && isDigit(text.charAt(at)));
        }
        if (empty > 0) {
          letters[point] = EMPTY;
          empty--;
        } else {
          Broken.unless(
              at < end && text.charAt(at) != '/',
              "the first field of \"%s\" has no piece or number for %s",
              text,
              board.name(point));
          letters[point] = text.charAt(at++);
        }
      }
      Broken.unless(
          empty == 0 && (row == 0 ? at == end : at < end && text.charAt(at) == '/'),
          "row %s of \"%s\" does not have exactly the points of the board",
          row + 1,
          text);
      at++;
    }
    return new TextRows(board, letters, text.substring(end));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** The letter on a point, or {@link #EMPTY}. */
  char at(int point) {
    return letters[point];
  }

  /** What follows the rows, from the blank on. */
  String rest() {
    return rest;
  }

  /** The text with another letter, or {@link #EMPTY}, on one point. */
  String with(int point, char letter) {
    char[] changed = letters.clone();
    changed[point] = letter;
    return text(changed, rest);
  }

  /** The text with something else behind the rows. */
  String with(String otherRest) {
    return text(letters, otherRest);
  }

  private String text(char[] shown, String behind) {
    String alphabet = new String(shown).replace(String.valueOf(EMPTY), "");
    return Rows.write(board, alphabet, point -> alphabet.indexOf(shown[point]) + 1) + behind;
  }
}
