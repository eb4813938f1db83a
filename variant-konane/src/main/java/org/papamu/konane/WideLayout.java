package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.board.Topology;

/**
 * How the points of a large board lie in an array of words.
 *
 * <p>The shorter side of the board, at most 31 points on a board of at most 1000, is a
 * <em>line</em>. A word holds as many whole lines as fit, each followed by at least one bit that is
 * no point. So jumps along a line never leave their word, and shifts along it need no masks: what
 * runs over the end of a line lands on no point. Only jumps across the lines go from word to word.
 * A cell is a word's index times 64 plus a bit.
 */
final class WideLayout {

  /**
   * The distance of two lines in bits that {@link WideRules} is compiled for. Boards with a shorter
   * side of 12 to 15 points have it, which takes no more words than the least distance would.
   */
  static final int USUAL_LINE = 16;

  static final int USUAL_LINES = Long.SIZE / USUAL_LINE;

  /** From a line to the next in the same word: a shift by so many bits. */
  final int line;

  /**
   * From a line to the next but one in the same word. Where a word has no line to spare for it, any
   * shift that leaves no point over will do, so it stays under 64.
   */
  final int twoLines;

  /** From the last line of a word to the first line of the next word: a shift the other way. */
  final int carry;

  /** From the last two lines of a word to the first two of the next. */
  final int carryTwo;

  /** The number of words. */
  final int words;

  /** The points of the board in each word. */
  final long[] full;

  /** Those of them that are Black's at the start. */
  final long[] black;

  /** How the lines lie in the words. */
  final LineLayout lines;

  /** The directions of the board, along a line and across the lines, in which cells rise. */
  final int along;

  final int across;

  private final int columns;
  private final short[] cellOfPoint;
  private final short[] pointOfCell;

  /** The cell one line on, in either direction across the lines; -1 if there is none. */
  private final short[] cellAbove;

  private final short[] cellBelow;

  WideLayout(Topology board) {
    boolean linesAreRows = board.columns() <= board.rows();
    int side = linesAreRows ? board.columns() : board.rows();
    int count = linesAreRows ? board.rows() : board.columns();
    int linesPerWord = Long.SIZE / (side + 1);
    line = linesPerWord == USUAL_LINES ? USUAL_LINE : side + 1;
    twoLines = Math.min(2 * line, Long.SIZE - 1);
    carry = line * (linesPerWord - 1);
    carryTwo = line * (linesPerWord - 2);
    words = (count + linesPerWord - 1) / linesPerWord;
    lines = new LineLayout(side, count, line, linesPerWord);
    along = linesAreRows ? KonaneRules.EAST : KonaneRules.NORTH;
    across = linesAreRows ? KonaneRules.NORTH : KonaneRules.EAST;
    columns = board.columns();
    full = new long[words];
    black = new long[words];
    cellOfPoint = new short[board.size()];
    pointOfCell = new short[words * Long.SIZE];
    for (int point = 0; point < board.size(); point++) {
      int index = linesAreRows ? board.row(point) : board.column(point);
      int place = linesAreRows ? board.column(point) : board.row(point);
      int bit = index % linesPerWord * line + place;
      int word = index / linesPerWord;
      full[word] |= 1L << bit;
      black[word] |= (Opening.isBlack(board, point) ? 1L : 0L) << bit;
      cellOfPoint[point] = (short) (word * Long.SIZE + bit);
      pointOfCell[cellOfPoint[point]] = (short) point;
    }
    cellAbove = neighbours(board, across);
    cellBelow = neighbours(board, board.opposite(across));
  }

  private short[] neighbours(Topology board, int direction) {
    short[] neighbours = new short[words * Long.SIZE];
    Arrays.fill(neighbours, (short) Topology.NONE);
    for (int point = 0; point < board.size(); point++) {
      int next = board.next(point, direction);
      if (next != Topology.NONE) {
        neighbours[cellOfPoint[point]] = cellOfPoint[next];
      }
    }
    return neighbours;
  }

  int cell(int point) {
    return cellOfPoint[point];
  }

  /** The point of a cell that has one. */
  int point(int cell) {
    return pointOfCell[cell];
  }

  /** The next cell in one of the directions across the lines; negative if there is none. */
  int nextAcross(int cell, int direction) {
    return direction == across ? cellAbove[cell] : cellBelow[cell];
  }

  /** From one point to the next in a direction, in point numbers. */
  int step(int direction) {
    return switch (direction) {
      case KonaneRules.EAST -> 1;
      case KonaneRules.NORTH -> columns;
      case KonaneRules.WEST -> -1;
      default -> -columns;
    };
  }
}
