package org.papamu.core.text;

import java.time.Duration;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/**
 * Numbers with a unit, as people and programs give them: {@code 500ms}, {@code 10s}, {@code 2G}.
 *
 * <p>Strict: plain digits without sign, blank or leading zero, a unit in this very spelling, and
 * nothing that amounts to zero.
 */
public final class Quantities {

  /** More digits are never needed, and so many cannot pass the range of a long. */
  private static final int MAX_DIGITS = 15;

  private Quantities() {}

  /**
   * A time: {@code 500ms}, {@code 10s}, {@code 5m} or {@code 2h}.
   *
   * @return at least a millisecond, at most a thousand years
   * @throws NotationException if the text is anything else
   */
  public static Duration duration(String text) {
    int digits = digits(text, "quantity.time");
    long number = Long.parseLong(text.substring(0, digits));
    long millis =
        switch (text.substring(digits)) {
          case "ms" -> 1;
          case "s" -> 1000;
          case "m" -> 60_000;
          case "h" -> 3_600_000;
          default ->
              throw new NotationException(
                  Kind.MALFORMED, text, digits, Phrases.phrase("quantity.time-unit"));
        };
    long most = Duration.ofDays(365_000).toMillis();
    if (number > most / millis) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, 0, Phrases.phrase("quantity.time-long"));
    }
    return Duration.ofMillis(number * millis);
  }

  /**
   * A size: {@code 512M} or {@code 2G}, also {@code 64K} and {@code 1T}; powers of 1024.
   *
   * @return the number of bytes, 1024 or more
   * @throws NotationException if the text is anything else
   */
  public static long bytes(String text) {
    int digits = digits(text, "quantity.size");
    long number = Long.parseLong(text.substring(0, digits));
    int shift =
        switch (text.substring(digits)) {
          case "K" -> 10;
          case "M" -> 20;
          case "G" -> 30;
          case "T" -> 40;
          default ->
              throw new NotationException(
                  Kind.MALFORMED, text, digits, Phrases.phrase("quantity.size-unit"));
        };
    if (number > Long.MAX_VALUE >> shift) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS, text, 0, Phrases.phrase("quantity.size-large"));
    }
    return number << shift;
  }

  /**
   * A whole number in plain digits.
   *
   * @param what what it means, for the message, such as {@code "nodes"}
   * @param least the least value, 0 or more
   * @param most the greatest value
   * @throws NotationException if the text is anything else
   */
  public static long number(String text, String what, long least, long most) {
    for (int at = 0; at < text.length(); at++) {
      if (!isDigit(text.charAt(at))) {
        throw new NotationException(
            Kind.MALFORMED, text, at, Phrases.phrase("quantity.plain", what));
      }
    }
    if (text.isEmpty()) {
      throw new NotationException(
          Kind.MALFORMED, text, 0, Phrases.phrase("quantity.missing", what));
    }
    if (text.length() > 1 && text.charAt(0) == '0') {
      throw new NotationException(Kind.MALFORMED, text, 0, Phrases.phrase("quantity.zeros", what));
    }
    // Nineteen digits may pass the range of a long, but then the sign or a comparison tells.
    long value = 0;
    boolean tooLong = text.length() > 19;
    for (int at = 0; at < text.length() && !tooLong; at++) {
      int digit = text.charAt(at) - '0';
      tooLong = value > (Long.MAX_VALUE - digit) / 10;
      value = tooLong ? value : value * 10 + digit;
    }
    if (tooLong || value < least || value > most) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS,
          text,
          0,
          most == Long.MAX_VALUE
              ? Phrases.phrase("quantity.least", what, least)
              : Phrases.phrase("quantity.range", what, least, most));
    }
    return value;
  }

  /** A time in the same form, in the largest unit that divides it. */
  public static String write(Duration time) {
    long millis = time.toMillis();
    if (millis % 3_600_000 == 0) {
      return millis / 3_600_000 + "h";
    }
    if (millis % 60_000 == 0) {
      return millis / 60_000 + "m";
    }
    return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }

  /** The number of leading digits of a quantity; refuses no digit, a leading zero, and too many. */
  private static int digits(String text, String key) {
    int digits = 0;
    while (digits < text.length() && isDigit(text.charAt(digits))) {
      digits++;
    }
    if (digits == 0) {
      throw new NotationException(Kind.MALFORMED, text, 0, Phrases.phrase(key));
    }
    if (text.charAt(0) == '0') {
      throw new NotationException(Kind.OUT_OF_BOUNDS, text, 0, Phrases.phrase("quantity.positive"));
    }
    if (digits > MAX_DIGITS) {
      throw new NotationException(Kind.OUT_OF_BOUNDS, text, 0, Phrases.phrase("quantity.large"));
    }
    return digits;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
