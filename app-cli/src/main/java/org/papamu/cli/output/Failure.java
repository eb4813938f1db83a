package org.papamu.cli.output;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Phrase;

/** The command ran and failed: exit status 1. */
public final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What failed, where it can be told in several languages. */
  private final @Nullable Phrase phrase;

  /**
   * A failure.
   *
   * @param what what failed, without a full stop
   * @param cause what it comes from, if anything
   */
  public Failure(String what, @Nullable Throwable cause) {
    super(what, cause);
    phrase = null;
  }

  /** A failure that is told in the language of who meets it. */
  public Failure(Phrase what, @Nullable Throwable cause) {
    super(what.toString(), cause);
    phrase = what;
  }

  /** What failed. */
  public String what() {
    return String.valueOf(getMessage());
  }

  /** The same in a language, as far as it can be told in several. */
  public String what(Locale language) {
    return phrase == null ? what() : phrase.in(language);
  }

  /** Whether it can be told in several languages; else it is told in English. */
  boolean isToldInAll() {
    return phrase != null;
  }
}
