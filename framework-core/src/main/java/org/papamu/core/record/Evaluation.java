package org.papamu.core.record;

import java.util.Locale;
import java.util.Optional;

/**
 * What a position is worth, as records tell it in comments: {@code [%eval 1.25]} or, where the
 * result is known, {@code [%eval #7]}. That is how PGN files of other programs tell it; here the
 * view is that of the seat that moves first in the game, and the number behind {@code #} counts
 * plies.
 *
 * @param settled whether the result is known
 * @param value the worth in hundredths of what the game counts in, above 0 if it is good for the
 *     seat that moves first; where the result is known, the plies to it, above 0 if that seat wins
 */
public record Evaluation(boolean settled, int value) {

  private static final String BEGIN = "[%eval ";
  private static final int MOST_DIGITS = 7;

  /** The evaluation in a comment; empty if there is none, or it is not formed as it should be. */
  public static Optional<Evaluation> in(String comment) {
    int from = comment.indexOf(BEGIN);
    int to = from < 0 ? -1 : comment.indexOf(']', from);
    return to < 0 ? Optional.empty() : read(comment.substring(from + BEGIN.length(), to));
  }

  private static Optional<Evaluation> read(String text) {
    // Some programs add the depth behind a comma.
    int comma = text.indexOf(',');
    String number = (comma < 0 ? text : text.substring(0, comma)).strip();
    boolean settled = number.startsWith("#");
    String rest = settled ? number.substring(1) : number;
    boolean negative = rest.startsWith("-");
    String digits = negative || rest.startsWith("+") ? rest.substring(1) : rest;
    int point = digits.indexOf('.');
    String whole = point < 0 ? digits : digits.substring(0, point);
    String part = point < 0 ? "" : digits.substring(point + 1);
    boolean formed = !whole.isEmpty() && isDigits(whole) && isDigits(part);
    if (!formed || (point >= 0 && (settled || part.isEmpty() || part.length() > 2))) {
      return Optional.empty();
    }
    int value = Integer.parseInt(whole);
    if (!settled) {
      value = value * 100 + Integer.parseInt((part + "00").substring(0, 2));
    }
    return Optional.of(new Evaluation(settled, negative ? -value : value));
  }

  private static boolean isDigits(String text) {
    return text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** As it stands in a comment, such as {@code [%eval -0.50]} or {@code [%eval #-3]}. */
  public String text() {
    long size = Math.abs((long) value);
    String sign = value < 0 ? "-" : "";
    return settled
        ? "[%%eval #%s%d]".formatted(sign, size)
        : String.format(Locale.ROOT, "[%%eval %s%d.%02d]", sign, size / 100, size % 100);
  }
}
