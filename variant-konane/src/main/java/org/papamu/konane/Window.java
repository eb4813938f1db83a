package org.papamu.konane;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A small rectangle of points that the evaluation looks at, and what of its arrangements is alike.
 *
 * <p>Stones never leave the points of their colour, so where a stone stands says whose it is, and
 * an arrangement is a bit for each point that holds a stone: bit {@code row * width + column},
 * counted from the lowest row and the first column. Beside them an arrangement knows which sides of
 * the window lie on the edge of the board, since a stone can neither come from there nor go there,
 * and the colour of its first point.
 *
 * <p>Turned, mirrored or with colours swapped it is the same arrangement, worth the same or, with
 * the colours swapped, as much for the other seat. So all are gathered into <em>classes</em>, and
 * an arrangement is told by the number of its class and a sign.
 */
final class Window {

  /** The sides of a window on the edge of the board. */
  static final int LOW = 1;

  static final int HIGH = 2;
  static final int FIRST = 4;
  static final int LAST = 8;

  private static final int SYMMETRIES = 8;

  private final int height;
  private final int width;
  private final Map<Form, Integer> classes = new HashMap<>();

  /** An arrangement with a black stone's point first. */
  private record Form(int height, int edges, int stones) implements Comparable<Form> {
    @Override
    public int compareTo(Form other) {
      int byHeight = Integer.compare(height, other.height);
      int byEdges = byHeight != 0 ? byHeight : Integer.compare(edges, other.edges);
      return byEdges != 0 ? byEdges : Integer.compare(stones, other.stones);
    }
  }

  Window(int height, int width) {
    this.height = height;
    this.width = width;
  }

  /** The number of classes that have a number so far. */
  int classes() {
    return classes.size();
  }

  /**
   * The classes of all arrangements of a window with these sides on the edge, whose first point is
   * Black's: the number of the class plus 1, negative where the colours are swapped; 0 where an
   * arrangement is its own opposite, so worth nothing. Classes get their numbers in the order in
   * which they are asked for.
   */
  int[] numbered(int edges) {
    int[] numbers = new int[1 << (height * width)];
    for (int stones = 0; stones < numbers.length; stones++) {
      numbers[stones] = number(edges, stones);
    }
    return numbers;
  }

  private int number(int edges, int stones) {
    List<Form> images = new ArrayList<>();
    List<Integer> signs = new ArrayList<>();
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      images.add(image(edges, stones, symmetry));
      signs.add(isSwapped(symmetry) ? -1 : 1);
    }
    Form least = images.stream().min(Form::compareTo).orElseThrow();
    int sign = 0;
    for (int i = 0; i < SYMMETRIES; i++) {
      if (images.get(i).equals(least)) {
        if (sign == -signs.get(i)) {
          return 0;
        }
        sign = signs.get(i);
      }
    }
    Integer known = classes.get(least);
    if (known == null) {
      known = classes.size();
      classes.put(least, known);
    }
    return sign * (known + 1);
  }

  /** Whether a mirror image has a white stone's point first. */
  private boolean isSwapped(int symmetry) {
    int row = (symmetry & 1) != 0 ? height - 1 : 0;
    int column = (symmetry & 2) != 0 ? width - 1 : 0;
    return (row + column) % 2 != 0;
  }

  /** The image under a symmetry: bit 0 mirrors the rows, bit 1 the columns, bit 2 swaps both. */
  private Form image(int edges, int stones, int symmetry) {
    boolean mirrorsRows = (symmetry & 1) != 0;
    boolean mirrorsColumns = (symmetry & 2) != 0;
    boolean swaps = (symmetry & 4) != 0;
    int image = 0;
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        int r = mirrorsRows ? height - 1 - row : row;
        int c = mirrorsColumns ? width - 1 - column : column;
        int bit = swaps ? c * height + r : r * width + c;
        image |= ((stones >> (row * width + column)) & 1) << bit;
      }
    }
    int low = edges & (mirrorsRows ? HIGH : LOW);
    int high = edges & (mirrorsRows ? LOW : HIGH);
    int first = edges & (mirrorsColumns ? LAST : FIRST);
    int last = edges & (mirrorsColumns ? FIRST : LAST);
    boolean[] sides = {low != 0, high != 0, first != 0, last != 0};
    int flags = 0;
    for (int i = 0; i < sides.length; i++) {
      flags |= (sides[i] ? 1 : 0) << (swaps ? i ^ 2 : i);
    }
    return new Form(swaps ? width : height, flags, image);
  }
}
