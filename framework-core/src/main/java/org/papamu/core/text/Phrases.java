package org.papamu.core.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.papamu.api.Game;
import org.papamu.api.text.Messages;
import org.papamu.api.text.Phrase;

/**
 * What the framework says of any game. A game's moves, board and results are told in the language
 * that the {@linkplain Game#language game} speaks, so whoever asks for a game in a language gets
 * all of it in one.
 */
public final class Phrases {

  /** The languages that the framework speaks, English first. */
  public static final List<Locale> LANGUAGES =
      List.of(Locale.ENGLISH, Locale.forLanguageTag("ru"), Locale.forLanguageTag("sv"));

  private static final Map<Locale, Messages> ALL =
      LANGUAGES.stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  Function.identity(), language -> Messages.beside(Phrases.class, language)));

  private static final Messages ENGLISH = Messages.beside(Phrases.class, Locale.ENGLISH);

  private Phrases() {}

  /** The texts in one of {@link #LANGUAGES}; in English for any other. */
  public static Messages in(Locale language) {
    return ALL.getOrDefault(language, ENGLISH);
  }

  /** One of the texts, to be said in the language of whoever is told. */
  public static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(Phrases.class, key, arguments);
  }

  /** The texts in the language that a game speaks. Calls the game's code. */
  public static Messages of(Game<?> game) {
    return in(game.language());
  }
}
