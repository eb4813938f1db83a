package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalLong;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;

/** Step-by-step entry that fails with {@link GameFault} only, and comes back. */
final class GuardedEntry implements MoveEntry {

  private final Game<?> game;
  private final MoveEntry entry;

  private GuardedEntry(Game<?> game, MoveEntry entry) {
    this.game = game;
    this.entry = entry;
  }

  /** The entry of a position. */
  static <P extends Position> MoveEntry of(Game<P> game, P position) {
    return new GuardedEntry(game, GameFault.guard(game, "enter", () -> game.enter(position)));
  }

  @Override
  public List<Step> steps() {
    return GameFault.guard(game, "enter", entry::steps);
  }

  @Override
  public MoveEntry after(Step step) {
    return new GuardedEntry(game, GameFault.guard(game, "enter", () -> entry.after(step)));
  }

  @Override
  public OptionalLong move() {
    return GameFault.guard(game, "enter", entry::move);
  }
}
