package org.papamu.core.search;

import java.util.Arrays;

/** A legal move of the root and what is known of it. */
final class RootMove {

  final long move;

  /** Its value by the iteration under way; minus infinity if it only failed low there. */
  int value = -Values.INFINITE;

  /** Its value by the last iteration. */
  int previous = -Values.INFINITE;

  /** Whether the value was found without any estimate. */
  boolean proved;

  /** The depth of the iteration that gave it its value. */
  int depth;

  /** The nodes of the iteration spent on it. */
  long nodes;

  /** The line of play from the root, with the move itself. */
  long[] line;

  RootMove(long move) {
    this.move = move;
    line = new long[] {move};
  }

  void line(long[] following, int length) {
    line = new long[length + 1];
    line[0] = move;
    System.arraycopy(following, 0, line, 1, length);
  }

  @Override
  public String toString() {
    return move + " " + value + " " + Arrays.toString(line);
  }
}
