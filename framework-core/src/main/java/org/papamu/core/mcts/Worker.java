package org.papamu.core.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** One thread's way through the tree, again and again. Not thread-safe; allocates nothing. */
final class Worker<P extends Position> {

  private final Rules<P> rules;
  private final Results results;
  private final Past<P> past;
  private final Tree tree;
  private final @Nullable Amaf amaf;
  private final P root;
  private final int maxDepth;
  private final Bounds bounds;
  private final float priorWeight;
  private final float backedShare;
  private final int threshold;
  private final boolean minimax;
  private final Simulation<P> simulation;
  private final Growth<P> growth;
  private final Path path;
  private final Backup backup;
  private final float[] rewards;

  /** The positions on the way, from the root; one for all where none can come back. */
  private final List<P> positions = new ArrayList<>();

  /** The table of {@link #amaf} in use; 0 for none. */
  private int table;

  /** The games that were played; written by this worker's thread alone. */
  private final AtomicLong games = new AtomicLong();

  private boolean full;

  Worker(Frame<P> frame, SplitMix random) {
    rules = frame.rules();
    results = frame.results();
    past = frame.past();
    tree = frame.tree();
    amaf = frame.amaf();
    root = frame.root();
    maxDepth = frame.maxDepth();
    bounds = new Bounds(frame.weights().prior(), (float) frame.settings().exploration());
    minimax = frame.minimax();
    priorWeight = frame.weights().prior();
    backedShare = minimax ? frame.weights().backed() : 0;
    threshold =
        frame.settings().playout() == MctsSettings.Playout.RANDOM || !frame.estimates().isInformed()
            ? frame.weights().randomThreshold()
            : frame.weights().threshold();
    simulation = new Simulation<>(frame, random);
    growth = new Growth<>(frame);
    path = new Path(maxDepth);
    backup = new Backup(tree, results, path);
    rewards = new float[results.seats()];
    positions.add(rules.copy(root));
  }

  /** A round begins: there is room. */
  void begin() {
    full = false;
  }

  /** Whether a node wanted children since the round began and there was no room for them. */
  boolean isFull() {
    return full;
  }

  /** The games played so far; may be asked by any thread. */
  long games() {
    return games.getOpaque();
  }

  /** One way down, one game, and the way back up. */
  void iterate() {
    P position = descend();
    boolean rewarded = false;
    int node = path.node();
    if (tree.proof[node] == 0) {
      if (isRepeated(position)) {
        rewarded = repeat(node);
      } else if (path.depth < maxDepth && tree.visits[node] >= threshold) {
        switch (growth.grow(node, position)) {
          case GROWN -> position = grown(node, position);
          case OVER -> {
            simulation.over(position, rewards);
            rewarded = true;
          }
          case FULL -> full = true;
          case LEFT -> {}
        }
      }
    }
    int proved = backup.prove();
    if (proved >= 0) {
      results.rewards(tree.proof[path.nodes[proved]], rewards);
    } else if (!rewarded) {
      simulation.run(position, path, rewards);
    }
    if (amaf != null) {
      amaf.count(tree, path, rewards);
    }
    backup.add(rewards);
    games.setOpaque(games.getPlain() + 1);
  }

  private P descend() {
    path.restart();
    table = 0;
    tree.visit(Tree.ROOT);
    P position = positions.get(0);
    rules.copy(root, position);
    while (path.depth < maxDepth
        && tree.first(path.node()) > 0
        && (path.depth == 0 || tree.proof[path.node()] == 0)
        && !isRepeated(position)) {
      position = step(position);
    }
    return position;
  }

  private P step(P position) {
    int turn = position.turn();
    int next = select(path.node(), turn);
    path.enter(next, turn);
    tree.visit(next);
    long move = tree.move[next];
    if (amaf != null) {
      path.note(Amaf.slot(move, turn), turn);
    }
    P after = position;
    if (past.isLooping()) {
      if (positions.size() == path.depth) {
        positions.add(rules.copy(root));
      }
      after = positions.get(path.depth);
      rules.copy(position, after);
    }
    rules.play(after, move);
    return after;
  }

  /** After a node was given children: on into the best of them. */
  private P grown(int node, P position) {
    if (tree.first(node) <= 0) {
      return position;
    }
    if (minimax) {
      backup.promise(position.turn(), growth.best());
    }
    return tree.proof[node] == 0 ? step(position) : position;
  }

  /**
   * The child with the greatest upper bound of what it may be worth to the seat that moves. Proved
   * children have nothing more to tell and are left out as long as there are others; but where one
   * of them is worth more than the others seem to be, the node is worth as much.
   */
  private int select(int node, int turn) {
    int start = tree.first(node);
    int end = start + tree.count[node];
    float wish = bounds.wish(tree.visits[node]);
    if (amaf != null) {
      table = amaf.table(tree, node, table);
    }
    int open = -1;
    float best = Float.NEGATIVE_INFINITY;
    int proved = -1;
    for (int at = start; at < end; at++) {
      int proof = tree.proof[at];
      if (proof != 0) {
        proved = proved < 0 || results.isBetter(proof, tree.proof[proved], turn) ? at : proved;
        continue;
      }
      float value = bound(at, turn, wish);
      if (value > best) {
        best = value;
        open = at;
      }
    }
    if (open < 0) {
      return proved;
    }
    if (proved >= 0 && results.reward(tree.proof[proved], turn) > tree.mean(open)) {
      path.prefer(tree.proof[proved]);
    }
    return open;
  }

  private float bound(int child, int turn, float wish) {
    int visits = tree.visits[child];
    float value =
        (tree.sum[child] * Tree.UNIT + priorWeight * tree.prior[child]) * bounds.part(visits);
    if (table > 0 && amaf != null) {
      value = amaf.mixed(table, Amaf.slot(tree.move[child], turn), value, visits);
    }
    value += backedShare * (tree.backed[child] - value);
    return value + wish * bounds.doubt(visits);
  }

  /** Whether the position has occurred on the way already, or too often before the root. */
  private boolean isRepeated(P position) {
    if (!past.isLooping() || path.depth == 0) {
      return false;
    }
    long hash = position.hash();
    for (int at = path.depth - 1; at >= 0; at--) {
      P earlier = positions.get(at);
      if (earlier.hash() == hash && earlier.equals(position)) {
        return true;
      }
    }
    return past.isDrawn(position);
  }

  /** A position came back: a draw, proved where the game has such a rule. */
  private boolean repeat(int node) {
    if (past.isDrawing() && results.draw() > 0) {
      tree.prove(node, Results.proof(results.draw(), 0));
      return false;
    }
    Arrays.fill(rewards, Estimates.EVEN);
    return true;
  }
}
