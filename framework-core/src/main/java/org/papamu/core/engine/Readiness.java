package org.papamu.core.engine;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Player;

/**
 * Gets the player ready for the game before a clock runs: what it needs is made, and where it has
 * not played this game yet it {@linkplain WarmUp warms up}. Guarded by the lock that is given.
 */
final class Readiness {

  private final EngineHost host;
  private final Options options;
  private final Object lock;

  private @Nullable WarmUp warmUp;

  /** The game and the player that have been warmed up. */
  private @Nullable Game<?> warmGame;

  private String warmPlayer = "";

  Readiness(EngineHost host, Options options, Object lock) {
    this.host = host;
    this.options = options;
    this.lock = lock;
  }

  /** What has to end before the player is ready for a game, if there is anything. */
  @Nullable WarmUp of(Game<?> game) {
    boolean warm = game.equals(warmGame) && options.playerName().equals(warmPlayer);
    if (warm && options.hasPlayer()) {
      return warmUp;
    }
    end();
    Supplier<Player> maker = options.player();
    WarmUp next =
        WarmUp.begin(
            game,
            options.smallPlayer(),
            host.nanoTime(),
            warm ? Duration.ZERO : host.warmUp(),
            first -> {
              Player player = maker.get();
              player.prepare(game.info());
              keep(first, player);
            });
    warmUp = next;
    warmGame = game;
    warmPlayer = options.playerName();
    return next;
  }

  /** Keeps a player that is ready, unless something has happened meanwhile. */
  private void keep(WarmUp begun, Player player) {
    synchronized (lock) {
      if (warmUp == begun) {
        options.keep(player);
        return;
      }
    }
    player.close();
  }

  /** Ends what goes on, as something begins that counts, or that it would not fit. */
  void end() {
    WarmUp begun = warmUp;
    warmUp = null;
    if (begun != null) {
      begun.end();
    }
  }
}
