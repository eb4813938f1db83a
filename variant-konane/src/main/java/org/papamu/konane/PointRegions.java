package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.Parts;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;

/**
 * Finds the independent parts of a position on a board of any size, point by point: the same parts,
 * by the same argument, as {@link NarrowRegions}, where it is written down.
 *
 * <p>Groups are kept as a forest: a stone is known by its point, and {@link #root} leads from it to
 * the stone that stands for its group.
 */
final class PointRegions<P extends KonanePosition> implements Regions<P> {

  private static final int NEVER = Integer.MAX_VALUE / 2;
  private static final int NONE = -1;
  private static final int DIRECTIONS = 4;

  private final KonaneRules<P> rules;
  private final Topology board;
  private final int size;
  private final NormalForm form = new NormalForm();

  private final int[] pieces;
  private final int[] parent;

  /** A stone of the group that can stand on a point; {@link #NONE} if none can. */
  private final int[] owner;

  /** By colour and point: the least number of jumps with which a stone can stand there. */
  private final int[][] least;

  private final boolean[] emptied;
  private final boolean[] field;

  /** By root: the number of stones of each colour. */
  private final int[][] count;

  /** By root: the last of its points listed, and by point the one listed before; or none. */
  private final int[] lastOf;

  private final int[] previous;

  private final int[] reached;
  private final int[] partRoots;
  private final int[] extracted;

  PointRegions(KonaneRules<P> rules) {
    this.rules = rules;
    board = rules.board();
    size = board.size();
    pieces = new int[size];
    parent = new int[size];
    owner = new int[size];
    least = new int[2][size];
    emptied = new boolean[size];
    field = new boolean[size];
    count = new int[2][size];
    lastOf = new int[size];
    previous = new int[size];
    reached = new int[size];
    partRoots = new int[size];
    extracted = new int[size];
  }

  @Override
  public void split(P position, Parts parts) {
    for (int point = 0; point < size; point++) {
      pieces[point] = position.at(point);
      parent[point] = point;
    }
    do {
      while (!explore()) {
        // Until no reaches overlap.
      }
    } while (merge());
    parts.clear();
    Arrays.fill(lastOf, NONE);
    for (int point = size - 1; point >= 0; point--) {
      if (field[point]) {
        list(point, root(owner[point]));
      }
    }
    for (int root = 0; root < size; root++) {
      if (lastOf[root] != NONE) {
        add(root, parts);
      }
    }
  }

  private void list(int point, int root) {
    previous[point] = lastOf[root];
    lastOf[root] = point;
  }

  private void add(int root, Parts parts) {
    form.clear();
    for (int point = lastOf[root]; point != NONE; point = previous[point]) {
      form.add(board.row(point), board.column(point), pieces[point]);
    }
    form.addTo(parts);
    partRoots[parts.size() - 1] = root;
    for (int point = lastOf[root]; point != NONE; point = previous[point]) {
      parts.addPoints(point >> 6, 1L << point);
    }
  }

  private boolean isField(int point, int root) {
    return field[point] && root(owner[point]) == root;
  }

  private int root(int stone) {
    int root = stone;
    while (parent[root] != root) {
      root = parent[root];
    }
    parent[stone] = root;
    return root;
  }

  /** Joins the groups of two stones. */
  private void join(int one, int other) {
    int a = root(one);
    int b = root(other);
    parent[Math.max(a, b)] = Math.min(a, b);
  }

  /** Works out the reach of every group; false if two overlapped, which are one group now. */
  private boolean explore() {
    Arrays.fill(count[0], 0);
    Arrays.fill(count[1], 0);
    Arrays.fill(lastOf, NONE);
    for (int point = 0; point < size; point++) {
      owner[point] = pieces[point] == 0 ? NONE : point;
      least[0][point] = pieces[point] == KonanePosition.BLACK_STONE ? 0 : NEVER;
      least[1][point] = pieces[point] == KonanePosition.WHITE_STONE ? 0 : NEVER;
      emptied[point] = false;
      field[point] = false;
      if (pieces[point] != 0) {
        count[pieces[point] - 1][root(point)]++;
        list(point, root(point));
      }
    }
    for (int root = 0; root < size; root++) {
      boolean both = count[0][root] > 0 && count[1][root] > 0;
      if (both && !explore(root)) {
        return false;
      }
    }
    return true;
  }

