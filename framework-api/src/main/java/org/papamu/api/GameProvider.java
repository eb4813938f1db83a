package org.papamu.api;

import java.util.List;
import java.util.Locale;
import org.papamu.api.text.NotationException;

/**
 * The entry point of a plugin: names one family of games and builds its games.
 *
 * <p>Found by service loading ({@code META-INF/services/org.papamu.api.GameProvider}); needs a
 * public constructor without parameters that does no work worth mentioning. Implementations are
 * stateless and may be called from any thread.
 */
public interface GameProvider {

  /**
   * The part before {@code ':'} in {@code game:board}: 1 to 32 characters, a lower-case ASCII
   * letter followed by lower-case letters, digits and hyphens.
   */
  String name();

  /** The name as people write it, such as {@code Kōnane}. */
  String title();

  /**
   * The name as people who speak a language write it; where there is no other, {@link #title()}.
   *
   * @param language any language, also one that the games do not speak
   */
  default String title(Locale language) {
    return title();
  }

  /**
   * The boards to offer, the default first; never empty. {@link #game} may accept more, such as any
   * size within bounds.
   */
  List<String> boards();

  /**
   * The languages that its games speak beside English, each by its language code alone. A game is
   * asked for in one by {@link GameSpec#language}; everything but words for people is the same in
   * all of them: names, positions, moves and keys are never translated.
   */
  default List<Locale> languages() {
    return List.of();
  }

  /**
   * The game on one board with its options.
   *
   * @param spec the board and the options as given; its board is the first of {@link #boards} when
   *     the user named none
   * @return an immutable game whose {@link GameInfo#name} leads back to an equal game
   * @throws NotationException if the board is unknown or out of bounds, or an option is unknown or
   *     has a value that is not allowed
   */
  Game<?> game(GameSpec spec);
}
