package org.papamu.core.record;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Phrase;
import org.papamu.core.text.Phrases;

/**
 * A game record that is refused as a whole: it cannot be read, is not a record, or tells of a game
 * that there is not. A move in it that is not legal is first of all a {@link Replay.Fault}; who can
 * take no record with such a fault refuses it by {@link Replay.Fault#refusal}.
 */
public final class RecordException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong in kind. */
  public enum Kind {
    /** The file is missing, is not a plain file, or may not be read. */
    UNREADABLE,
    /** The file is over {@link RecordReader#MAX_BYTES}. */
    TOO_LARGE,
    /** Its bytes are not UTF-8. */
    ENCODING,
    /** It holds NUL or another control character. */
    CONTROL_CHARACTER,
    /** It does not begin as a game record does: some other format. */
    NOT_A_RECORD,
    /** A tag, a comment or a variation is not formed as it should be. */
    MALFORMED,
    /** A tag stands there twice. */
    REPEATED_TAG,
    /** No tag tells the game. */
    NO_GAME,
    /** Variations are nested too deep. */
    TOO_DEEP,
    /** A comment or a variation is never closed, or the text ends before its result. */
    CUT_OFF,
    /** The result in the tag and the one at the end differ. */
    CONTRADICTION,
    /** The game is not one of those that there are. */
    UNKNOWN_GAME,
    /** The position to start from is not one of this game. */
    POSITION,
    /** A move in it is not legal, or the result is not that of the moves. */
    ILLEGAL
  }

  /** What is wrong in kind. */
  private final Kind kind;

  /** What is wrong, in {@link Phrases}. */
  private final Phrase what;

  /** The line of the fault, from 1; 0 if it has no place. */
  private final int line;

  /** The column of the fault, from 1; 0 if it has no place. */
  private final int column;

  /**
   * A fault with a place.
   *
   * @param kind what is wrong in kind
   * @param line the line, from 1
   * @param column the column in characters, from 1
   * @param key the key of {@link Phrases} of what is wrong, a sentence without a full stop
   * @param arguments what is put in there, phrases among it; may quote the text as it is
   */
  public RecordException(Kind kind, int line, int column, String key, Object... arguments) {
    this(kind, line, column, Phrases.phrase(key, arguments), null);
  }

  private RecordException(Kind kind, int line, int column, Phrase what, @Nullable Throwable cause) {
    super(what.toString(), cause);
    this.what = what;
    this.kind = kind;
    this.line = line;
    this.column = column;
  }

  /**
   * A fault of the whole.
   *
   * @param kind what is wrong in kind
   * @param cause what brought it to light, such as a {@link org.papamu.api.text.NotationException}
   *     with the place in the tag's value and suggestions
   * @param key the key of {@link Phrases} of what is wrong, a sentence without a full stop
   * @param arguments what is put in there, phrases among it; may quote the text as it is
   */
  public RecordException(
      Kind kind, Optional<? extends Throwable> cause, String key, Object... arguments) {
    this(kind, 0, 0, Phrases.phrase(key, arguments), cause.orElse(null));
  }

  /** The same fault so many lines further down, if it has a place. */
  RecordException below(long lines) {
    if (line == 0 || lines == 0) {
      return this;
    }
    int at = (int) Math.min(Integer.MAX_VALUE, line + lines);
    RecordException moved = new RecordException(kind, at, column, what, getCause());
    moved.setStackTrace(getStackTrace());
    return moved;
  }

  /** What is wrong in kind. */
  public Kind kind() {
    return kind;
  }

  /** The line of the fault, from 1; 0 if it has no place. */
  public int line() {
    return line;
  }

  /** The column of the fault in characters, from 1; 0 if it has no place. */
  public int column() {
    return column;
  }

  /** What is wrong, as a sentence without a full stop, with its place if it has one. */
  public Phrase phrase() {
    return line == 0 ? what : Phrases.phrase("record.place", line, column, what);
  }

  /** What is wrong, in English, as a sentence without a full stop, with its place if it has one. */
  public String message() {
    return message(Locale.ENGLISH);
  }

  /** The same in a language that {@link Phrases} knows; in English for any other. */
  public String message(Locale language) {
    return phrase().in(language);
  }
}
