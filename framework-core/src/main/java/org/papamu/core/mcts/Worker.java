package org.papamu.core.mcts;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** One thread's way through the tree, again and again. Not thread-safe; allocates nothing. */
final class Worker<P extends Position> {

  /** A node with more children than this part of all nodes is not given any. */
  private static final int CHILDREN_PART = 4;

  /** Two rewards no farther apart than this may be the same. */
  private static final float ROUNDING = 1e-5f;

  private final Rules<P> rules;
  private final Results results;
  private final Estimates<P> estimates;
  private final Past<P> past;
  private final Tree tree;
  private final P root;
  private final int maxDepth;
  private final float exploration;
  private final Simulation<P> simulation;
  private final MoveList moves = new MoveList();
  private final MoveList scratch = new MoveList();
  private final P child;
  private final float[] rewards;
  private final int[] scores;
  private final float priorWeight;
  private final float backedShare;
  private final int threshold;
  private final boolean minimax;

  /** The positions on the way, from the root; one for all where none can come back. */
  private final List<P> positions = new ArrayList<>();

  private final int[] path;

  /** The seat that moved into each node on the way. */
  private final int[] movers;

  private int depth;
  private boolean full;

  Worker(Frame<P> frame, SplitMix random) {
    rules = frame.rules();
    results = frame.results();
    estimates = frame.estimates();
    past = frame.past();
    tree = frame.tree();
    root = frame.root();
    maxDepth = frame.maxDepth();
    exploration = (float) frame.settings().exploration();
    simulation = new Simulation<>(frame, random);
    child = rules.copy(root);
    rewards = new float[results.seats()];
    scores = new int[results.seats()];
    path = new int[maxDepth + 1];
    movers = new int[maxDepth + 1];
    positions.add(rules.copy(root));
    minimax = frame.minimax();
    priorWeight = frame.weights().prior();
    backedShare = minimax ? frame.weights().backed() : 0;
    threshold = frame.weights().threshold();
  }

  /** Whether a node wanted children and there was no room for them. */
  boolean isFull() {
    return full;
  }

  /** The node's depth that the last way ended at. */
  int depth() {
    return depth;
  }

  /** A round begins: there is room. */
  void begin() {
    full = false;
  }

  /** Gives the root its children, one for each of these moves. */
  void expandRoot(MoveList rootMoves) {
    depth = 0;
    path[0] = Tree.ROOT;
    moves.clear();
    for (int i = 0; i < rootMoves.size(); i++) {
      moves.add(rootMoves.get(i));
    }
    tree.claim(Tree.ROOT);
    makeChildren(Tree.ROOT, root);
  }

  /** One way down, one game, and the way back up. */
  void iterate() {
    P position = descend();
    int node = path[depth];
    if (tree.proof[node] == 0) {
      if (isRepeated(position)) {
        repeat(node);
      } else if (depth < maxDepth && tree.visits[node] >= threshold && expand(node, position)) {
        position = enterChild(position);
      }
    }
    int proved = spread(depth);
    if (proved >= 0) {
      results.rewards(tree.proof[path[proved]], rewards);
    } else if (!over) {
      simulation.run(position, rewards);
    }
    over = false;
    for (int at = depth; at > 0; at--) {
      tree.reward(path[at], rewards[movers[at]]);
    }
  }

  private boolean over;

  private P descend() {
    depth = 0;
    path[0] = Tree.ROOT;
    tree.visit(Tree.ROOT);
    P position = positions.get(0);
    rules.copy(root, position);
    while (depth < maxDepth
        && tree.first(path[depth]) > 0
        && (depth == 0 || tree.proof[path[depth]] == 0)
        && !isRepeated(position)) {
      position = step(position);
    }
    return position;
  }

  private P step(P position) {
    int turn = position.turn();
    int next = select(path[depth], turn);
    depth++;
    path[depth] = next;
    movers[depth] = turn;
    tree.visit(next);
    P after = position;
    if (past.isLooping()) {
      if (positions.size() == depth) {
        positions.add(rules.copy(root));
      }
      after = positions.get(depth);
      rules.copy(position, after);
    }
    rules.play(after, tree.move[next]);
    return after;
  }

  /** After an expansion: on into the best child, if that is not proved. */
  private P enterChild(P position) {
    if (depth < maxDepth && tree.proof[path[depth]] == 0) {
      return step(position);
    }
    return position;
  }

