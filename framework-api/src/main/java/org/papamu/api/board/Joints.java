package org.papamu.api.board;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.papamu.api.text.Coordinates;

/**
 * Which cells of a board have points, and which point follows which: what a board is made of, while
 * it is put together.
 */
final class Joints {

  /** Which steps are joined. */
  interface Chosen {
    boolean isJoined(int row, int column, int direction);
  }

  private static final int NONE = Topology.NONE;

  private final int rows;
  private final int columns;
  private final List<Direction> directions;
  private final int[] opposite;
  private int[] pointOfCell;
  private int[] cellOfPoint = new int[0];
  private int[] next = new int[0];

  Joints(int rows, int columns, List<Direction> directions) {
    if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > Coordinates.MAX) {
      throw new IllegalArgumentException("no board has %sx%s cells".formatted(rows, columns));
    }
    this.rows = rows;
    this.columns = columns;
    this.directions = List.copyOf(directions);
    pointOfCell = new int[rows * columns];
    Arrays.fill(pointOfCell, NONE);
    opposite = new int[directions.size()];
    for (int d = 0; d < opposite.length; d++) {
      opposite[d] = indexOfOpposite(directions, d);
    }
  }

  private static int indexOfOpposite(List<Direction> directions, int direction) {
    for (int d = 0; d < directions.size(); d++) {
      if (d != direction && directions.get(d).isOpposite(directions.get(direction))) {
        return d;
      }
    }
    throw new IllegalArgumentException("no opposite of " + directions.get(direction).name());
  }

  static int width(List<String> picture) {
    return picture.stream().mapToInt(String::length).max().orElse(0);
  }

  void fill() {
    fill(Collections.nCopies(rows, "#".repeat(columns)));
  }

  void fill(List<String> picture) {
    if (picture.size() != rows || width(picture) > columns) {
      throw new IllegalArgumentException("the picture is not %sx%s".formatted(rows, columns));
    }
    pointOfCell = new int[rows * columns];
    Arrays.fill(pointOfCell, NONE);
    cellOfPoint = new int[rows * columns];
    int size = 0;
    for (int cell = 0; cell < pointOfCell.length; cell++) {
      String line = picture.get(rows - 1 - cell / columns);
      int column = cell % columns;
      if (column < line.length() && line.charAt(column) == '#') {
        cellOfPoint[size] = cell;
        pointOfCell[cell] = size++;
      }
    }
    if (size == 0) {
      throw new IllegalArgumentException("a board has at least one point");
    }
    cellOfPoint = Arrays.copyOf(cellOfPoint, size);
    next = new int[size * opposite.length];
    Arrays.fill(next, NONE);
  }

  /** Joins points to those one step on, where that is chosen. */
  void joinNeighbours(Chosen chosen) {
    for (int direction = 0; direction < opposite.length; direction++) {
      for (int cell = 0; cell < pointOfCell.length; cell++) {
        if (chosen.isJoined(cell / columns, cell % columns, direction)) {
          joinNeighbour(cell / columns, cell % columns, direction);
        }
      }
    }
  }

  private void joinNeighbour(int row, int column, int direction) {
    int toRow = row + directions.get(direction).rows();
    int toColumn = column + directions.get(direction).columns();
    boolean inside = toRow >= 0 && toColumn >= 0 && toRow < rows && toColumn < columns;
    if (!inside) {
      return;
    }
    int from = pointOfCell[row * columns + column];
    int to = pointOfCell[toRow * columns + toColumn];
    if (from != NONE && to != NONE) {
      set(from, direction, to);
    }
  }

  void join(String from, int direction, String to) {
    int start = at(from);
    int end = at(to);
    if (next[start * opposite.length + direction] != NONE
        || next[end * opposite.length + opposite[direction]] != NONE) {
      throw new IllegalArgumentException("%s-%s: already joined".formatted(from, to));
    }
    set(start, direction, end);
    set(end, opposite[direction], start);
  }

  private int at(String name) {
    if (Coordinates.lengthAt(name, 0) != name.length()) {
      throw new IllegalArgumentException("not a coordinate: " + name);
    }
    int row = Coordinates.rowAt(name, 0);
    int column = Coordinates.columnAt(name, 0);
    int point = row < rows && column < columns ? pointOfCell[row * columns + column] : NONE;
    if (point == NONE) {
      throw new IllegalArgumentException("no point " + name);
    }
    return point;
  }

  private void set(int from, int direction, int to) {
    next[from * opposite.length + direction] = to;
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  /** The number of points. */
  int size() {
    return cellOfPoint.length;
  }

  List<Direction> directions() {
    return directions;
  }

  int[] pointOfCell() {
    return pointOfCell.clone();
  }

  int[] cellOfPoint() {
    return cellOfPoint.clone();
  }

  int[] next() {
    return next.clone();
  }

  int[] opposite() {
    return opposite.clone();
  }
}
