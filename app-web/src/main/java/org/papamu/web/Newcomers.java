package org.papamu.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How many new games each client may begin: so many at once, and one more after each further while.
 * May be used from any thread.
 */
final class Newcomers {

  /**
   * The clients that are remembered; of more, those that began a game longest ago are forgotten.
   */
  private static final int REMEMBERED = 10_000;

  private final int atOnce;
  private final long perGame;
  private final LongSupplier nanoTime;

  /**
   * When each client would have used up nothing of what it may do: every game moves it on. Guarded
   * by this object.
   */
  private final Map<String, Long> fresh =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  Newcomers(int atOnce, Duration perGame, LongSupplier nanoTime) {
    this.atOnce = atOnce;
    this.perGame = perGame.toNanos();
    this.nanoTime = nanoTime;
  }

  /**
   * A client begins a game.
   *
   * @throws Refusal if it has begun too many by now
   */
  synchronized void come(String client) {
    long now = nanoTime.getAsLong();
    long before = Math.max(0, fresh.getOrDefault(client, now) - now);
    if (before + perGame > atOnce * perGame) {
      throw Refusal.told(Refusal.TOO_MANY, Sayings.refused("new-games"));
    }
    fresh.put(client, now + before + perGame);
  }
}
