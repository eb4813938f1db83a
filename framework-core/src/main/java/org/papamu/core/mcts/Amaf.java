package org.papamu.core.mcts;

import java.util.Arrays;
import org.papamu.api.Zobrist;

/**
 * How well moves did whenever they were played after a node, not only at once (all moves as first).
 *
 * <h2>Design</h2>
 *
 * <p>A node that was visited often enough is given a table, as long as there are any; a node
 * without one uses that of the nearest node above which has seen enough games. With the table of
 * the node itself from the beginning this is RAVE (Gelly and Silver, 2007), with a number of games
 * to wait for it is GRAVE (Cazenave, 2015).
 *
 * <p>A table is indexed by a hash of the move and the seat, and does not look whether two share a
 * place. Threads write without locks: a count that gets lost does not matter.
 */
final class Amaf {

  /** The slots of a table, a power of two. */
  private static final int SLOTS = 512;

  /** The part of the tree's memory that tables take beside it. */
  private static final int MEMORY_PART = 4;

  private static final int TABLE_BYTES = SLOTS * 8;
  private static final int FEWEST_TABLES = 16;

  /** The bias of RAVE's schedule: how soon a node's own results count for more. */
  private static final float BIAS = 1e-3f;

  private final int[] visits;
  private final float[] sums;
  private final int[] games;
  private final int[] free;
  private int freeCount;

  /** The visits from which on a node has a table. */
  private final int tableFrom;

  /** The games from which on a table is used. */
  private final int usedFrom;

  /**
   * Tables without an entry.
   *
   * @param capacity the nodes of the tree
   */
  Amaf(int capacity, MctsSettings.Selection selection) {
    int tables =
        Math.max(
            FEWEST_TABLES, (int) ((long) capacity * Tree.NODE_BYTES / MEMORY_PART / TABLE_BYTES));
    visits = new int[tables * SLOTS];
    sums = new float[tables * SLOTS];
    games = new int[tables];
    free = new int[tables];
    boolean own = selection == MctsSettings.Selection.RAVE;
    tableFrom = own ? 2 : 20;
    usedFrom = own ? 1 : 50;
    clear();
  }

  /** Takes all tables back. */
  void clear() {
    freeCount = free.length;
    for (int i = 0; i < freeCount; i++) {
      free[i] = freeCount - i;
    }
  }

  /** Takes back the tables of nodes that are no more. */
  void keepThoseOf(Tree tree) {
    boolean[] used = new boolean[free.length + 1];
    for (int node = 0; node < tree.size(); node++) {
      used[tree.amaf[node]] = true;
    }
    freeCount = 0;
    for (int table = free.length; table > 0; table--) {
      if (!used[table]) {
        free[freeCount++] = table;
      }
    }
  }

  /** The slot of a move of a seat. */
  static int slot(long move, int seat) {
    return (int) Zobrist.mix(move << 3 | seat) & (SLOTS - 1);
  }

  /**
   * The table to use in a node.
   *
   * @param above the table used in its parent; 0 for none
   */
  int table(Tree tree, int node, int above) {
    int own = tree.amaf[node];
    if (own == 0 && tree.visits[node] >= tableFrom) {
      own = take(tree, node);
    }
    return own > 0 && games[own - 1] >= usedFrom ? own : above;
  }

  private synchronized int take(Tree tree, int node) {
    if (tree.amaf[node] == 0 && freeCount > 0) {
      int table = free[--freeCount];
      Arrays.fill(visits, (table - 1) * SLOTS, table * SLOTS, 0);
      Arrays.fill(sums, (table - 1) * SLOTS, table * SLOTS, 0);
      games[table - 1] = 0;
      tree.amaf[node] = table;
    }
    return tree.amaf[node];
  }

  /** What a move is worth by its own results and those in a table. */
  float mixed(int table, int slot, float own, int ownVisits) {
    int at = (table - 1) * SLOTS + slot;
    int times = visits[at];
    if (times == 0) {
      return own;
    }
    float share = times / (times + ownVisits + BIAS * times * ownVisits);
    return own + share * (sums[at] / times - own);
  }

  /** Counts a game for all nodes on the way. */
  void count(Tree tree, Path path, float[] rewards) {
    for (int depth = 0; depth <= path.depth; depth++) {
      int table = tree.amaf[path.nodes[depth]];
      if (table == 0) {
        continue;
      }
      games[table - 1]++;
      int base = (table - 1) * SLOTS;
      for (int i = depth; i < path.playedCount(); i++) {
        int at = base + path.slot(i);
        visits[at]++;
        sums[at] += rewards[path.seat(i)];
      }
    }
  }
}
