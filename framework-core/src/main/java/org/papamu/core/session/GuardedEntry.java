package org.papamu.core.session;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.Position;

/**
 * Step-by-step entry that fails with {@link GameFault} only, and comes back. Its words are as plain
 * as {@linkplain Written those of moves}.
 */
public final class GuardedEntry implements MoveEntry {

  private final Game<?> game;
  private final MoveEntry entry;

  private GuardedEntry(Game<?> game, MoveEntry entry) {
    this.game = game;
    this.entry = entry;
  }

  /** The entry of a position. */
  public static <P extends Position> MoveEntry of(Game<P> game, P position) {
    return entered(game, () -> game.enter(position));
  }

  private static MoveEntry entered(Game<?> game, Supplier<MoveEntry> entered) {
    return new GuardedEntry(game, GameFault.guard(game, "enter", entered));
  }

  @Override
  public List<Step> steps() {
    return GameFault.guard(game, "enter", this::plain);
  }

  @Override
  public MoveEntry after(Step step) {
    return entered(game, () -> entry.after(step));
  }

  private List<Step> plain() {
    List<Step> steps = GameFault.given(game, "steps", entry.steps());
    for (Step step : steps) {
      Written.word(game, "steps", step.text());
      Written.word(game, "steps", step.brief());
    }
    return steps;
  }

  @Override
  public OptionalLong move() {
    return GameFault.guard(game, "enter", entry::move);
  }
}
