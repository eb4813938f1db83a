package org.papamu.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.text.Nearest;

/**
 * The language that the host speaks with people who play: in games, the menu, rules and lessons.
 * What programs read never depends on it: JSON, the engine protocol, records, names of commands,
 * positions, moves and keys.
 *
 * @param locale one of {@link #ALL}
 */
public record Language(Locale locale) {

  /** The languages that the host speaks, English first. */
  public static final List<Locale> ALL =
      List.of(Locale.ENGLISH, Locale.forLanguageTag("ru"), Locale.forLanguageTag("sv"));

  private static final String VARIABLE = "PAPAMU_LANGUAGE";

  /** What tells the language of messages where a locale is set, the strongest first. */
  private static final List<String> LOCALES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

  /**
   * The language for one run: the one given, else that of the variable {@code PAPAMU_LANGUAGE},
   * else that of the locale, as far as the host speaks it; else English.
   *
   * @throws BadRequest if a language is given that the host does not speak
   */
  public static Language of(Map<String, String> environment, Optional<String> given) {
    if (given.isPresent()) {
      return new Language(find(given.get()).orElseThrow(() -> unknown(given.get())));
    }
    Optional<Locale> own = find(environment.getOrDefault(VARIABLE, ""));
    if (own.isPresent()) {
      return new Language(own.get());
    }
    // The strongest variable that is set decides, even for a language that is not spoken here.
    String locale =
        LOCALES.stream()
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("");
    return new Language(find(code(locale)).orElse(Locale.ENGLISH));
  }

  private static BadRequest unknown(String given) {
    List<String> codes = ALL.stream().map(Locale::getLanguage).toList();
    List<String> near = Nearest.to(given, codes);
    return new BadRequest(
        "there is no language %s; there are %s%s"
            .formatted(
                given,
                String.join(", ", codes),
                near.size() == 1 ? "; did you mean " + near.get(0) : ""),
        "--language");
  }

  /** The language code of a locale's name such as {@code sv_SE.UTF-8}. */
  private static String code(String locale) {
    int end = 0;
    while (end < locale.length() && Character.isLetter(locale.charAt(end))) {
      end++;
    }
    return locale.substring(0, end);
  }

  private static Optional<Locale> find(String code) {
    return ALL.stream()
        .filter(language -> language.getLanguage().equals(code.toLowerCase(Locale.ROOT)))
        .findFirst();
  }
}
