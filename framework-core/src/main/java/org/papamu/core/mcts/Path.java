package org.papamu.core.mcts;

import java.util.Arrays;

/**
 * The way from the root to a node, and the moves of the game that was played on from there. Not
 * thread-safe.
 */
final class Path {

  private static final int SEAT_BITS = 3;
  private static final int SEAT = (1 << SEAT_BITS) - 1;

  /** The nodes from the root on. */
  final int[] nodes;

  /** The seat that moved into each node but the root. */
  final int[] movers;

  /**
   * The proof of a child that is worth more to the seat that moves than the one on the way; 0 for
   * none.
   */
  private final int[] preferred;

  /** The index of the last node. */
  int depth;

  private int[] played = new int[64];
  private int playedCount;

  Path(int maxDepth) {
    nodes = new int[maxDepth + 1];
    movers = new int[maxDepth + 1];
    preferred = new int[maxDepth + 1];
  }

  /** Back to the root. */
  void restart() {
    depth = 0;
    nodes[0] = Tree.ROOT;
    preferred[0] = 0;
    playedCount = 0;
  }

  /** The last node. */
  int node() {
    return nodes[depth];
  }

  /** One node further. */
  void enter(int node, int mover) {
    depth++;
    nodes[depth] = node;
    movers[depth] = mover;
    preferred[depth] = 0;
  }

  /** Notes for the last node that a proved child is worth more than the one to be entered. */
  void prefer(int proof) {
    preferred[depth] = proof;
  }

  /** What was noted for a node; 0 for nothing. */
  int preferred(int at) {
    return preferred[at];
  }

  /**
   * Notes a move that was played, in the tree or after it.
   *
   * @param slot what {@link Amaf#slot} gives for it
   */
  void note(int slot, int seat) {
    if (playedCount == played.length) {
      played = Arrays.copyOf(played, 2 * playedCount);
    }
    played[playedCount++] = slot << SEAT_BITS | seat;
  }

  /** The number of moves noted. */
  int playedCount() {
    return playedCount;
  }

  /** The slot of a move noted. */
  int slot(int index) {
    return played[index] >>> SEAT_BITS;
  }

  /** The seat that played a move noted. */
  int seat(int index) {
    return played[index] & SEAT;
  }
}
