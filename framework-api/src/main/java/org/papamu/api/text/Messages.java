package org.papamu.api.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts for people in one language, by key: what the host and plugins say.
 *
 * <p>They come from files beside a class, read through its own class loader: {@code
 * messages.properties} is English and complete, {@code messages_sv.properties} is Swedish, and so
 * on. The files are UTF-8. A key that a language lacks is said in English, so a language may be
 * filled little by little; {@link #problems} tells what is left to do.
 *
 * <p>In a text <code>{0}</code>, <code>{1}</code> … stand for the arguments. They are put in
 * literally: nothing in an argument has a meaning, and nothing else in a text has one, quotation
 * marks and other braces included. Text that came from outside must be made safe to show before.
 *
 * <p>Numbers that words depend on are counted with {@link #count}: the key is then a group of
 * several, {@code plies.one} and {@code plies.other} in English, {@code plies.one}, {@code
 * plies.few} and {@code plies.many} in Russian.
 *
 * <p>Immutable. The default locale of the process plays no part.
 */
public final class Messages {

  private static final Pattern PLACE = Pattern.compile("\\{(\\d)\\}");

  private final Locale language;
  private final Map<String, String> own;
  private final Map<String, String> english;

  private Messages(Locale language, Map<String, String> own, Map<String, String> english) {
    this.language = language;
    this.own = own;
    this.english = english;
  }

  /**
   * The texts beside a class.
   *
   * @param owner the class in whose package the files lie
   * @param language the language wanted; only its language code counts. English if there is no file
   *     for it
   * @throws IllegalArgumentException if there is no file {@code messages.properties}
   */
  public static Messages beside(Class<?> owner, Locale language) {
    Map<String, String> english =
        read(owner, file(Locale.ENGLISH))
            .orElseThrow(
                () -> new IllegalArgumentException("no messages.properties beside " + owner));
    Optional<Map<String, String>> own =
        isEnglish(language) ? Optional.empty() : read(owner, file(language));
    return own.isPresent()
        ? new Messages(Locale.forLanguageTag(language.getLanguage()), own.get(), english)
        : new Messages(Locale.ENGLISH, english, english);
  }

  /** Whether there are texts beside a class at all. */
  public static boolean areBeside(Class<?> owner) {
    return owner.getResource(file(Locale.ENGLISH)) != null;
  }

  private static boolean isEnglish(Locale language) {
    return language.getLanguage().isEmpty() || language.getLanguage().equals("en");
  }

  private static String file(Locale language) {
    return isEnglish(language)
        ? "messages.properties"
        : "messages_" + language.getLanguage() + ".properties";
  }

  private static Optional<Map<String, String>> read(Class<?> owner, String file) {
    try (InputStream in = owner.getResourceAsStream(file)) {
      if (in == null) {
        return Optional.empty();
      }
      Properties properties = new Properties();
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      Map<String, String> texts = new HashMap<>();
      for (String key : properties.stringPropertyNames()) {
        texts.put(key, properties.getProperty(key));
      }
      return Optional.of(texts);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " beside " + owner + " cannot be read", e);
    }
  }

  /** The language of these texts: the one asked for, or English where there is no file for it. */
  public Locale language() {
    return language;
  }

  /** Whether there is a text for a key, if only in English. */
  public boolean has(String key) {
    return english.containsKey(key) || own.containsKey(key);
  }

  /**
   * The text of a key.
   *
   * @param key the key
   * @param arguments what stands for <code>{0}</code>, <code>{1}</code> …, ten at most; one that
   *     the text does not mention is left out
   * @throws IllegalArgumentException if there is no such key, or the text mentions an argument that
   *     is not given
   */
  public String say(String key, Object... arguments) {
    String text = own.get(key);
    if (text == null) {
      text = english.get(key);
    }
    if (text == null) {
      throw new IllegalArgumentException("no text for " + key);
    }
    return filled(key, text, arguments);
  }

  /**
   * The text of a key in the form that goes with a number, such as {@code 1 ply} and {@code 2
   * plies}.
   *
   * @param key the key without the form
   * @param number the number, 0 or more; <code>{0}</code> in the text
   * @param more what stands for <code>{1}</code>, <code>{2}</code> …
   * @throws IllegalArgumentException as {@link #say}
   */
  public String count(String key, long number, Object... more) {
    Object[] arguments = new Object[more.length + 1];
    arguments[0] = number;
    System.arraycopy(more, 0, arguments, 1, more.length);
    String form = key + "." + Plural.of(language.getLanguage(), number).suffix();
    String text = own.get(form);
    return text == null
        ? say(key + "." + Plural.of("en", number).suffix(), arguments)
        : filled(form, text, arguments);
  }

  /**
   * Several texts as one, such as {@code a, b or c}: commas between all but the last two, which the
   * key puts together.
   *
   * @param key the key of a text with <code>{0}</code> and <code>{1}</code>, such as <code>
   *     {0} or {1}</code>
   * @param texts the texts; none make an empty text
   */
  public String series(String key, List<String> texts) {
    int last = texts.size() - 1;
    return last < 1
        ? String.join("", texts)
        : say(key, String.join(", ", texts.subList(0, last)), texts.get(last));
  }

  private static String filled(String key, String text, Object... arguments) {
    if (text.indexOf('{') < 0) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 32);
    Matcher place = PLACE.matcher(text);
    int done = 0;
    while (place.find()) {
      int index = place.group(1).charAt(0) - '0';
      if (index >= arguments.length) {
        throw new IllegalArgumentException(
            "%s has {%s}, but there are %s arguments".formatted(key, index, arguments.length));
      }
      out.append(text, done, place.start()).append(arguments[index]);
      done = place.end();
    }
    return out.append(text, done, text.length()).toString();
  }

  /**
   * What a language lacks, and what it has that English has not: for tests.
   *
   * @param owner the class in whose package the files lie
   * @param language a language other than English
   * @return a line for each key that is missing, not known in English, blank, or mentions other
   *     arguments than in English; empty if the language is complete. A group of forms must have
   *     all forms of the language
   */
  public static List<String> problems(Class<?> owner, Locale language) {
    Optional<Map<String, String>> english = read(owner, file(Locale.ENGLISH));
    Optional<Map<String, String>> own = read(owner, file(language));
    if (english.isEmpty() || own.isEmpty()) {
      return List.of("there is no " + file(english.isEmpty() ? Locale.ENGLISH : language));
    }
    return problems(english.get(), own.get(), language.getLanguage());
  }

  private static List<String> problems(
      Map<String, String> english, Map<String, String> own, String language) {
    Set<String> wanted = new TreeSet<>();
    for (String key : english.keySet()) {
      Optional<String> group = group(english, key);
      if (group.isEmpty()) {
        wanted.add(key);
      } else {
        Plural.forms(language).forEach(form -> wanted.add(group.get() + "." + form.suffix()));
      }
    }
    List<String> problems = new ArrayList<>();
    for (String key : wanted) {
      String text = own.get(key);
      if (text == null) {
        problems.add(key + " is missing");
      } else if (text.isBlank()) {
        problems.add(key + " is blank");
      } else if (!places(text, key, english).equals(placesInEnglish(key, english))) {
        problems.add(key + " has other arguments than in English");
      }
    }
    for (String key : new TreeSet<>(own.keySet())) {
      if (!wanted.contains(key)) {
        problems.add(key + " is not in English");
      }
    }
    return problems;
  }

  /** The group of forms that a key belongs to: its English has the forms one and other. */
  private static Optional<String> group(Map<String, String> english, String key) {
    int dot = key.lastIndexOf('.');
    String group = dot < 0 ? key : key.substring(0, dot);
    boolean counted = english.containsKey(group + ".one") && english.containsKey(group + ".other");
    return counted && Plural.isSuffix(key.substring(dot + 1))
        ? Optional.of(group)
        : Optional.empty();
  }

  /** The arguments that a text mentions; a counted number may be left out, as in "once". */
  private static Set<String> places(String text, String key, Map<String, String> english) {
    Set<String> places = new TreeSet<>();
    Matcher place = PLACE.matcher(text);
    while (place.find()) {
      places.add(place.group());
    }
    if (isForm(key, english)) {
      places.remove("{0}");
    }
    return places;
  }

  private static Set<String> placesInEnglish(String key, Map<String, String> english) {
    String same = isForm(key, english) ? key.substring(0, key.lastIndexOf('.')) + ".other" : key;
    return places(english.getOrDefault(same, ""), same, english);
  }

  private static boolean isForm(String key, Map<String, String> english) {
    return group(english, key).isPresent();
  }
}
