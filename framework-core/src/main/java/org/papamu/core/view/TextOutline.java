package org.papamu.core.view;

import org.papamu.api.board.Topology;

/**
 * The outline of a board whose cells have rows between them: a stroke around every place inside,
 * which is a point with what is close to it, and what lies between points that are neighbours.
 */
final class TextOutline {

  private final Topology board;
  private final TextPlan plan;
  private final boolean[][] inside;

  private TextOutline(Topology board, TextPlan plan) {
    this.board = board;
    this.plan = plan;
    inside = new boolean[plan.bottom() + 1][plan.width() + 1];
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        fill(row, column);
      }
    }
  }

  /** Draws the outline of a board on a sheet. */
  static void draw(Topology board, TextPlan plan, Glyphs glyphs, TextCanvas canvas) {
    TextOutline outline = new TextOutline(board, plan);
    for (int row = 0; row < outline.inside.length; row++) {
      for (int column = 0; column < outline.inside[row].length; column++) {
        if (outline.isEdge(row, column)) {
          canvas.put(row, column, glyphs.node(outline.arms(row, column)), Ink.LINE);
        }
      }
    }
  }

  /** Fills the place of a cell, and the room to the next ones above and to the right. */
  private void fill(int row, int column) {
    if (!isFilled(row, column)) {
      return;
    }
    int reach = plan.across() / 2 - 1;
    int at = plan.columnOf(column);
    int line = plan.rowOf(row);
    boolean right = isFilled(row, column + 1);
    boolean above = isFilled(row + 1, column);
    int high = plan.above();
    fill(line - high, line + high, at - reach, right ? at + plan.across() : at + reach);
    if (above) {
      fill(line - plan.down(), line, at - reach, at + reach);
    }
    if (above && right && isFilled(row + 1, column + 1)) {
      fill(line - plan.down(), line, at, at + plan.across());
    }
  }

  private void fill(int top, int bottom, int left, int right) {
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        inside[row][column] = true;
      }
    }
  }

  private boolean isFilled(int row, int column) {
    return board.point(row, column) != Topology.NONE;
  }

  /** Whether a place outside touches one inside, at a corner at least. */
  private boolean isEdge(int row, int column) {
    if (isInside(row, column)) {
      return false;
    }
    for (int beside = -1; beside <= 1; beside++) {
      if (isInside(row - 1, column + beside)
          || isInside(row, column + beside)
          || isInside(row + 1, column + beside)) {
        return true;
      }
    }
    return false;
  }

  private int arms(int row, int column) {
    return (isEdge(row, column + 1) ? 1 : 0)
        | (isEdge(row - 1, column) ? 2 : 0)
        | (isEdge(row, column - 1) ? 4 : 0)
        | (isEdge(row + 1, column) ? 8 : 0);
  }

  private boolean isInside(int row, int column) {
    return row >= 0
        && row < inside.length
        && column >= 0
        && column < inside[row].length
        && inside[row][column];
  }
}
