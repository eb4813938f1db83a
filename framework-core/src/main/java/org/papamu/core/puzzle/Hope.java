package org.papamu.core.puzzle;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;

/**
 * Tells a person who plays a puzzle when it can no longer be solved. That is a courtesy: a fault of
 * the game is left for the game itself to meet. Not thread-safe.
 *
 * @param <P> the game's own position type
 */
public final class Hope<P extends Position> {

  /** What a person waits for, in nanoseconds; nothing here keeps to it by itself. */
  public static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(800);

  /** Enough to decide most puzzles, and no more than a script can wait for. */
  private static final long NODES = 300_000;

  private final PuzzleSearch<P> search;

  private Hope(PuzzleSearch<P> search) {
    this.search = search;
  }

  /**
   * Hope for a game; empty if it has not one seat, so that there is nothing to tell.
   *
   * @param mebibytes the room for what is remembered from one position to the next, 1 to {@link
   *     PuzzleSearch#MOST_HASH}
   */
  public static <P extends Position> Optional<Hope<P>> of(Game<P> game, int mebibytes) {
    return game.info().seats().size() == 1
        ? Optional.of(new Hope<>(PuzzleSearch.of(game, mebibytes)))
        : Optional.empty();
  }

  /**
   * Whether it is proved that the puzzle cannot be solved from a position.
   *
   * @param position not changed; may be over
   * @param stop asked often whether to come to an end; the answer is then no
   */
  public boolean isLost(P position, Stop stop) {
    try {
      Prospect prospect =
          GameFault.during(
              search.game(), "rules", heard -> search.prospect(position, NODES, heard), stop);
      return prospect.verdict() == Prospect.Verdict.HOPELESS;
    } catch (GameFault fault) {
      return false;
    }
  }
}
