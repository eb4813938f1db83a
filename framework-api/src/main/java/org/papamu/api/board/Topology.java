package org.papamu.api.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Coordinates;

/**
 * A board: points, the straight lines through them, their coordinates, and the board's symmetries.
 * Immutable and shared between threads.
 *
 * <p>Points are numbered from 0 to {@code size() - 1}, row by row from the bottom left, holes left
 * out: on a full 8x8 grid {@code e3} is {@code 2 * 8 + 4}. Every point lies in a cell of the
 * enclosing rectangle; rows and columns are counted from 0 at the bottom left.
 *
 * <p>Directions are numbered from 0 to {@code directions().size() - 1}. A straight line is a run of
 * points each of which is {@link #next} to the one before in one direction.
 */
public final class Topology {

  /** No point: the answer where there is none. */
  public static final int NONE = -1;

  static final Direction EAST = new Direction("east", 0, 1);
  static final Direction NORTH = new Direction("north", 1, 0);
  static final Direction WEST = new Direction("west", 0, -1);
  static final Direction SOUTH = new Direction("south", -1, 0);
  static final Direction NORTH_EAST = new Direction("north-east", 1, 1);
  static final Direction NORTH_WEST = new Direction("north-west", 1, -1);
  static final Direction SOUTH_WEST = new Direction("south-west", -1, -1);
  static final Direction SOUTH_EAST = new Direction("south-east", -1, 1);

  private static final List<Direction> ORTHOGONAL = List.of(EAST, NORTH, WEST, SOUTH);
  private static final List<Direction> ALL_EIGHT =
      List.of(EAST, NORTH, WEST, SOUTH, NORTH_EAST, NORTH_WEST, SOUTH_WEST, SOUTH_EAST);
  private static final List<Direction> SLANTED =
      List.of(EAST, NORTH, WEST, SOUTH, SOUTH_EAST, NORTH_WEST);

  private final int rows;
  private final int columns;
  private final List<Direction> directions;
  private final double slant;
  private final int[] pointOfCell;
  private final int[] cellOfPoint;
  private final int[] next;
  private final int[] opposite;
  private final int[][] neighbours;

  /** Computed when first asked for; the same whoever computes it, so a race does no harm. */
  private int @Nullable [][] symmetries;

  private Topology(Joints joints, double slant) {
    rows = joints.rows();
    columns = joints.columns();
    directions = joints.directions();
    this.slant = slant;
    pointOfCell = joints.pointOfCell();
    cellOfPoint = joints.cellOfPoint();
    next = joints.next();
    opposite = joints.opposite();
    neighbours = new int[cellOfPoint.length][];
    for (int point = 0; point < neighbours.length; point++) {
      int from = point;
      neighbours[point] =
          IntStream.range(0, opposite.length)
              .map(direction -> next[from * opposite.length + direction])
              .filter(to -> to != NONE)
              .distinct()
              .toArray();
    }
  }

  /**
   * A full rectangle; points follow one another along rows and columns. The directions are, by
   * number, east, north, west and south.
   */
  public static Topology grid(int rows, int columns) {
    return builder(rows, columns, ORTHOGONAL).full().joinNeighbours().build();
  }

  /** A full rectangle; points follow one another along rows, columns and all diagonals. */
  public static Topology gridWithDiagonals(int rows, int columns) {
    return builder(rows, columns, ALL_EIGHT).full().joinNeighbours().build();
  }

  /**
   * A rectangle with cells missing, such as a cross or a diamond; points follow one another along
   * rows and columns.
   *
   * @param picture the rows from the top, {@code '#'} for a point and anything else for none
   */
  public static Topology masked(List<String> picture) {
    return builder(picture.size(), Joints.width(picture), ORTHOGONAL)
        .picture(picture)
        .joinNeighbours()
        .build();
  }

  /**
   * The board of Fanorona: a full rectangle with its rows and columns, and diagonals between the
   * points whose row + column is even.
   */
  public static Topology lattice(int rows, int columns) {
    Joints joints = new Joints(rows, columns, ALL_EIGHT);
    joints.fill();
    joints.joinNeighbours(
        (row, column, direction) -> direction < ORTHOGONAL.size() || (row + column) % 2 == 0);
    return new Topology(joints, 0);
  }

  /**
   * A triangle with {@code side} points on each side: row r, counted from 0 at the bottom, has
   * {@code side - r} points, the first in column 0. Lines run along rows, columns and the diagonals
   * parallel to the long side.
   */
  public static Topology triangle(int side) {
    List<String> picture = new ArrayList<>();
    for (int points = 1; points <= side; points++) {
      picture.add("#".repeat(points));
    }
    return builder(side, side, SLANTED).slanted().picture(picture).joinNeighbours().build();
  }

