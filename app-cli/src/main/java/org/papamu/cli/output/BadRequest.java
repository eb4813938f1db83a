package org.papamu.cli.output;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Phrase;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Printable;

/** The request was wrong: exit status 2. */
public final class BadRequest extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The most characters that are told of what code of a plugin did. */
  private static final int MOST = 500;

  /** What is wrong, where it can be told in several languages. */
  private final @Nullable Phrase phrase;

  /** The place of the fault, as people call it. */
  private final String where;

  /** The place within that, if there is one. */
  private final @Nullable Phrase place;

  /**
   * A wrong request.
   *
   * @param what what is wrong, without a full stop
   * @param where where: an option, an argument, a file
   */
  public BadRequest(String what, String where) {
    super(what);
    this.where = where;
    phrase = null;
    place = null;
  }

  /** A wrong request, with a place within what is wrong, such as a line of a file. */
  public BadRequest(String what, String where, Phrase place) {
    super(what);
    this.where = where;
    this.place = place;
    phrase = null;
  }

  /** A wrong request that is told in the language of who made it. */
  public BadRequest(Phrase what, String where) {
    super(what.toString());
    this.where = where;
    phrase = what;
    place = null;
  }

  /** The same with a place within what is wrong, such as a game of a file. */
  public BadRequest(Phrase what, String where, Phrase place) {
    super(what.toString());
    this.where = where;
    this.place = place;
    phrase = what;
  }

  /** A text that does not mean what it should, in a place. */
  public BadRequest(NotationException fault, String where) {
    super(fault.message(), fault);
    this.where = where;
    phrase = null;
    place = null;
  }

  /** The same with a place within what is wrong, such as a move among others. */
  public BadRequest(NotationException fault, String where, Phrase place) {
    super(fault.message(), fault);
    this.where = where;
    this.place = place;
    phrase = null;
  }

  /** A game whose code failed at what was asked, in a place such as a line of a file. */
  public BadRequest(GameFault fault, String where, Phrase place) {
    super(Printable.of(String.valueOf(fault.getMessage()), MOST), fault);
    this.where = where;
    this.place = place;
    phrase = null;
  }

  /** Where it is wrong, in a language. */
  public String where(Locale language) {
    return place == null ? where : where + ", " + place.in(language);
  }

  /** What is wrong. */
  public String what() {
    return String.valueOf(getMessage());
  }

  /** The same in a language, as far as it can be told in several. */
  public String what(Locale language) {
    if (phrase != null) {
      return phrase.in(language);
    }
    if (getCause() instanceof GameFault fault) {
      return Printable.of(fault.message(language), MOST);
    }
    return notation().map(fault -> fault.message(language)).orElseGet(this::what);
  }

  /** Whether it can be told in several languages; else it is told in English. */
  boolean isToldInAll() {
    return phrase != null || getCause() instanceof GameFault || notation().isPresent();
  }

  /** The text that is at fault, if it is one. */
  public Optional<NotationException> notation() {
    return getCause() instanceof NotationException fault ? Optional.of(fault) : Optional.empty();
  }
}
