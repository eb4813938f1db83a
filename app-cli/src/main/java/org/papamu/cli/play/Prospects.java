package org.papamu.cli.play;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.puzzle.Prospect;
import org.papamu.core.puzzle.PuzzleSearch;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * Tells a person alone with a puzzle when it can no longer be solved: once, as soon as it is so. Of
 * other games it has nothing to tell.
 *
 * @param <P> the game's own position type
 */
final class Prospects<P extends Position> {

  /** Enough to decide most puzzles, and no more than a script can wait for. */
  private static final long NODES = 300_000;

  /** What a person waits for. */
  private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(800);

  private static final int NEVER = Integer.MAX_VALUE;

  private final Game<P> game;
  private final Optional<PuzzleSearch<P>> search;
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
    this.game = game;
    search =
        game.info().seats().size() == 1 ? Optional.of(PuzzleSearch.of(game)) : Optional.empty();
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
    return search.isPresent();
  }

  /** The key of what to tell about the position now, if anything. */
  Optional<String> warning(Session<P> session) {
    int ply = session.ply();
    if (ply < hopelessSince) {
      hopelessSince = NEVER;
    }
    boolean told = hopelessSince != NEVER;
    if (search.isEmpty() || now == Switch.OFF || told || session.outcome().isPresent()) {
      return Optional.empty();
    }
    long start = System.nanoTime();
    Stop stop = person ? () -> System.nanoTime() - start > PATIENCE : Stop.NEVER;
    if (!isHopeless(search.get(), session.position(), stop)) {
      return Optional.empty();
    }
    hopelessSince = ply;
    return Optional.of(ply == 0 ? "warn.hopeless" : "warn.hopeless-now");
  }

  /** A warning is a courtesy: a fault of the game is left for the game to meet. */
  private boolean isHopeless(PuzzleSearch<P> puzzle, P position, Stop stop) {
    try {
      Prospect prospect =
          GameFault.during(game, "rules", heard -> puzzle.prospect(position, NODES, heard), stop);
      return prospect.verdict() == Prospect.Verdict.HOPELESS;
    } catch (GameFault fault) {
      return false;
    }
  }
}
