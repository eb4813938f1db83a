package org.papamu.benchmarks;

import java.util.ServiceLoader;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;

/** The games that are measured, from the class path. */
final class Games {

  private Games() {}

  /** A game by its text, such as {@code konane:8x8}. */
  static Game<?> game(String text) {
    for (GameProvider provider : ServiceLoader.load(GameProvider.class)) {
      if (provider.name().equals(GameSpec.family(text))) {
        return provider.game(GameSpec.parse(provider, text));
      }
    }
    throw new IllegalArgumentException("no such game: " + text);
  }
}
