package org.papamu.core.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The moves of a root that are worth a search of their own, in the order of their promise; the
 * order of those that promise the same is left to chance, and decides if they turn out equal.
 *
 * <p>Where the root is its own image under symmetries of the board, moves that these take to one
 * another are equal, and one of them is enough. Positions are compared by hash first and by
 * equality then.
 */
final class RootMoves<P extends Position> {

  /** A longer list is not looked through for images: symmetric positions have short ones. */
  private static final int MOST_COMPARED = 2000;

  /** The image of a move's position under a symmetry. */
  private record Image(long move, int symmetry) {}

  private final Rules<P> rules;
  private final P root;
  private final P child;
  private final P image;
  private final List<Integer> symmetries = new ArrayList<>();

  private RootMoves(Game<P> game, P root) {
    rules = game.rules();
    this.root = root;
    child = rules.copy(root);
    image = rules.copy(root);
    for (int symmetry = 1; symmetry < game.board().symmetries(); symmetry++) {
      if (rules.image(root, symmetry, image) && image.equals(root)) {
        symmetries.add(symmetry);
      }
    }
  }

  /** The moves of a position; none if the game is over. */
  static <P extends Position> List<RootMove> of(Game<P> game, P root, RandomGenerator random) {
    MoveList listed = new MoveList();
    game.rules().moves(root, listed);
    for (int i = listed.size() - 1; i > 0; i--) {
      listed.swap(i, random.nextInt(i + 1));
    }
    List<RootMove> moves = new RootMoves<>(game, root).withoutImages(listed);
    Leaf<P> leaf = new Leaf<>(game);
    moves.sort(Comparator.comparingInt((RootMove move) -> -leaf.promise(root, move.move)));
    return moves;
  }

  private List<RootMove> withoutImages(MoveList listed) {
    boolean compared = !symmetries.isEmpty() && listed.size() <= MOST_COMPARED;
    List<RootMove> moves = new ArrayList<>();
    Map<Long, Image> images = new HashMap<>();
    for (int i = 0; i < listed.size(); i++) {
      long move = listed.get(i);
      if (!compared) {
        moves.add(new RootMove(move));
        continue;
      }
      playInto(child, move);
      if (!isImage(images.get(child.hash()))) {
        moves.add(new RootMove(move));
        for (int symmetry : symmetries) {
          if (rules.image(child, symmetry, image)) {
            images.putIfAbsent(image.hash(), new Image(move, symmetry));
          }
        }
      }
    }
    return moves;
  }

  private void playInto(P target, long move) {
    rules.copy(root, target);
    rules.play(target, move);
  }

  /** Whether the child is what its hash says. */
  private boolean isImage(@Nullable Image expected) {
    if (expected == null) {
      return false;
    }
    P source = rules.copy(root);
    rules.play(source, expected.move());
    return rules.image(source, expected.symmetry(), image) && image.equals(child);
  }
}
