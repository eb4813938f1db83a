package org.papamu.benchmarks;

import java.util.SplittableRandom;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.perft.LeafWalk;
import org.papamu.core.perft.Perft;
import org.papamu.core.player.Playouts;

/** Walks through a game from its start. */
final class Walks<P extends Position> {

  /** The games that are played out at a time. */
  static final int PLAYOUTS = 100;

  private static final int MAX_PLIES = 10_000;

  private final Game<P> game;
  private final P start;
  private final int depth;
  private final LeafWalk<P> leaves;
  private final Playouts<P> playouts;

  private Walks(Game<P> game, int depth) {
    this.game = game;
    this.depth = depth;
    start = game.rules().initial();
    leaves = new LeafWalk<>(game);
    playouts = new Playouts<>(game, start, new SplittableRandom(1), MAX_PLIES);
  }

  static <P extends Position> Walks<P> of(Game<P> game, int depth) {
    return new Walks<>(game, depth);
  }

  long perft() {
    return Perft.of(game).count(start, depth).orElseThrow();
  }

  long leaves() {
    return leaves.count(start, depth);
  }

  long playouts() {
    return playouts.play(PLAYOUTS, Stop.NEVER).plies();
  }
}
