package org.papamu.cli.output;

import java.util.Optional;
import org.papamu.api.text.NotationException;

/** The request was wrong: exit status 2. */
public final class BadRequest extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The place of the fault, as people call it. */
  private final String where;

  /**
   * A wrong request.
   *
   * @param what what is wrong, without a full stop
   * @param where where: an option, an argument, a file
   */
  public BadRequest(String what, String where) {
    super(what);
    this.where = where;
  }

  /** A text that does not mean what it should, in a place. */
  public BadRequest(NotationException fault, String where) {
    super(fault.message(), fault);
    this.where = where;
  }

  /** Where it is wrong. */
  public String where() {
    return where;
  }

  /** What is wrong. */
  public String what() {
    return String.valueOf(getMessage());
  }

  /** The text that is at fault, if it is one. */
  public Optional<NotationException> notation() {
    return getCause() instanceof NotationException fault ? Optional.of(fault) : Optional.empty();
  }
}
