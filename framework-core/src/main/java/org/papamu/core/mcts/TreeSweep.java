package org.papamu.core.mcts;

import org.papamu.api.Player.Stop;

/**
 * Frees room in a tree: makes a node the root, drops what does not hang below it, drops the
 * children of seldom visited nodes, and moves what is left together. No thread may be at work.
 *
 * <h2>Design</h2>
 *
 * <p>Children lie behind their parents, so one pass from the front marks all that stays, and one
 * more moves it: the new index of a node is the number of marked nodes before it, and no node moves
 * backwards over one that still has to move. Besides a bit and half a bit for each node no memory
 * is needed, and the order of nodes is kept, so that this can be done again.
 *
 * <p>What goes first are children of nodes with few visits, because few visits make them again; a
 * node that loses its children keeps what it learnt from them.
 */
final class TreeSweep {

  private static final int ASKED_EVERY = 1 << 14;
  private static final int CLASSES = 32;

  private final Tree tree;
  private final Stop stop;
  private final long[] kept;
  private final int[] before;

  private TreeSweep(Tree tree, Stop stop) {
    this.tree = tree;
    this.stop = stop;
    int words = (tree.size() + Long.SIZE - 1) / Long.SIZE;
    kept = new long[words];
    before = new int[words];
  }

  /**
   * Sweeps.
   *
   * @param root the node that becomes the root
   * @param most how many nodes may be left; more are only if they are the root's own children
   * @param stop asked now and then
   * @return whether it was done; if it was stopped, the tree is of no more use until cleared
   */
  static boolean sweep(Tree tree, int root, int most, Stop stop) {
    TreeSweep sweep = new TreeSweep(tree, stop);
    int least = sweep.leastVisits(root, most);
    return least >= 0 && sweep.mark(root, least) && sweep.move();
  }

  /** The visits below which children must go so that enough does; -1 if stopped. */
  private int leastVisits(int root, int most) {
    long[] sizes = new long[CLASSES];
    if (!mark(root, 0)) {
      return -1;
    }
    long total = 1;
    for (int node = root; node < tree.size(); node++) {
      if (isKept(node) && tree.first[node] > 0) {
        sizes[visitClass(tree.visits[node])] += tree.count[node];
        total += tree.count[node];
      }
    }
    java.util.Arrays.fill(kept, 0);
    int least = 0;
    for (int sizeClass = 0; total > most && sizeClass < CLASSES - 1; sizeClass++) {
      total -= sizes[sizeClass];
      least = 1 << sizeClass;
    }
    return least;
  }

  /** 0 for no visit, 1 for 1, 2 for 2 and 3, 3 for 4 to 7 … */
  private static int visitClass(int visits) {
    return Math.min(CLASSES - 1, Integer.SIZE - Integer.numberOfLeadingZeros(visits));
  }

  private boolean isKept(int node) {
    return (kept[node >>> 6] >>> node & 1) != 0;
  }

  private boolean mark(int root, int leastVisits) {
    keep(root, 1);
    for (int node = root; node < tree.size(); node++) {
      if (node % ASKED_EVERY == 0 && stop.requested()) {
        return false;
      }
      if (!isKept(node) || tree.first[node] <= 0) {
        continue;
      }
      if (node == root || tree.visits[node] >= leastVisits) {
        keep(tree.first[node], tree.count[node]);
      } else if (leastVisits > 0) {
        tree.first[node] = Tree.NONE;
        tree.count[node] = 0;
      }
    }
    return true;
  }

  private void keep(int start, int nodes) {
    for (int node = start; node < start + nodes; node++) {
      kept[node >>> 6] |= 1L << node;
    }
  }

  private boolean move() {
    int total = 0;
    for (int word = 0; word < kept.length; word++) {
      before[word] = total;
      total += Long.bitCount(kept[word]);
    }
    for (int word = 0; word < kept.length; word++) {
      if (word % (ASKED_EVERY / Long.SIZE) == 0 && stop.requested()) {
        return false;
      }
      for (long rest = kept[word]; rest != 0; rest &= rest - 1) {
        moveNode(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
    tree.truncate(total);
    return true;
  }

  private int target(int node) {
    long lower = (1L << node) - 1;
    return before[node >>> 6] + Long.bitCount(kept[node >>> 6] & lower);
  }

  private void moveNode(int node) {
    int to = target(node);
    tree.move[to] = tree.move[node];
    tree.sum[to] = tree.sum[node];
    tree.visits[to] = tree.visits[node];
    tree.count[to] = tree.count[node];
    tree.proof[to] = tree.proof[node];
    tree.amaf[to] = tree.amaf[node];
    tree.prior[to] = tree.prior[node];
    tree.backed[to] = tree.backed[node];
    int children = tree.first[node];
    tree.first[to] = children > 0 ? target(children) : Tree.NONE;
  }
}