  private boolean explore(int root) {
    int points = 0;
    for (int point = lastOf[root]; point != NONE; point = previous[point]) {
      reached[points++] = point;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < points; i++) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
          int over = board.next(reached[i], direction);
          int landing = over == Topology.NONE ? over : board.next(over, direction);
          if (landing == Topology.NONE || !isOwn(over, root) || !isLandable(landing, root)) {
            continue;
          }
          for (int colour = 0; colour < 2; colour++) {
            if (!isActive(reached[i], colour, root) || !isActive(over, 1 - colour, root)) {
              continue;
            }
            if (owner[landing] == NONE) {
              owner[landing] = root;
              reached[points++] = landing;
            } else if (root(owner[landing]) != root) {
              join(root, owner[landing]);
              return false;
            }
            changed |= jump(reached[i], over, landing, colour);
          }
        }
      }
    }
    return true;
  }

  private boolean jump(int from, int over, int landing, int colour) {
    boolean news = !field[from] || !field[over] || !field[landing];
    field[from] = true;
    field[over] = true;
    field[landing] = true;
    news |= empty(from);
    news |= empty(over);
    int jumps = least[colour][from] + 1;
    if (jumps < least[colour][landing]) {
      least[colour][landing] = jumps;
      news = true;
    }
    return news;
  }

  private boolean empty(int point) {
    boolean news = pieces[point] != 0 && !emptied[point];
    emptied[point] |= news;
    return news;
  }

  private boolean isOwn(int point, int root) {
    return owner[point] != NONE && root(owner[point]) == root;
  }

  private boolean isLandable(int point, int root) {
    return pieces[point] == 0 || (emptied[point] && isOwn(point, root));
  }

  /** Whether a stone of a colour can stand there with a jump to make, or to be jumped over. */
  private boolean isActive(int point, int colour, int root) {
    return least[colour][point] < count[1 - colour][root];
  }

  /** Joins groups that can meet; whether there were any. */
  private boolean merge() {
    boolean merged = false;
    for (int point = 0; point < size; point++) {
      if (owner[point] == NONE) {
        continue;
      }
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int over = board.next(point, direction);
        int landing = over == Topology.NONE ? over : board.next(over, direction);
        if (landing != Topology.NONE && owner[over] != NONE) {
          merged |= meet(point, over, landing, 0);
          merged |= meet(point, over, landing, 1);
        }
      }
    }
    return merged;
  }

  private boolean meet(int from, int over, int landing, int colour) {
    boolean stand = least[colour][from] < NEVER && least[1 - colour][over] < NEVER;
    if (!stand || (pieces[landing] != 0 && !emptied[landing])) {
      return false;
    }
    int root = root(owner[from]);
    boolean sameGroup = root == root(owner[over]);
    if (sameGroup && !(isActive(from, colour, root) && isActive(over, 1 - colour, root))) {
      return false;
    }
    boolean merged = !sameGroup;
    join(owner[from], owner[over]);
    if (pieces[landing] != 0 && root(landing) != root(owner[from])) {
      join(landing, owner[from]);
      merged = true;
    }
    return merged;
  }

  @Override
  public void extract(P position, Parts parts, int part, P target) {
    int root = partRoots[part];
    for (int point = 0; point < size; point++) {
      extracted[point] = isField(point, root) ? pieces[point] : 0;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int point = 0; point < size; point++) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
          int over = board.next(point, direction);
          int landing = over == Topology.NONE ? over : board.next(over, direction);
          if (landing != Topology.NONE
              && extracted[landing] != pieces[landing]
              && isWalled(point, over, root)) {
            extracted[landing] = pieces[landing];
            changed = true;
          }
        }
      }
    }
    rules.copy(rules.position(extracted, position.phase), target);
  }

  /** Whether one that can stand on a point, or a wall there, could jump over such a neighbour. */
  private boolean isWalled(int point, int over, int root) {
    return (canStand(point, 0, root) && canStand(over, 1, root))
        || (canStand(point, 1, root) && canStand(over, 0, root));
  }

  private boolean canStand(int point, int colour, int root) {
    return extracted[point] == colour + 1 || (isOwn(point, root) && isActive(point, colour, root));
  }
}
