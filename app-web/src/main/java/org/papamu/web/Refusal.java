package org.papamu.web;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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

  private Refusal(int status, String what, String where, int at, List<String> suggestions) {
    super(what, null, false, false);
    this.status = status;
    this.where = where;
    this.at = at;
    this.suggestions = suggestions;
  }

  /**
   * A refusal.
   *
   * @param what why, as a sentence without a full stop
   */
  static Refusal of(int status, String what) {
    return new Refusal(status, what, "", -1, List.of());
  }

  /** A refusal of something in the request, such as the field {@code game}. */
  static Refusal of(int status, String what, String where) {
    return new Refusal(status, what, where, -1, List.of());
  }

  /** A text that is refused. */
  static Refusal of(int status, NotationException fault, String where) {
    return new Refusal(status, fault.message(), where, fault.offset(), fault.suggestions());
  }

  int status() {
    return status;
  }

  /** The error as it is told. */
  Fields fields() {
    return Fields.of("error", String.valueOf(getMessage()))
        .and("where", where.isEmpty() ? Optional.empty() : Optional.of(where))
        .and("at", at < 0 ? OptionalInt.empty() : OptionalInt.of(at))
        .and("suggestions", suggestions);
  }
}
