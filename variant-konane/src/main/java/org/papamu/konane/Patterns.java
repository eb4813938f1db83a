package org.papamu.konane;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/**
 * What arrangements of stones in small windows are worth: lines of {@value #LENGTH} points, and
 * squares of {@value #SIDE} by {@value #SIDE}. The weights were fitted to the results of games of
 * the program against itself: see docs/tuning-konane.md.
 */
final class Patterns {

  static final int LENGTH = 6;
  static final int SIDE = 3;

  private static final int EDGES = 16;
  private static final String RESOURCE = "patterns.txt";

  private final int[][] lines = new int[EDGES][];
  private final int[][] squares = new int[EDGES][];
  private final int firstSquare;
  private final int size;

  /** The numbers of the weights; a board has a side of {@value #LENGTH} points or more. */
  Patterns() {
    Window line = new Window(1, LENGTH);
    Window square = new Window(SIDE, SIDE);
    for (int edges = 0; edges < EDGES; edges++) {
      boolean both = (edges & Window.LOW) != 0 && (edges & Window.HIGH) != 0;
      boolean ends = (edges & Window.FIRST) != 0 && (edges & Window.LAST) != 0;
      if (!both) {
        lines[edges] = line.numbered(edges);
      }
      if (!both && !ends) {
        squares[edges] = square.numbered(edges);
      }
    }
    firstSquare = 1 + line.classes();
    size = firstSquare + square.classes();
  }

  /** The number of weights: that of the turn first, then those of lines, then those of squares. */
  int size() {
    return size;
  }

  /**
   * The index of the weight of a line's arrangement, negative where it counts for the other seat; 0
   * where it is worth nothing. Seen for the seat whose point is the first one.
   */
  int line(int edges, int stones) {
    return lines[edges][stones];
  }

  /** The same of a square's arrangement. */
  int square(int edges, int stones) {
    int number = squares[edges][stones];
    return number == 0 ? 0 : number > 0 ? firstSquare - 1 + number : number - firstSquare + 1;
  }

  /** The weight that an index stands for. */
  static int weight(int[] weights, int index) {
    return index > 0 ? weights[index] : index < 0 ? -weights[-index] : 0;
  }

  /** The fitted weights. */
  int[] weights() {
    int[] weights = new int[size];
    try (InputStream in = Patterns.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("no " + RESOURCE);
      }
      Scanner scanner = new Scanner(in, StandardCharsets.US_ASCII);
      for (int i = 0; i < size; i++) {
        weights[i] = scanner.nextInt();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return weights;
  }
}
