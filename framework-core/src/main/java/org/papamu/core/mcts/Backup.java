package org.papamu.core.mcts;

/**
 * Hands up a way what was found out at its end: proofs, what evaluations promise, and rewards. Not
 * thread-safe; allocates nothing.
 */
final class Backup {

  /** Two rewards no farther apart than this may be the same. */
  private static final float ROUNDING = 1e-5f;

  private final Tree tree;
  private final Results results;
  private final Path path;

  Backup(Tree tree, Results results, Path path) {
    this.tree = tree;
    this.results = results;
    this.path = path;
  }

  /**
   * Adds a game's rewards to all nodes on the way; above a node that has something better proved,
   * those of the proof.
   *
   * @param rewards overwritten
   */
  void add(float[] rewards) {
    for (int at = path.depth; at > 0; at--) {
      if (path.preferred(at) != 0) {
        results.rewards(path.preferred(at), rewards);
      }
      tree.reward(path.nodes[at], rewards[path.movers[at]]);
    }
  }

  /**
   * Proves nodes on the way from the proof at its end.
   *
   * @return the least depth on the way that is proved, or -1 if the node at its end is not
   */
  int prove() {
    int at = path.depth;
    if (tree.proof[path.nodes[at]] == 0) {
      return -1;
    }
    while (at > 0 && proves(path.nodes[at - 1], tree.proof[path.nodes[at]], path.movers[at])) {
      at--;
    }
    return at;
  }

  private boolean proves(int parent, int proof, int turn) {
    if (tree.proof[parent] != 0) {
      return true;
    }
    int best = results.reward(proof, turn) >= 1 ? proof : bestProof(parent, turn);
    if (best == 0) {
      return false;
    }
    tree.prove(parent, Results.before(best));
    return true;
  }

  /** The best proof of the children if they are all proved, else 0. */
  private int bestProof(int parent, int turn) {
    int start = tree.first(parent);
    int end = start + tree.count[parent];
    int best = 0;
    for (int at = start; at < end; at++) {
      int proof = tree.proof[at];
      if (proof == 0) {
        return 0;
      }
      best = best == 0 || results.isBetter(proof, best, turn) ? proof : best;
    }
    return best;
  }

  /**
   * Makes the nodes on the way worth what the best child of the last one promises, by maximum and
   * minimum. Goes no further up than something changes.
   *
   * @param turn the seat to move in the last node
   * @param best what the best of its children is worth to that seat
   */
  void promise(int turn, float best) {
    float value = best;
    int seat = turn;
    for (int at = path.depth; at > 0; at--) {
      int node = path.nodes[at];
      float now = path.movers[at] == seat ? value : 1 - value;
      float was = tree.backed[node];
      tree.backed[node] = now;
      if (now == was || at == 1) {
        return;
      }
      int parent = path.nodes[at - 1];
      seat = path.movers[at];
      float parentBest =
          path.movers[at - 1] == seat ? tree.backed[parent] : 1 - tree.backed[parent];
      if (now >= parentBest) {
        value = now;
      } else if (was < parentBest - ROUNDING) {
        return;
      } else {
        value = bestBacked(parent);
      }
    }
  }

  private float bestBacked(int parent) {
    int start = tree.first(parent);
    int end = start + tree.count[parent];
    float best = 0;
    for (int at = start; at < end; at++) {
      best = Math.max(best, tree.backed[at]);
    }
    return best;
  }
}
