package org.papamu.api.board;

/**
 * A direction in which points of a board follow one another.
 *
 * @param name its name, such as {@code east}
 * @param rows how many rows up one step goes; negative for down
 * @param columns how many columns to the right one step goes; negative for left
 */
public record Direction(String name, int rows, int columns) {

  /** Whether a step in the other direction takes a step in this one back. */
  public boolean isOpposite(Direction other) {
    return rows == -other.rows && columns == -other.columns;
  }
}
