package org.papamu.cli.command;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.papamu.api.Game;

/** The games that the records of a file are of: the first ones are kept, as most files have few. */
final class KnownGames {

  private static final int MOST = 64;

  private final Shelf shelf;
  private final Locale language;
  private final Map<String, Game<?>> kept = new HashMap<>();

  /** None yet; they speak a language. */
  KnownGames(Shelf shelf, Locale language) {
    this.shelf = shelf;
    this.language = language;
  }

  /**
   * The game of a name.
   *
   * @throws org.papamu.api.text.NotationException if there is none
   */
  Game<?> game(String name) {
    Game<?> known = kept.get(name);
    if (known == null) {
      known = shelf.catalog().game(name, language);
      if (kept.size() < MOST) {
        kept.put(name, known);
      }
    }
    return known;
  }
}
