package org.papamu.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;

/** The languages that the server speaks, and which of them a request asks for. */
final class Speech {

  /** All of them, English first. */
  static final List<Locale> ALL =
      List.of(Locale.ENGLISH, Locale.forLanguageTag("ru"), Locale.forLanguageTag("sv"));

  /** No browser sends more. */
  private static final int LONGEST = 500;

  private Speech() {}

  /**
   * The language of an answer: that of the query's {@code lang}, which is for those who cannot
   * choose their headers, else the dearest of the header {@code Accept-Language} that is spoken
   * here, else English.
   */
  static Locale of(Context ctx) {
    return Api.query(ctx, "lang")
        .or(() -> Optional.ofNullable(ctx.header("Accept-Language")))
        .map(Speech::of)
        .orElse(Locale.ENGLISH);
  }

  /** The same for a text such as {@code sv, en;q=0.5}; English for one that means nothing. */
  static Locale of(String wished) {
    if (wished.isBlank() || wished.length() > LONGEST) {
      return Locale.ENGLISH;
    }
    try {
      Locale found = Locale.lookup(LanguageRange.parse(wished), ALL);
      return found == null ? Locale.ENGLISH : found;
    } catch (IllegalArgumentException e) {
      return Locale.ENGLISH;
    }
  }
}
