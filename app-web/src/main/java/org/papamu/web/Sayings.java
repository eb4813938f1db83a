package org.papamu.web;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.papamu.api.text.Messages;

/** What the server itself says to people who play, in all of its languages. */
final class Sayings {

  private static final Map<Locale, Messages> ALL =
      Speech.ALL.stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  Function.identity(), language -> Messages.beside(Sayings.class, language)));

  private static final Messages ENGLISH = Messages.beside(Sayings.class, Locale.ENGLISH);

  private Sayings() {}

  /** The texts in one of the languages of the server; in English for any other. */
  static Messages in(Locale language) {
    return ALL.getOrDefault(language, ENGLISH);
  }

  /**
   * The words of a refusal.
   *
   * @param reason the end of its key
   * @param arguments what is put in, the same in all languages
   */
  static Function<Locale, String> refused(String reason, Object... arguments) {
    return language -> in(language).say("refused." + reason, arguments);
  }
}
