package org.papamu.core.mcts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/**
 * Reads from a tree which moves are best and what they are worth.
 *
 * <p>Proved wins come first, then what is not proved by its visits, then proved losses. A proved
 * draw stands before everything that is not worth more by its results.
 */
final class Report {

  private static final int LONGEST_LINE = 64;

  /** A node with fewer visits has not earned a place in a line. */
  private static final int LEAST_VISITS = 2;

  private final Tree tree;
  private final Results results;

  Report(Tree tree, Results results) {
    this.tree = tree;
    this.results = results;
  }

  /**
   * The thought so far.
   *
   * @param seat the seat to move at the root
   * @param wanted the most lines
   */
  Thought thought(int seat, long nodes, int wanted) {
    List<Integer> ranking = ranking(seat);
    List<Thought.Line> lines = new ArrayList<>();
    int depth = 1;
    for (int node : ranking.subList(0, Math.min(wanted, ranking.size()))) {
      List<Long> moves = moves(node);
      depth = Math.max(depth, moves.size());
      lines.add(new Thought.Line(score(node, seat), moves));
    }
    return new Thought(depth, nodes, lines);
  }

  /** The root's children, the best first. */
  List<Integer> ranking(int seat) {
    int start = tree.first(Tree.ROOT);
    int children = tree.count[Tree.ROOT];
    List<Integer> nodes = new ArrayList<>(children);
    float favourite = 0;
    int most = -1;
    for (int node = start; node < start + children; node++) {
      nodes.add(node);
      if (tree.proof[node] == 0 && tree.visits[node] > most) {
        most = tree.visits[node];
        favourite = tree.mean(node);
      }
    }
    // The numbers that are compared may change while others work, so they are read once.
    List<Rank> ranks = new ArrayList<>(children);
    for (int node : nodes) {
      ranks.add(rank(node, seat, favourite));
    }
    ranks.sort(BEST_FIRST);
    return ranks.stream().map(Rank::node).toList();
  }

  /** A child of the root: its class, then what orders it within the class; greater is better. */
  private record Rank(int node, int order, float reward, int within, float mean) {}

  private static final Comparator<Rank> BEST_FIRST =
      Comparator.comparingInt(Rank::order)
          .thenComparingDouble(Rank::reward)
          .thenComparingInt(Rank::within)
          .thenComparingDouble(Rank::mean)
          .reversed();

  private Rank rank(int node, int seat, float favourite) {
    int proof = tree.proof[node];
    if (proof == 0) {
      return new Rank(node, 0, 0, tree.visits[node], tree.mean(node));
    }
    float reward = results.reward(proof, seat);
    int place = results.place(proof, seat);
    int order = place > 0 || reward >= 1 ? 2 : place == 0 && reward >= favourite ? 1 : -1;
    int plies = Results.plies(proof);
    return new Rank(node, order, reward, order == 2 ? -plies : plies, 0);
  }

  /** What a child of the root is worth to the seat that moves there. */
  private Score score(int node, int seat) {
    int proof = tree.proof[node];
    if (proof == 0) {
      return Estimates.score(tree.mean(node));
    }
    int place = results.place(proof, seat);
    int plies = Results.plies(proof) + 1;
    return place > 0 ? Score.win(plies) : place < 0 ? Score.loss(plies) : Score.draw();
  }

  /** The moves from a child of the root on, as long as they were looked at. */
  private List<Long> moves(int from) {
    List<Long> line = new ArrayList<>();
    int node = from;
    while (true) {
      line.add(tree.move[node]);
      int next = line.size() < LONGEST_LINE ? next(node) : -1;
      if (next < 0) {
        return line;
      }
      node = next;
    }
  }

  /** The child that decided a proof, or else the most visited one; -1 for none. */
  private int next(int node) {
    int start = tree.first(node);
    if (start <= 0) {
      return -1;
    }
    int chosen = -1;
    int proof = tree.proof[node];
    for (int at = start; at < start + tree.count[node]; at++) {
      if (proof != 0 && tree.proof[at] != 0 && Results.before(tree.proof[at]) == proof) {
        return at;
      }
      if (tree.visits[at] >= LEAST_VISITS
          && (chosen < 0 || tree.visits[at] > tree.visits[chosen])) {
        chosen = at;
      }
    }
    return proof == 0 ? chosen : -1;
  }
}
