package org.papamu.web;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.papamu.api.text.NotationException;
import org.papamu.core.text.Fields;

/** A request that is refused, with the status and the reason that the client is told. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  static final int BAD_REQUEST = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int CONFLICT = 409;
  static final int TOO_LARGE = 413;
  static final int UNPROCESSABLE = 422;
  static final int TOO_MANY = 429;
  static final int FAILED = 500;
  static final int BUSY = 503;

  private final int status;
  private final String where;
  private final int at;

  /** An immutable list, which the JDK makes serializable. */
  @SuppressWarnings("serial")
  private final List<String> suggestions;

  /** What people are told, in the language of whoever asked. */
  private final transient Function<Locale, String> told;

  private Refusal(
      int status, Function<Locale, String> told, String where, int at, List<String> suggestions) {
    super(told.apply(Locale.ENGLISH), null, false, false);
    this.status = status;
    this.told = told;
    this.where = where;
    this.at = at;
    this.suggestions = suggestions;
  }

  /**
   * A refusal of a request that no page makes: told in English, for who writes programs.
   *
   * @param what why, as a sentence without a full stop
   */
  static Refusal of(int status, String what) {
    return of(status, what, "");
  }

  /** The same of something in the request, such as the field {@code game}. */
  static Refusal of(int status, String what, String where) {
    return new Refusal(status, language -> what, where, -1, List.of());
  }

  /** A text that is refused, in the words of who has read it. */
  static Refusal of(int status, NotationException fault, String where) {
    return new Refusal(status, fault::message, where, fault.offset(), fault.suggestions());
  }

  /**
   * A refusal that people meet who play, told in their language.
   *
   * @param told gives the words in a language, such as {@link Sayings#refused} does
   */
  static Refusal told(int status, Function<Locale, String> told) {
    return told(status, told, "");
  }

  /** The same of something in the request. */
  static Refusal told(int status, Function<Locale, String> told, String where) {
    return new Refusal(status, told, where, -1, List.of());
  }

  int status() {
    return status;
  }

  /** Why, in a language. */
  String reason(Locale language) {
    return told.apply(language);
  }

  /** What would be taken instead. */
  List<String> suggestions() {
    return suggestions;
  }

  /** The error as it is told in a language. */
  Fields fields(Locale language) {
    return Fields.of("error", told.apply(language))
        .and("where", where.isEmpty() ? Optional.empty() : Optional.of(where))
        .and("at", at < 0 ? OptionalInt.empty() : OptionalInt.of(at))
        .and("suggestions", suggestions);
  }
}
