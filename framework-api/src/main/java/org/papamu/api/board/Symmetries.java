package org.papamu.api.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the symmetries of a board: permutations of its points that go with a permutation of its
 * directions, so that the image of the point that follows p in d follows the image of p in the
 * image of d. Nothing is assumed of the board's shape.
 *
 * <p>Such a permutation of a connected board is fixed by the image of one point and of the
 * directions, so the search tries every image of a point and lets the directions follow: a
 * direction gets its image when the walk over the board first uses it, with a branch for each
 * choice.
 */
final class Symmetries {

  private final Topology board;
  private final int degree;
  private final List<int[]> found = new ArrayList<>();

  /** A spanning walk: edge i leads from point from[i] in direction by[i] to a new point. */
  private final int[] from;

  private final int[] by;
  private final int base;

  private Symmetries(Topology board) {
    this.board = board;
    degree = board.directions().size();
    from = new int[board.size() - 1];
    by = new int[board.size() - 1];
    base = rarest();
  }

  /** The permutations, the identity first; a board in several pieces gets the identity alone. */
  static int[][] of(Topology board) {
    Symmetries search = new Symmetries(board);
    int[] identity = new int[board.size()];
    Arrays.setAll(identity, point -> point);
    if (search.span()) {
      for (int image = 0; image < board.size(); image++) {
        search.tryImage(image);
      }
    }
    search.found.removeIf(symmetry -> Arrays.equals(symmetry, identity));
    search.found.sort(Arrays::compare);
    search.found.add(0, identity);
    return search.found.toArray(int[][]::new);
  }

  /** A point whose number of neighbours is the least common: it has the fewest images to try. */
  private int rarest() {
    int[] points = new int[degree + 1];
    for (int point = 0; point < board.size(); point++) {
      points[neighbours(point)]++;
    }
    int rarest = 0;
    for (int point = 0; point < board.size(); point++) {
      if (points[neighbours(point)] < points[neighbours(rarest)]) {
        rarest = point;
      }
    }
    return rarest;
  }

  private int neighbours(int point) {
    int count = 0;
    for (int direction = 0; direction < degree; direction++) {
      count += board.next(point, direction) == Topology.NONE ? 0 : 1;
    }
    return count;
  }

  /** Fills the walk; false if it does not reach every point. */
  private boolean span() {
    boolean[] seen = new boolean[board.size()];
    int[] queue = new int[board.size()];
    int reached = 1;
    queue[0] = base;
    seen[base] = true;
    for (int head = 0; head < reached; head++) {
      for (int direction = 0; direction < degree; direction++) {
        int next = board.next(queue[head], direction);
        if (next != Topology.NONE && !seen[next]) {
          seen[next] = true;
          from[reached - 1] = queue[head];
          by[reached - 1] = direction;
          queue[reached++] = next;
        }
      }
    }
    return reached == board.size();
  }

  private void tryImage(int image) {
    if (neighbours(base) != neighbours(image)) {
      return;
    }
    int[] points = new int[board.size()];
    int[] turned = new int[degree];
    Arrays.fill(turned, Topology.NONE);
    points[base] = image;
    extend(0, points, turned);
  }

  /** Goes on along the walk; into itself only where a direction has no image yet. */
  private void extend(int firstEdge, int[] points, int[] turned) {
    int edge = firstEdge;
    while (edge < from.length && turned[by[edge]] != Topology.NONE) {
      if (!step(edge, points, turned)) {
        return;
      }
      edge++;
    }
    if (edge == from.length) {
      if (keepsLines(points, turned)) {
        found.add(points.clone());
      }
      return;
    }
    int direction = by[edge];
    int opposite = board.opposite(direction);
    for (int image = 0; image < degree; image++) {
      if (isFree(image, turned)) {
        turned[direction] = image;
        turned[opposite] = board.opposite(image);
        extend(edge, points, turned);
        turned[direction] = Topology.NONE;
        turned[opposite] = Topology.NONE;
      }
    }
  }

  private boolean step(int edge, int[] points, int[] turned) {
    int target = board.next(from[edge], by[edge]);
    int image = board.next(points[from[edge]], turned[by[edge]]);
    boolean fits = image != Topology.NONE && neighbours(target) == neighbours(image);
    if (fits) {
      points[target] = image;
    }
    return fits;
  }

  private static boolean isFree(int image, int[] turned) {
    for (int used : turned) {
      if (used == image) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all points have images of their own and all lines are kept. A direction that the walk
   * never used gets its image from the first pair of neighbours that needs one.
   */
  private boolean keepsLines(int[] points, int[] walked) {
    int[] turned = walked.clone();
    boolean[] used = new boolean[points.length];
    for (int point = 0; point < points.length; point++) {
      if (used[points[point]]) {
        return false;
      }
      used[points[point]] = true;
    }
    for (int point = 0; point < points.length; point++) {
      for (int direction = 0; direction < degree; direction++) {
        int next = board.next(point, direction);
        if (next == Topology.NONE) {
          continue;
        }
        if (turned[direction] == Topology.NONE) {
          turned[direction] = board.direction(points[point], points[next]);
          if (turned[direction] == Topology.NONE) {
            return false;
          }
        }
        if (board.next(points[point], turned[direction]) != points[next]) {
          return false;
        }
      }
    }
    return true;
  }
}
