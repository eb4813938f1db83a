package org.papamu.core.perft;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Counts move paths by playing every one of them to its end. {@link Perft} is quicker, since it
 * need not play the last move; this does for each position what a search has to do at least, so it
 * is the measure of a search's speed.
 *
 * <p>On the calling thread; the loop allocates nothing. Not thread-safe.
 *
 * @param <P> the game's own position type
 */
public final class LeafWalk<P extends Position> {

  private final Rules<P> rules;

  /** By the number of plies still to go. */
  private final List<P> positions = new ArrayList<>();

  private final List<MoveList> lists = new ArrayList<>();

  /** A counter for a game, without its draw rules. */
  public LeafWalk(Game<P> game) {
    rules = game.withoutDrawRules().rules();
  }

  /**
   * The number of paths of exactly {@code depth} moves from a position.
   *
   * @param position not changed
   * @param depth 0 to {@link Perft#MAX_DEPTH}
   */
  public long count(P position, int depth) {
    if (depth < 0 || depth > Perft.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "a depth is 0 to %s, not %s".formatted(Perft.MAX_DEPTH, depth));
    }
    while (positions.size() <= depth) {
      positions.add(rules.copy(position));
      lists.add(new MoveList());
    }
    rules.copy(position, positions.get(depth));
    return walk(depth);
  }

  private long walk(int depth) {
    if (depth == 0) {
      return 1;
    }
    P position = positions.get(depth);
    P child = positions.get(depth - 1);
    MoveList moves = lists.get(depth);
    rules.moves(position, moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      leaves += walk(depth - 1);
    }
    return leaves;
  }
}
