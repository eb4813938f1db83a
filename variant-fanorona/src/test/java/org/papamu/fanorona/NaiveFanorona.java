package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Fanorona straight from the text of the rules, on characters in an array, sharing nothing with the
 * tables and bit tricks of the game itself: slow, plain, and easy to compare with the rules by eye.
 */
final class NaiveFanorona {

  private static final char EMPTY = '.';

  private final int rows;
  private final int columns;
  private final Set<String> options;

  /** By row from the bottom and column from the left. */
  private final char[][] cells;

  /** Whether it is the mover's first turn of the game. */
  private final boolean firstTurn;

  private final char side;
  private final char enemy;

  /** The texts of all paths, by effect. */
  private final Map<String, SortedSet<String>> turns = new TreeMap<>();

  NaiveFanorona(String position, Set<String> options, boolean firstTurn) {
    this.options = options;
    this.firstTurn = firstTurn;
    String[] fields = position.split(" ", -1);
    String[] lines = fields[0].split("/", -1);
    rows = lines.length;
    cells = new char[rows][];
    for (int row = 0; row < rows; row++) {
      cells[row] = line(lines[rows - 1 - row]);
    }
    columns = cells[0].length;
    side = fields[1].charAt(0);
    enemy = side == 'w' ? 'b' : 'w';
    list();
  }

  private static char[] line(String text) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && Character.isDigit(text.charAt(end))) {
        end++;
      }
      if (end > at) {
        out.append(String.valueOf(EMPTY).repeat(Integer.parseInt(text.substring(at, end))));
        at = end;
      } else {
        out.append(text.charAt(at++));
      }
    }
    return out.toString().toCharArray();
  }

  /** The paths of every legal turn, by effect ({@code from-to:taken+taken}, sorted). */
  Map<String, SortedSet<String>> turns() {
    return turns;
  }

  private void list() {
    if (count('w') == 0 || count('b') == 0) {
      return;
    }
    boolean vela = options.contains("vela=on") && count('b') > 5;
    if (!(vela && side == 'b')) {
      eachStone((row, column) -> capture(new Walk(row, column, vela)));
    }
    if (turns.isEmpty() && !(vela && side == 'w')) {
      eachStone(this::quiet);
    }
  }

  private interface OnPoint {
    void accept(int row, int column);
  }

  private void eachStone(OnPoint action) {
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (cells[row][column] == side) {
          action.accept(row, column);
        }
      }
    }
  }

  private int count(char piece) {
    int count = 0;
    for (char[] row : cells) {
      for (char cell : row) {
        count += cell == piece ? 1 : 0;
      }
    }
    return count;
  }

  private boolean inside(int row, int column) {
    return row >= 0 && column >= 0 && row < rows && column < columns;
  }

  /** Whether a line leads from a point one step on. */
  private boolean isLine(int row, int column, int up, int right) {
    boolean diagonal = up != 0 && right != 0;
    return (up != 0 || right != 0)
        && inside(row + up, column + right)
        && (!diagonal || (row + column) % 2 == 0);
  }

  private static String name(int row, int column) {
    return (char) ('a' + column) + "" + (row + 1);
  }

  private void quiet(int row, int column) {
    for (int up = -1; up <= 1; up++) {
      for (int right = -1; right <= 1; right++) {
        if (isLine(row, column, up, right) && cells[row + up][column + right] == EMPTY) {
          String text = name(row, column) + "-" + name(row + up, column + right);
          turns.computeIfAbsent(text + ":", effect -> new TreeSet<>()).add(text);
        }
      }
    }
  }

  /** One stone's turn so far. */
  private final class Walk {
    final String start;
    final char[][] board;
    final int row;
    final int column;
    final List<String> visited;
    final SortedSet<String> taken;
    final int lastUp;
    final int lastRight;
    final String text;
    final boolean oneStone;

    Walk(int row, int column, boolean oneStone) {
      this(
          name(row, column),
          copy(cells),
          row,
          column,
          List.of(name(row, column)),
          new TreeSet<>(),
          0,
          0,
          name(row, column),
          oneStone);
      board[row][column] = EMPTY;
    }

    private Walk(
        String start,
        char[][] board,
        int row,
        int column,
        List<String> visited,
        SortedSet<String> taken,
        int lastUp,
        int lastRight,
        String text,
        boolean oneStone) {
      this.start = start;
      this.board = board;
      this.row = row;
      this.column = column;
      this.visited = visited;
      this.taken = taken;
      this.lastUp = lastUp;
      this.lastRight = lastRight;
      this.text = text;
      this.oneStone = oneStone;
    }

    /** The turn after a capturing step; with nothing more taken if the step captures nothing. */
    Walk step(int up, int right, char mark) {
      int toRow = row + up;
      int toColumn = column + right;
      char[][] after = copy(board);
      SortedSet<String> all = new TreeSet<>(taken);
      int way = mark == 'A' ? 1 : -1;
      int atRow = (mark == 'A' ? toRow : row) + way * up;
      int atColumn = (mark == 'A' ? toColumn : column) + way * right;
      while (inside(atRow, atColumn) && after[atRow][atColumn] == enemy) {
        after[atRow][atColumn] = EMPTY;
        all.add(name(atRow, atColumn));
        atRow += way * up;
        atColumn += way * right;
        if (oneStone) {
          break;
        }
      }
      List<String> path = new ArrayList<>(visited);
      path.add(name(toRow, toColumn));
      return new Walk(
          start,
          after,
          toRow,
          toColumn,
          path,
          all,
          up,
          right,
          text + "-" + name(toRow, toColumn) + mark,
          oneStone);
    }

    List<Walk> next() {
      List<Walk> next = new ArrayList<>();
      for (int up = -1; up <= 1; up++) {
        for (int right = -1; right <= 1; right++) {
          boolean sameDirection = up == lastUp && right == lastRight;
          if (!isLine(row, column, up, right)
              || board[row + up][column + right] != EMPTY
              || visited.contains(name(row + up, column + right))
              || (sameDirection && !options.contains("direction=any"))) {
            continue;
          }
          for (char mark : new char[] {'A', 'W'}) {
            Walk after = step(up, right, mark);
            if (after.taken.size() > taken.size()) {
              next.add(after);
            }
          }
        }
      }
      return next;
    }
  }

  private static char[][] copy(char[][] cells) {
    return Arrays.stream(cells).map(char[]::clone).toArray(char[][]::new);
  }

  private void capture(Walk walk) {
    boolean started = !walk.taken.isEmpty();
    boolean one = walk.oneStone || (firstTurn && options.contains("first=single"));
    List<Walk> next = started && one ? List.of() : walk.next();
    if (started && (next.isEmpty() || !options.contains("continuation=forced"))) {
      String effect =
          "%s-%s:%s"
              .formatted(walk.start, name(walk.row, walk.column), String.join("+", walk.taken));
      turns.computeIfAbsent(effect, e -> new TreeSet<>()).add(walk.text);
    }
    next.forEach(this::capture);
  }
}
