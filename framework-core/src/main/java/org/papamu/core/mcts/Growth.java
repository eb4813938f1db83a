package org.papamu.core.mcts;

import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Gives nodes their children: one for each legal move, with the proof of its result where it ends
 * the game, else with what the evaluator makes it worth. So a move that wins at once is found when
 * a node is given its children, and never has to be tried. Not thread-safe; allocates nothing.
 */
final class Growth<P extends Position> {

  /** What came of an attempt to give a node children. */
  enum Attempt {
    /** It has children now. */
    GROWN,
    /** It has none: another thread is at it, or there are too many. */
    LEFT,
    /** There is no legal move, and no number for the result either. */
    OVER,
    /** There was no room. */
    FULL
  }

  /** A node with more children than this part of all nodes is not given any. */
  private static final int CHILDREN_PART = 4;

  private final Rules<P> rules;
  private final Results results;
  private final Estimates<P> estimates;
  private final Tree tree;
  private final MoveList moves = new MoveList();
  private final MoveList scratch = new MoveList();
  private final P child;
  private final int[] scores;

  /** What the best child of the last node is worth to the seat that moves there. */
  private float best;

  Growth(Frame<P> frame) {
    rules = frame.rules();
    results = frame.results();
    estimates = frame.estimates();
    tree = frame.tree();
    child = rules.copy(frame.root());
    scores = new int[results.seats()];
  }

  float best() {
    return best;
  }

  /** Gives the root a child for each of these moves. */
  void growRoot(P root, MoveList rootMoves) {
    tree.claim(Tree.ROOT);
    int start = tree.allocate(rootMoves.size());
    makeChildren(Tree.ROOT, root, rootMoves, start);
  }

  /** Gives a node its children, or proves it if it has none. */
  Attempt grow(int node, P position) {
    if (!tree.claim(node)) {
      return Attempt.LEFT;
    }
    rules.moves(position, moves);
    if (moves.isEmpty()) {
      int number = results.number(rules, position, scores);
      if (number > 0) {
        tree.prove(node, Results.proof(number, 0));
      }
      tree.unclaim(node);
      return number > 0 ? Attempt.GROWN : Attempt.OVER;
    }
    if (moves.size() > tree.capacity() / CHILDREN_PART) {
      tree.unclaim(node);
      return Attempt.LEFT;
    }
    int start = tree.allocate(moves.size());
    if (start < 0) {
      tree.unclaim(node);
      return Attempt.FULL;
    }
    makeChildren(node, position, moves, start);
    return Attempt.GROWN;
  }

  private void makeChildren(int node, P position, MoveList all, int start) {
    int turn = position.turn();
    int bestProof = 0;
    boolean allProved = true;
    best = 0;
    for (int i = 0; i < all.size(); i++) {
      long move = all.get(i);
      rules.copy(position, child);
      rules.play(child, move);
      int proof = rules.isOver(child, scratch) ? ended() : 0;
      float worth = proof == 0 ? estimates.reward(child, turn) : results.reward(proof, turn);
      if (proof == 0) {
        allProved = false;
      } else {
        bestProof = bestProof == 0 || results.isBetter(proof, bestProof, turn) ? proof : bestProof;
        if (worth >= 1 && node != Tree.ROOT) {
          // Nothing is better, so the other moves are of no use. The root keeps all its lines.
          tree.release(start + 1, all.size() - 1);
          tree.initialize(start, move, worth, proof);
          tree.prove(node, Results.before(proof));
          tree.publish(node, start, 1);
          best = worth;
          return;
        }
      }
      best = Math.max(best, worth);
      tree.initialize(start + i, move, worth, proof);
    }
    if (bestProof != 0 && (allProved || results.reward(bestProof, turn) >= 1)) {
      tree.prove(node, Results.before(bestProof));
    }
    tree.publish(node, start, all.size());
  }

  /** The proof of the child, in which the game is over; 0 if its result has no number. */
  private int ended() {
    int number = results.number(rules, child, scores);
    return number == 0 ? 0 : Results.proof(number, 0);
  }
}
