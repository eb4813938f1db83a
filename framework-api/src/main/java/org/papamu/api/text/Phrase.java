package org.papamu.api.text;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Locale;

/**
 * A text of {@link Messages} with what is put into it, not yet said in a language: so a fault can
 * be told in the language of whoever is there when it is told. Immutable.
 */
public final class Phrase implements Serializable {

  private static final long serialVersionUID = 1L;

  /** English is what most phrases are said in, and it would be read from a file each time. */
  private static final ClassValue<Messages> ENGLISH =
      new ClassValue<>() {
        @Override
        protected Messages computeValue(Class<?> owner) {
          return Messages.beside(owner, Locale.ENGLISH);
        }
      };

  private final Class<?> owner;
  private final String key;

  /** Texts, and phrases that are said in the same language. */
  private final Serializable[] arguments;

  private Phrase(Class<?> owner, String key, Serializable... arguments) {
    this.owner = owner;
    this.key = key;
    this.arguments = arguments;
  }

  /**
   * A phrase.
   *
   * @param owner the class beside which its texts lie
   * @param key the key of its text
   * @param arguments what is put in: phrases, which are said in the same language, and anything
   *     else as its text
   */
  public static Phrase beside(Class<?> owner, String key, Object... arguments) {
    return new Phrase(
        owner,
        key,
        Arrays.stream(arguments)
            .map(argument -> argument instanceof Phrase phrase ? phrase : String.valueOf(argument))
            .toArray(Serializable[]::new));
  }

  /**
   * The phrase in a language; in English where there are no texts in that language.
   *
   * @throws IllegalArgumentException if there is no such text, or it mentions an argument that is
   *     not given
   */
  public String in(Locale language) {
    Messages words =
        language.getLanguage().equals("en") ? ENGLISH.get(owner) : Messages.beside(owner, language);
    return words.say(
        key,
        Arrays.stream(arguments)
            .map(argument -> argument instanceof Phrase phrase ? phrase.in(language) : argument)
            .toArray());
  }

  /** The phrase in English. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
