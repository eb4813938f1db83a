package org.papamu.core.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The moves of a root that are worth a search of their own: of those that lead to positions which
 * are images of one another, one is enough.
 */
final class RootMoves {

  private RootMoves() {}

  /**
   * The moves in the order of their promise; which of equal ones comes first, and which stands for
   * its images, is left to chance.
   */
  static <P extends Position> List<RootMove> of(Game<P> game, P position, RandomGenerator random) {
    Rules<P> rules = game.rules();
    Leaf<P> leaf = new Leaf<>(game);
    MoveList listed = new MoveList();
    rules.moves(position, listed);
    for (int i = listed.size() - 1; i > 0; i--) {
      listed.swap(i, random.nextInt(i + 1));
    }
    Set<P> seen = new HashSet<>();
    List<RootMove> moves = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      P child = rules.copy(position);
      rules.play(child, listed.get(i));
      if (seen.add(child)) {
        moves.add(new RootMove(listed.get(i)));
        addImages(game, child, seen);
      }
    }
    moves.sort(
        Comparator.comparingInt((RootMove move) -> leaf.promise(position, move.move)).reversed());
    return moves;
  }

  private static <P extends Position> void addImages(Game<P> game, P position, Set<P> seen) {
    Rules<P> rules = game.rules();
    for (int symmetry = 1; symmetry < game.board().symmetries(); symmetry++) {
      P image = rules.copy(position);
      if (rules.image(position, symmetry, image)) {
        seen.add(image);
      }
    }
  }
}