  /**
   * A parallelogram of hexagonal cells, such as the board of Hex: each cell follows its neighbours
   * in its row, its column and along the diagonals from the top left to the bottom right.
   */
  public static Topology hexagonal(int rows, int columns) {
    return builder(rows, columns, SLANTED).slanted().full().joinNeighbours().build();
  }

  /**
   * Starts a board of one's own.
   *
   * @param rows the rows of the enclosing rectangle, from 1
   * @param columns its columns, from 1
   * @param directions the directions; the opposite of each must be among them
   * @throws IllegalArgumentException if a size is not from 1 to {@link Coordinates#MAX}, or a
   *     direction has no opposite
   */
  public static Builder builder(int rows, int columns, List<Direction> directions) {
    return new Builder(new Joints(rows, columns, directions));
  }

  /** The number of points. */
  public int size() {
    return cellOfPoint.length;
  }

  /** The rows of the enclosing rectangle. */
  public int rows() {
    return rows;
  }

  /** The columns of the enclosing rectangle. */
  public int columns() {
    return columns;
  }

  /** The point in a cell; {@link #NONE} if there is none, also outside the rectangle. */
  public int point(int row, int column) {
    return row < 0 || column < 0 || row >= rows || column >= columns
        ? NONE
        : pointOfCell[row * columns + column];
  }

  /** The row of a point, counted from 0 at the bottom. */
  public int row(int point) {
    return cellOfPoint[point] / columns;
  }

  /** The column of a point, counted from 0 at the left. */
  public int column(int point) {
    return cellOfPoint[point] % columns;
  }

  /** The coordinate of a point, such as {@code e3}. */
  public String name(int point) {
    return Coordinates.name(row(point), column(point));
  }

  /** The point with a coordinate; {@link #NONE} if the text is not the coordinate of a point. */
  public int find(CharSequence name) {
    return Coordinates.lengthAt(name, 0) == name.length() ? find(name, 0) : NONE;
  }

  /**
   * The point whose coordinate stands in a text at an offset; {@link #NONE} if no coordinate stands
   * there or the board has no such point.
   */
  public int find(CharSequence text, int offset) {
    return Coordinates.lengthAt(text, offset) == 0
        ? NONE
        : point(Coordinates.rowAt(text, offset), Coordinates.columnAt(text, offset));
  }

  /** The directions, by number. */
  public List<Direction> directions() {
    return directions;
  }

  /**
   * The number of the direction with a name, such as {@code north-east}; {@link #NONE} if the board
   * has none of that name. Rows go up northwards, columns eastwards.
   */
  public int direction(String name) {
    for (int direction = 0; direction < opposite.length; direction++) {
      if (directions.get(direction).name().equals(name)) {
        return direction;
      }
    }
    return NONE;
  }

  /** The number of the direction opposite to a direction. */
  public int opposite(int direction) {
    return opposite[direction];
  }

  /** The point that follows a point in a direction; {@link #NONE} if none does. */
  public int next(int point, int direction) {
    return next[point * opposite.length + direction];
  }

  /** The direction in which one point follows another; {@link #NONE} if it does not. */
  public int direction(int from, int to) {
    for (int direction = 0; direction < opposite.length; direction++) {
      if (next(from, direction) == to) {
        return direction;
      }
    }
    return NONE;
  }

  /**
   * The points that follow a point in any direction, each once, in the order of the directions.
   *
   * @return always the same array, so that asking allocates nothing; not to be changed
   */
  public int[] neighbours(int point) {
    return neighbours[point];
  }

  /**
   * The points between two others on a straight line, in order from the first.
   *
   * @throws IllegalArgumentException if no straight line leads from one to the other
   */
  public int[] between(int from, int to) {
    for (int direction = 0; direction < opposite.length; direction++) {
      int[] ray = ray(from, direction);
      for (int i = 0; i < ray.length; i++) {
        if (ray[i] == to) {
          return Arrays.copyOf(ray, i);
        }
      }
    }
    throw new IllegalArgumentException("no line from %s to %s".formatted(name(from), name(to)));
  }

  /** The coordinates of some points with a separator between them, such as {@code a1-c1-c3}. */
  public String names(List<Integer> points, String separator) {
    return points.stream().map(this::name).collect(Collectors.joining(separator));
  }

