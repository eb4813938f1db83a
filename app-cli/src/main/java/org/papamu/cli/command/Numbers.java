package org.papamu.cli.command;

import java.util.Locale;

/** Numbers as people read them, the same in every locale. */
final class Numbers {

  private Numbers() {}

  /** Digits in groups of three. */
  static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Seconds with three decimals. */
  static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}
