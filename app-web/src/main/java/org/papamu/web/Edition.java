package org.papamu.web;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.PluginFault;

/**
 * A game in all languages of the server, made at once and so from one and the same plugin: they
 * differ in their words only, and a position of one is a position of the others.
 *
 * @param game the game that is played, in English
 * @param spoken the same by language
 * @param <P> its own position type
 */
record Edition<P extends Position>(Game<P> game, Map<Locale, Game<P>> spoken) {

  /** Copies the map. */
  Edition {
    spoken = Map.copyOf(spoken);
  }

  /**
   * A game of a catalog.
   *
   * @throws NotationException if there is no such game
   * @throws PluginFault if its plugin fails
   */
  static Edition<?> of(Catalog catalog, String text) {
    return of(catalog, text, catalog.game(text));
  }

  private static <P extends Position> Edition<P> of(Catalog catalog, String text, Game<P> game) {
    Map<Locale, Game<P>> spoken = new HashMap<>();
    for (Locale language : Speech.ALL) {
      // From the same plugin, so it is the same class of positions.
      @SuppressWarnings("unchecked")
      Game<P> same = (Game<P>) catalog.game(text, language);
      spoken.put(language, same);
    }
    spoken.put(Locale.ENGLISH, game);
    return new Edition<>(game, spoken);
  }

  /** The game in one of the languages of the server. */
  Game<P> in(Locale language) {
    return spoken.getOrDefault(language, game);
  }
}