  /** The points beyond a point in a direction, in order, up to the edge. */
  public int[] ray(int point, int direction) {
    int[] ray = new int[Math.max(rows, columns)];
    int length = 0;
    for (int p = next(point, direction); p != NONE && p != point; p = next(p, direction)) {
      if (length == ray.length) {
        ray = Arrays.copyOf(ray, length * 2);
      }
      ray[length++] = p;
    }
    return Arrays.copyOf(ray, length);
  }

  /**
   * The straight lines of two points or more, each once, as long as they go: points in order. A
   * line is listed in the one of its two directions that has the lower number.
   */
  public List<List<Integer>> lines() {
    List<List<Integer>> lines = new ArrayList<>();
    for (int direction = 0; direction < opposite.length; direction++) {
      for (int point = 0; point < size() && direction < opposite[direction]; point++) {
        if (next(point, opposite[direction]) == NONE && next(point, direction) != NONE) {
          List<Integer> line = new ArrayList<>();
          line.add(point);
          Arrays.stream(ray(point, direction)).forEach(line::add);
          lines.add(List.copyOf(line));
        }
      }
    }
    return List.copyOf(lines);
  }

  /** Where a point is drawn, to the right from the left edge, in steps between neighbours. */
  public double x(int point) {
    return column(point) + slant * row(point);
  }

  /** Where a point is drawn, upwards from the bottom edge, in steps between neighbours. */
  public double y(int point) {
    return slant == 0 ? row(point) : row(point) * Math.sqrt(0.75);
  }

  /**
   * The number of symmetries: ways of mapping the points onto one another that take all steps of a
   * direction to steps of one direction, such as turns and mirrors. At least 1: number 0 changes
   * nothing. Maps that keep lines straight but turn some of a direction only, such as the inner
   * ring of a board for the outer, are not among them.
   */
  public int symmetries() {
    return group().length;
  }

  /** Whether a symmetry takes every row to a row: no quarter turn, no mirror along a diagonal. */
  public boolean keepsRows(int symmetry) {
    int[] goesTo = new int[rows];
    Arrays.fill(goesTo, NONE);
    for (int point = 0; point < size(); point++) {
      int row = row(image(symmetry, point));
      if (goesTo[row(point)] != NONE && goesTo[row(point)] != row) {
        return false;
      }
      goesTo[row(point)] = row;
    }
    return true;
  }

  /**
   * Whether a symmetry leaves every point in its row, as the mirror of left and right does. It is
   * what a game needs in which men go forward.
   */
  public boolean keepsEachRow(int symmetry) {
    for (int point = 0; point < size(); point++) {
      if (row(image(symmetry, point)) != row(point)) {
        return false;
      }
    }
    return true;
  }

  /** Where a symmetry takes a point. */
  public int image(int symmetry, int point) {
    return group()[symmetry][point];
  }

  private int[][] group() {
    int[][] known = symmetries;
    if (known == null) {
      known = Symmetries.of(this);
      symmetries = known;
    }
    return known;
  }

  /** Puts a board together: first its points, then which follows which. Not thread-safe. */
  public static final class Builder {

    private final Joints joints;
    private double slant;

    private Builder(Joints joints) {
      this.joints = joints;
    }

    /** Draws rows slanted, so that three directions are alike: triangles and hexagons. */
    public Builder slanted() {
      slant = 0.5;
      return this;
    }

    /** Gives every cell a point. */
    public Builder full() {
      joints.fill();
      return this;
    }

    /**
     * Gives points to some cells.
     *
     * @param picture the rows from the top, {@code '#'} for a point and anything else for none
     * @throws IllegalArgumentException if it has more rows or columns than the board, or no point
     */
    public Builder picture(List<String> picture) {
      joints.fill(picture);
      return this;
    }

    /** Lets every point be followed by the point one step on, in every direction. */
    public Builder joinNeighbours() {
      joints.joinNeighbours((row, column, direction) -> true);
      return this;
    }

    /**
     * Lets one point be followed by another in a direction, and back in the opposite one.
     *
     * @param from the coordinate of a point
     * @param direction a direction's number
     * @param to the coordinate of another point
     * @throws IllegalArgumentException if there are no such points or the place is taken
     */
    public Builder join(String from, int direction, String to) {
      joints.join(from, direction, to);
      return this;
    }

    /** The board. */
    public Topology build() {
      if (joints.size() == 0) {
        throw new IllegalArgumentException("a board has at least one point");
      }
      return new Topology(joints, slant);
    }
  }
}
