package org.papamu.core.text;

import java.util.Locale;
import java.util.Set;

/** Small matters of wording. */
public final class Wording {

  /** The languages that write the names of sides small. */
  private static final Set<String> SMALL_NAMES = Set.of("ru");

  private Wording() {}

  /** The text with a capital at its beginning, as a seat's name begins a sentence. */
  public static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /**
   * A seat's name within a sentence of a language: with a capital, as the name of a player; in
   * Russian, which writes чёрные and белые small, as it is given.
   */
  public static String name(String seat, Locale language) {
    return SMALL_NAMES.contains(language.getLanguage()) ? seat : capital(seat);
  }

  /** A number of plies. */
  public static String plies(long number) {
    return number == 1 ? "1 ply" : number + " plies";
  }
}
