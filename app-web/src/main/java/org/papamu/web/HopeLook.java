package org.papamu.web;

import java.util.Optional;
import java.util.function.Consumer;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.puzzle.Hope;

/**
 * Looks whether a puzzle can still be solved, to warn the person who plays it.
 *
 * @param <P> the game's own position type
 */
final class HopeLook<P extends Position> implements Runnable {

  /** The room for what it remembers, in mebibytes. */
  private static final int ROOM = 8;

  private final Game<P> game;
  private final P position;
  private final int ply;
  private final Surroundings around;
  private final Stop outdated;
  private final Consumer<String> warning;

  /**
   * A look that was not yet taken.
   *
   * @param position a copy that nobody changes
   * @param ply how many moves were played before it
   * @param outdated whether the game has gone on
   * @param warning told, on another thread, if there is no hope
   */
  HopeLook(
      Game<P> game,
      P position,
      int ply,
      Surroundings around,
      Stop outdated,
      Consumer<String> warning) {
    this.game = game;
    this.position = position;
    this.ply = ply;
    this.around = around;
    this.outdated = outdated;
    this.warning = warning;
  }

  @Override
  public void run() {
    if (outdated.requested()) {
      return;
    }
    long start = around.nanoTime().getAsLong();
    Stop stop = () -> outdated.requested() || around.nanoTime().getAsLong() - start > Hope.PATIENCE;
    Optional<Hope<P>> hope = Hope.of(game, ROOM);
    if (hope.isPresent() && hope.get().isLost(position, stop)) {
      warning.accept(ply == 0 ? "warning.hopeless" : "warning.hopeless-now");
    }
  }
}
