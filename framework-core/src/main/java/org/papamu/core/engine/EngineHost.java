package org.papamu.core.engine;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.papamu.api.Game;
import org.papamu.api.PlayerProvider;

/**
 * What an engine needs from the program it runs in.
 *
 * @param version the version that it tells
 * @param firstGame the text of the game to begin with
 * @param games finds the game that a text names, or throws {@link
 *     org.papamu.api.text.NotationException}
 * @param players the players that may choose the moves; the one named {@code auto} does at first,
 *     else {@code greedy}, else the first
 * @param warmUp for how long, before it first says that it is ready for a game, a player warms up;
 *     zero: not at all
 * @param nanoTime a clock in nanoseconds, as {@link System#nanoTime}
 */
public record EngineHost(
    String version,
    String firstGame,
    Function<String, Game<?>> games,
    List<PlayerProvider> players,
    Duration warmUp,
    LongSupplier nanoTime) {

  /** Copies the list. */
  public EngineHost {
    players = List.copyOf(players);
    if (players.isEmpty()) {
      throw new IllegalArgumentException("an engine needs a player");
    }
    if (warmUp.isNegative()) {
      throw new IllegalArgumentException("a warm-up of " + warmUp);
    }
  }
}
