package org.papamu.core.text;

import java.util.Locale;

/** Small matters of wording. */
public final class Wording {

  private Wording() {}

  /** The text with a capital at its beginning, as a seat's name begins a sentence. */
  public static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** A number of plies. */
  public static String plies(long number) {
    return number == 1 ? "1 ply" : number + " plies";
  }
}
