package org.papamu.core.mcts;

import java.util.HashSet;
import java.util.Set;
import org.papamu.api.Game;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** The moves to look at in the root. */
final class RootMoves {

  private RootMoves() {}

  /**
   * The moves in an order of chance, which decides between those that are worth the same. If one
   * line is wanted and no history counts, of moves that lead to mirror images the first one stays.
   *
   * @param legal the legal moves; not changed
   */
  static <P extends Position> MoveList of(
      Game<P> game, P root, MoveList legal, int lines, SplitMix chance) {
    MoveList moves = new MoveList(legal.size());
    for (int i = 0; i < legal.size(); i++) {
      moves.add(legal.get(i));
    }
    for (int i = moves.size() - 1; i > 0; i--) {
      moves.swap(i, chance.below(i + 1));
    }
    if (lines == 1 && game.info().is(Fact.LOOP_FREE) && game.board().symmetries() > 1) {
      keepOneOfMirrorImages(game, root, moves);
    }
    return moves;
  }

  private static <P extends Position> void keepOneOfMirrorImages(
      Game<P> game, P root, MoveList moves) {
    Rules<P> rules = game.rules();
    Set<P> seen = new HashSet<>();
    P image = rules.copy(root);
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      P child = rules.copy(root);
      rules.play(child, moves.get(i));
      if (seen.contains(child)) {
        continue;
      }
      moves.set(kept++, moves.get(i));
      seen.add(child);
      for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
        if (rules.image(child, symmetry, image)) {
          seen.add(rules.copy(image));
        }
      }
    }
    moves.truncate(kept);
  }
}
