package org.papamu.cli.output;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Printable;

/**
 * Errors as people meet them: one line {@code error: WHAT (WHERE)}, then, where it helps, the text
 * with a caret under the place and what would be taken instead.
 */
public final class Errors {

  private static final int SHOWN = 72;

  private Errors() {}

  /**
   * Prints a wrong request, in the language as far as it can be told in several; in ASCII its other
   * characters are written as <code>&#92;u014d</code>.
   */
  public static void print(
      PrintStream err, BadRequest fault, Locale language, Style.Letters letters) {
    lines(fault, fault.isToldInAll() ? language : Locale.ENGLISH, escaping(letters))
        .forEach(err::println);
  }

  /** Prints a failure, in the same form. */
  public static void print(
      PrintStream err, Failure failure, Locale language, Style.Letters letters) {
    Locale told = failure.isToldInAll() ? language : Locale.ENGLISH;
    String what = Printable.of(failure.what(told), 500);
    err.println(escaping(letters).apply(Phrases.in(told).say("error", what)));
  }

  /** Prints that a game's code failed, in the same form. */
  public static void print(
      PrintStream err, GameFault fault, Locale language, Style.Letters letters) {
    String what = Printable.of(fault.message(language), 500);
    err.println(escaping(letters).apply(Phrases.in(language).say("error", what)));
  }

  /** Prints what went wrong, in English and in the same form. */
  public static void print(PrintStream err, String what, Style.Letters letters) {
    err.println(escaping(letters).apply("error: " + Printable.of(what, 500)));
  }

  private static UnaryOperator<String> escaping(Style.Letters letters) {
    return letters == Style.Letters.ASCII ? Ascii::escaped : UnaryOperator.identity();
  }

  /** The lines that tell of a wrong request to somebody who plays, in a language. */
  public static List<String> lines(BadRequest fault, Locale language) {
    return lines(fault, language, UnaryOperator.identity());
  }

  private static List<String> lines(
      BadRequest fault, Locale language, UnaryOperator<String> letters) {
    Messages words = Phrases.in(language);
    List<String> lines = new ArrayList<>();
    String what = Printable.of(fault.what(language), 300);
    String where = Printable.of(fault.where(language), 200);
    lines.add(
        letters.apply(
            where.isEmpty() ? words.say("error", what) : words.say("error.where", what, where)));
    fault.notation().ifPresent(notation -> lines.addAll(place(notation, words, letters)));
    return lines;
  }

  /** The offending text with a caret, cut to a window around the place, and the suggestions. */
  private static List<String> place(
      NotationException fault, Messages words, UnaryOperator<String> letters) {
    List<String> lines = new ArrayList<>();
    String text = fault.text();
    if (!text.isEmpty()) {
      int start = Math.max(0, Math.min(fault.offset() - SHOWN / 2, text.length() - SHOWN));
      int end = Math.min(text.length(), start + SHOWN);
      String before =
          letters.apply(Printable.of(text.substring(start, Math.max(start, fault.offset()))));
      String lead = start > 0 ? "..." : "";
      String shown =
          lead
              + before
              + letters.apply(Printable.of(text.substring(Math.max(start, fault.offset()), end)))
              + (end < text.length() ? "..." : "");
      lines.add("  " + shown);
      lines.add("  " + " ".repeat(lead.length() + before.length()) + "^");
    }
    if (!fault.suggestions().isEmpty()) {
      List<String> texts = new ArrayList<>();
      fault
          .suggestions()
          .forEach(suggestion -> texts.add(letters.apply(Printable.of(suggestion, 200))));
      String or = "  " + letters.apply(words.say("error.or")) + "  ";
      lines.add("  " + letters.apply(words.say("error.try", String.join(or, texts))));
    }
    return lines;
  }
}
