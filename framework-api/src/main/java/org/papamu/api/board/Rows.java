package org.papamu.api.board;

import java.util.function.IntUnaryOperator;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.api.text.Phrase;

/**
 * The rows of a position's text: from the top row to the bottom row, split by {@code '/'}; a letter
 * for a piece, a decimal number for that many empty points in a row. Only points that exist on the
 * board are listed.
 */
public final class Rows {

  private Rows() {}

  /**
   * Writes the rows.
   *
   * @param board the board
   * @param letters the letters of piece 1, 2, …
   * @param pieceAt the piece on a point, 0 for none
   */
  public static String write(Topology board, String letters, IntUnaryOperator pieceAt) {
    StringBuilder out = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      int empty = 0;
      for (int column = 0; column < board.columns(); column++) {
        int point = board.point(row, column);
        if (point == Topology.NONE) {
          continue;
        }
        int piece = pieceAt.applyAsInt(point);
        if (piece == 0) {
          empty++;
          continue;
        }
        if (empty > 0) {
          out.append(empty);
          empty = 0;
        }
        out.append(letters.charAt(piece - 1));
      }
      if (empty > 0) {
        out.append(empty);
      }
      if (row > 0) {
        out.append('/');
      }
    }
    return out.toString();
  }

  /**
   * Reads the rows.
   *
   * @param board the board
   * @param letters the letters of piece 1, 2, …; no digits, no {@code '/'}
   * @param fields the text that the rows are a field of
   * @param index which field
   * @return the piece on each point, 0 for none
   * @throws NotationException if there is another character, a row too many or too few, or a row
   *     has not exactly its points
   */
  public static int[] read(Topology board, String letters, Fields fields, int index) {
    return new Reader(board, letters, fields, index).read();
  }

  private static final class Reader {
    private final Topology board;
    private final String letters;
    private final Fields fields;
    private final String rows;
    private final int base;

    Reader(Topology board, String letters, Fields fields, int index) {
      this.board = board;
      this.letters = letters;
      this.fields = fields;
      rows = fields.get(index);
      base = fields.offset(index);
    }

    int[] read() {
      int[] pieces = new int[board.size()];
      int at = 0;
      for (int row = board.rows() - 1; row >= 0; row--) {
        at = readRow(row, at, pieces);
        boolean last = row == 0;
        if (!last && at == rows.length()) {
          throw fault(at, phrase("rows.missing", row));
        }
        if (last && at < rows.length()) {
          throw fault(
              at,
              rows.charAt(at) == '/'
                  ? phrase("rows.count", board.rows())
                  : phrase("rows.wide", 1, width(0)));
        }
        at++;
      }
      return pieces;
    }

    /** Reads one row from an offset and answers the offset of the slash or the end behind it. */
    private int readRow(int row, int start, int[] pieces) {
      int width = width(row);
      int at = start;
      int filled = 0;
      int column = -1;
      while (at < rows.length() && rows.charAt(at) != '/') {
        char c = rows.charAt(at);
        int run = 1;
        int digits = 0;
        int piece = 0;
        if (c >= '0' && c <= '9') {
          if (c == '0') {
            throw fault(at, phrase("rows.run"));
          }
          run = 0;
          while (at + digits < rows.length() && isDigit(rows.charAt(at + digits))) {
            run = Math.min(100_000, run * 10 + rows.charAt(at + digits) - '0');
            digits++;
          }
        } else {
          piece = letters.indexOf(c) + 1;
          if (piece == 0) {
            throw fault(at, phrase("rows.piece", c, either()));
          }
        }
        if (filled + run > width) {
          throw fault(at, phrase("rows.wide", row + 1, width), Kind.OUT_OF_BOUNDS);
        }
        for (int i = 0; i < run; i++) {
          do {
            column++;
          } while (board.point(row, column) == Topology.NONE);
          pieces[board.point(row, column)] = piece;
        }
        filled += run;
        at += Math.max(1, digits);
      }
      if (filled < width) {
        throw fault(at, phrase("rows.narrow", row + 1, filled, width), Kind.OUT_OF_BOUNDS);
      }
      return at;
    }

    private int width(int row) {
      int width = 0;
      for (int column = 0; column < board.columns(); column++) {
        width += board.point(row, column) == Topology.NONE ? 0 : 1;
      }
      return width;
    }

    private static Phrase phrase(String key, Object... arguments) {
      return Phrase.beside(Fields.class, key, arguments);
    }

    /** The letters of the pieces. */
    private Object either() {
      Object told = letters.substring(0, 1);
      for (int i = 1; i < letters.length(); i++) {
        told = phrase("or", told, letters.charAt(i));
      }
      return told;
    }

    private NotationException fault(int at, Phrase message) {
      return fault(at, message, Kind.MALFORMED);
    }

    private NotationException fault(int at, Phrase message, Kind kind) {
      return new NotationException(kind, fields.text(), base + at, message);
    }

    private static boolean isDigit(char c) {
      return c >= '0' && c <= '9';
    }
  }
}