  private int select(int node, int turn) {
    int start = tree.first(node);
    int end = start + tree.count[node];
    float explore = exploration * (float) Math.sqrt(Math.log(tree.visits[node]));
    int chosen = -1;
    float best = Float.NEGATIVE_INFINITY;
    for (int at = start; at < end; at++) {
      int proof = tree.proof[at];
      float value;
      if (proof == 0) {
        float weight = tree.visits[at] + priorWeight;
        value = (tree.sum[at] * Tree.UNIT + priorWeight * tree.prior[at]) / weight;
        value += backedShare * (tree.backed[at] - value);
        value += explore / (float) Math.sqrt(weight);
      } else {
        value = results.reward(proof, turn);
        if (node == Tree.ROOT || value <= 0) {
          value -= 2;
        }
      }
      if (value > best) {
        best = value;
        chosen = at;
      }
    }
    return chosen;
  }

  /** Whether the position has occurred on the way already, or too often before the root. */
  private boolean isRepeated(P position) {
    if (!past.isLooping() || depth == 0) {
      return false;
    }
    long hash = position.hash();
    for (int at = depth - 1; at >= 0; at--) {
      P earlier = positions.get(at);
      if (earlier.hash() == hash && earlier.equals(position)) {
        return true;
      }
    }
    return past.isDrawn(position);
  }

  private void repeat(int node) {
    if (past.isDrawing() && results.draw() > 0) {
      tree.prove(node, Results.proof(results.draw(), 0));
    } else {
      java.util.Arrays.fill(rewards, Estimates.EVEN);
      over = true;
    }
  }

  /** Gives a node its children, if it may have them and there is room. */
  private boolean expand(int node, P position) {
    if (!tree.claim(node)) {
      return false;
    }
    rules.moves(position, moves);
    if (moves.isEmpty()) {
      tree.unclaim(node);
      int number = results.number(rules, position, scores);
      if (number > 0) {
        tree.prove(node, Results.proof(number, 0));
      } else {
        simulation.over(position, rewards);
        over = true;
      }
      return false;
    }
    if (moves.size() > tree.capacity() / CHILDREN_PART) {
      tree.unclaim(node);
      return false;
    }
    return makeChildren(node, position);
  }

  /** Makes the children of a node for each of {@link #moves}. */
  private boolean makeChildren(int node, P position) {
    int children = moves.size();
    int start = tree.allocate(children);
    if (start < 0) {
      full = true;
      tree.unclaim(node);
      return false;
    }
    int turn = position.turn();
    int best = 0;
    boolean allProved = true;
    float bestBacked = 0;
    for (int i = 0; i < children; i++) {
      long move = moves.get(i);
      rules.copy(position, child);
      rules.play(child, move);
      int proof = 0;
      float worth;
      if (rules.count(child, scratch) == 0) {
        int number = results.number(rules, child, scores);
        proof = number == 0 ? 0 : Results.proof(number, 0);
      }
      if (proof != 0) {
        worth = results.reward(proof, turn);
        best = best == 0 || results.isBetter(proof, best, turn) ? proof : best;
        if (worth >= 1 && node != Tree.ROOT) {
          tree.initialize(start, move, worth, proof);
          tree.prove(node, Results.before(proof));
          tree.publish(node, start, 1);
          return true;
        }
      } else {
        worth = estimates.reward(child, turn);
        allProved = false;
      }
      bestBacked = Math.max(bestBacked, worth);
      tree.initialize(start + i, move, worth, proof);
    }
    if (best != 0 && (allProved || results.reward(best, turn) >= 1)) {
      tree.prove(node, Results.before(best));
    }
    tree.publish(node, start, children);
    if (minimax && node != Tree.ROOT) {
      back(depth, turn, bestBacked);
    }
    return true;
  }

  /**
   * Hands what evaluations promise up the way.
   *
   * @param from the depth of the node that has a new best
   * @param turn the seat to move there
   * @param best what the best of its children is worth to that seat
   */
  private void back(int from, int turn, float best) {
    float value = best;
    int seat = turn;
    for (int at = from; at > 0; at--) {
      int node = path[at];
      float now = movers[at] == seat ? value : 1 - value;
      float was = tree.backed[node];
      if (now == was) {
        return;
      }
      tree.backed[node] = now;
      if (at == 1) {
        return;
      }
      int parent = path[at - 1];
      seat = movers[at];
      float parentBest = movers[at - 1] == seat ? tree.backed[parent] : 1 - tree.backed[parent];
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

  /**
   * Hands proofs up the way.
   *
   * @return the least depth on the way that is proved, or -1 if the node at its end is not
   */
  private int spread(int from) {
    if (tree.proof[path[from]] == 0) {
      return -1;
    }
    int at = from;
    while (at > 0 && proves(path[at - 1], tree.proof[path[at]], movers[at])) {
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
}
