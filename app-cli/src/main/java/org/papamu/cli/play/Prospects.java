package org.papamu.cli.play;

import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.puzzle.Hope;
import org.papamu.core.puzzle.PuzzleSearch;
import org.papamu.core.session.Session;

/**
 * Tells a person alone with a puzzle when it can no longer be solved: once, as soon as it is so. Of
 * other games it has nothing to tell.
 *
 * @param <P> the game's own position type
 */
final class Prospects<P extends Position> {

  private static final int NEVER = Integer.MAX_VALUE;

  private final Optional<Hope<P>> hope;
  private final boolean person;
  private Switch now;

  /** After how many plies it was found that the puzzle cannot be solved. */
  private int hopelessSince = NEVER;

  /** Whether to tell. */
  enum Switch {
    ON,
    OFF
  }

  Prospects(Game<P> game, Switch first, Talk talk) {
    hope = Hope.of(game, PuzzleSearch.USUAL_HASH);
    person = talk.isPerson();
    now = first;
  }

  /** Switches it. */
  void turn(Switch other) {
    now = other;
    hopelessSince = NEVER;
  }

  /** Whether there is anything that it could tell. */
  boolean isPuzzle() {
    return hope.isPresent();
  }

  /** The key of what to tell about the position now, if anything. */
  Optional<String> warning(Session<P> session) {
    int ply = session.ply();
    if (ply < hopelessSince) {
      hopelessSince = NEVER;
    }
    boolean told = hopelessSince != NEVER;
    if (hope.isEmpty() || now == Switch.OFF || told || session.outcome().isPresent()) {
      return Optional.empty();
    }
    long start = System.nanoTime();
    Stop stop = person ? () -> System.nanoTime() - start > Hope.PATIENCE : Stop.NEVER;
    if (!hope.get().isLost(session.position(), stop)) {
      return Optional.empty();
    }
    hopelessSince = ply;
    return Optional.of(ply == 0 ? "warn.hopeless" : "warn.hopeless-now");
  }
}
