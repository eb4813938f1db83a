package org.papamu.cli.output;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.papamu.api.text.Nearest;
import org.papamu.core.text.Phrases;

/**
 * The language that the host speaks with people who play: in games, the menu, rules and lessons.
 * What programs read never depends on it: JSON, the engine protocol, records, names of commands,
 * positions, moves and keys.
 */
public final class Language {

  /** The languages that the host speaks, English first. */
  public static final List<Locale> ALL = Phrases.LANGUAGES;

  private static final String VARIABLE = "PAPAMU_LANGUAGE";

  /** What tells the language of messages where a locale is set, the strongest first. */
  private static final List<String> LOCALES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

  private final Map<String, String> environment;
  private final Supplier<Optional<String>> given;

  /**
   * The language for one run, settled when it is asked for: commands are made before their options
   * are read.
   *
   * @param environment the environment variables
   * @param given the language given on the command line
   */
  public Language(Map<String, String> environment, Supplier<Optional<String>> given) {
    this.environment = environment;
    this.given = given;
  }

  /**
   * One of {@link #ALL}: the one given, else that of the variable {@code PAPAMU_LANGUAGE}, else
   * that of the locale, as far as the host speaks it; else English.
   *
   * @throws BadRequest if a language is given that the host does not speak
   */
  public Locale locale() {
    Optional<String> wanted = given.get();
    if (wanted.isPresent()) {
      return find(wanted.get()).orElseThrow(() -> unknown(wanted.get()));
    }
    Optional<Locale> own = find(environment.getOrDefault(VARIABLE, ""));
    if (own.isPresent()) {
      return own.get();
    }
    // The strongest variable that is set decides, even for a language that is not spoken here.
    String locale =
        LOCALES.stream()
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("");
    return find(code(locale)).orElse(Locale.ENGLISH);
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
