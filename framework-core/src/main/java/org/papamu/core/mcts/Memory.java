package org.papamu.core.mcts;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.History;
import org.papamu.api.Position;
import org.papamu.api.Question;

/** A tree from one answer to the next, and the game that its root stands for. */
final class Memory<P extends Position> {

  private static final int LEAST_CAPACITY = 1 << 12;

  /** The nodes for each game to be played, where these are limited. */
  private static final int NODES_PER_GAME = 64;

  private final Game<P> game;
  private final P start;

  /** The moves from the start to the root. */
  private final long[] moves;

  private final Tree tree;

  /** The room that was asked for; the tree may have got less. */
  private final int room;

  private final Results results;
  private final @Nullable Amaf amaf;

  private Memory(History<P> history, Tree tree, int room, Results results, @Nullable Amaf amaf) {
    game = history.game();
    start = history.start();
    moves = history.moves();
    this.tree = tree;
    this.room = room;
    this.results = results;
    this.amaf = amaf;
  }

  /** A tree just begun. */
  static <P extends Position> Memory<P> of(
      History<P> history, Tree tree, int room, MctsSettings.Selection selection) {
    tree.clear();
    Amaf amaf =
        selection == MctsSettings.Selection.UCT ? null : new Amaf(tree.capacity(), selection);
    return new Memory<>(history, tree, room, new Results(history.game().info()), amaf);
  }

  Tree tree() {
    return tree;
  }

  /** How well moves did later; null if that does not count. */
  @Nullable Amaf amaf() {
    return amaf;
  }

  /** The nodes that there was asked to be room for. */
  int room() {
    return room;
  }

  Results results() {
    return results;
  }

  /**
   * The nodes that a tree should have room for.
   *
   * @param mebibytes the most memory, which only a great number of moves in the root may exceed
   * @param games how many games may be played
   */
  static int capacity(int mebibytes, int rootMoves, long games) {
    long allowed = ((long) mebibytes << 20) / Tree.NODE_BYTES;
    long useful = Math.min(games, allowed) * NODES_PER_GAME;
    long capacity = Math.min(allowed, Math.max(LEAST_CAPACITY, useful));
    long needed = 2L * (rootMoves + 1);
    return (int) Math.min(Integer.MAX_VALUE - 8, Math.max(capacity, needed));
  }

  /** An empty tree with so much room, or with less if there is no more memory to be had. */
  static Tree tree(int capacity, boolean shared) {
    int size = capacity;
    while (true) {
      try {
        return new Tree(size, shared);
      } catch (OutOfMemoryError tooLarge) {
        if (size <= LEAST_CAPACITY) {
          throw tooLarge;
        }
        size /= 2;
      }
    }
  }

  /**
   * What the tree knows of the position that is asked about: the same tree with that position as
   * its root, or null if it does not know enough of it or is of another game. In the latter case,
   * and in the former, this memory is of no more use.
   *
   * @param rootMoves the number of legal moves there
   */
  <Q extends Position> @Nullable Memory<Q> at(Question<Q> question, int rootMoves) {
    History<Q> history = question.history();
    if (history.game() != (Object) game || !start.equals(history.start())) {
      return null;
    }
    long[] played = history.moves();
    if (played.length < moves.length
        || !Arrays.equals(moves, Arrays.copyOf(played, moves.length))) {
      return null;
    }
    int root = Tree.ROOT;
    for (int ply = moves.length; ply < played.length && root >= 0; ply++) {
      root = child(root, played[ply]);
    }
    if (root < 0 || !isWhole(root, rootMoves, question.lines())) {
      return null;
    }
    if (root != Tree.ROOT) {
      if (!TreeSweep.sweep(tree, root, tree.capacity(), question.stop())) {
        return null;
      }
      if (amaf != null) {
        amaf.keepThoseOf(tree);
      }
    }
    if (!game.info().is(Fact.LOOP_FREE)) {
      forgetDraws();
    }
    return new Memory<>(history, tree, room, results, amaf);
  }

  /** Whether all moves are there; the one that wins is enough if no others are asked for. */
  private boolean isWhole(int root, int rootMoves, int lines) {
    return tree.first(root) > 0
        && (tree.count[root] == rootMoves || (tree.proof[root] != 0 && lines == 1));
  }

  private int child(int node, long move) {
    int start = tree.first(node);
    for (int at = start; start > 0 && at < start + tree.count[node]; at++) {
      if (tree.move[at] == move) {
        return at;
      }
    }
    return -1;
  }

  /**
   * A draw by repetition of a position on the way from the old root may be none when seen from the
   * new one, where that position has occurred only once and may occur again.
   */
  private void forgetDraws() {
    for (int node = 0; node < tree.size(); node++) {
      if (tree.proof[node] != 0 && results.isDraw(tree.proof[node])) {
        tree.proof[node] = 0;
      }
    }
  }
}
