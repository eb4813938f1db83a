package org.papamu.cli.play;

import java.util.Locale;

/** Small matters of wording. */
public final class Words {

  private Words() {}

  /** A number of plies. */
  static String plies(int number) {
    return number == 1 ? "1 ply" : number + " plies";
  }

  /** A seat's name as it begins a sentence. */
  public static String capital(String seat) {
    return seat.substring(0, 1).toUpperCase(Locale.ROOT) + seat.substring(1);
  }
}
