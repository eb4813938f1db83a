package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.board.Topology;

/**
 * How the points of a large board lie in an array of words.
 *
 * <p>The shorter side of the board, at most 31 points on a board of at most 1000, is the length of
 * a <em>line</em>. A word holds as many whole lines as fit, so that jumps along a line never leave
 * their word and only jumps across the lines do. A cell is a word's index times 64 plus a bit.
 */
final class WideLayout {

  /** The length of a line: a step to the next line is a shift by so many bits. */
  final int line;

  /** The lines in a word: two at least. */
  final int linesPerWord;

  /** How far the last line of a word, and its last but one, lie from the word's beginning. */
  final int carry;

  final int carryTwo;

  /** The number of words. */
  final int words;

  /** The points of the board in each word. */
  final long[] full;

  /** Where a jump that rises along its line can land: from the third point of a line on. */
  final long rising;

  /** Where a jump that falls along its line can land: all but the last two points of a line. */
  final long falling;

  /** The directions of the board, along a line and across the lines, in which cells rise. */
  final int along;

  final int across;

  private final short[] cellOfPoint;
  private final short[] pointOfCell;

  WideLayout(Topology board) {
    boolean linesAreRows = board.columns() <= board.rows();
    line = linesAreRows ? board.columns() : board.rows();
    int lines = linesAreRows ? board.rows() : board.columns();
    linesPerWord = 64 / line;
    carry = line * (linesPerWord - 1);
    carryTwo = line * (linesPerWord - 2);
    words = (lines + linesPerWord - 1) / linesPerWord;
    along = linesAreRows ? KonaneRules.EAST : KonaneRules.NORTH;
    across = linesAreRows ? KonaneRules.NORTH : KonaneRules.EAST;
    full = new long[words];
    cellOfPoint = new short[board.size()];
    pointOfCell = new short[words * 64];
    Arrays.fill(pointOfCell, (short) Topology.NONE);
    long risingCells = 0;
    long fallingCells = 0;
    for (int point = 0; point < board.size(); point++) {
      int index = linesAreRows ? board.row(point) : board.column(point);
      int place = linesAreRows ? board.column(point) : board.row(point);
      int bit = index % linesPerWord * line + place;
      int word = index / linesPerWord;
      full[word] |= 1L << bit;
      cellOfPoint[point] = (short) (word * 64 + bit);
      pointOfCell[word * 64 + bit] = (short) point;
      risingCells |= (place >= 2 ? 1L : 0L) << bit;
      fallingCells |= (place < line - 2 ? 1L : 0L) << bit;
    }
    rising = risingCells;
    falling = fallingCells;
  }

  int cell(int point) {
    return cellOfPoint[point];
  }

  int point(int cell) {
    return pointOfCell[cell];
  }
}
