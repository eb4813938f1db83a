package org.papamu.api.text;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Text that does not mean what it should: the one exception of the API for bad text, whether a
 * game's name, an option, a position or a move.
 */
public final class NotationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong in kind. Syntax and meaning are different failures. */
  public enum Kind {
    /** The text does not follow the form. */
    MALFORMED,
    /** The form is right, but the rules do not allow what it says. */
    ILLEGAL,
    /** It could mean several things. */
    AMBIGUOUS,
    /** It is too long, or a number or size in it is outside the bounds. */
    OUT_OF_BOUNDS
  }

  /** The kind of fault. */
  private final Kind kind;

  /** The text that was read. */
  private final String text;

  /** The place of the fault. */
  private final int offset;

  /** What would be taken instead; an immutable list, which the JDK makes serializable. */
  @SuppressWarnings("serial")
  private final List<String> suggestions;

  /** What is wrong, where it can be told in several languages. */
  private final @Nullable Phrase phrase;

  /**
   * A fault in a text.
   *
   * @param kind what is wrong in kind
   * @param text the whole text that was read
   * @param offset where in it the fault begins, 0 to the text's length
   * @param message what is wrong, as a sentence without a full stop; repeats no more of the text
   *     than a word or two
   * @param suggestions texts that would be taken instead, the most likely first; three at most are
   *     kept
   */
  public NotationException(
      Kind kind, String text, int offset, String message, List<String> suggestions) {
    this(kind, text, offset, message, null, suggestions);
  }

  private NotationException(
      Kind kind,
      String text,
      int offset,
      @Nullable String message,
      @Nullable Phrase phrase,
      List<String> suggestions) {
    super(message);
    this.kind = kind;
    this.text = text;
    this.phrase = phrase;
    this.offset = Math.max(0, Math.min(offset, text.length()));
    this.suggestions = List.copyOf(suggestions.subList(0, Math.min(3, suggestions.size())));
  }

  /**
   * A fault in a text, told in any language that the phrase is there in.
   *
   * @param kind what is wrong in kind
   * @param text the whole text that was read
   * @param offset where in it the fault begins, 0 to the text's length
   * @param phrase what is wrong, as a sentence without a full stop
   * @param suggestions texts that would be taken instead, the most likely first
   */
  public NotationException(
      Kind kind, String text, int offset, Phrase phrase, List<String> suggestions) {
    this(kind, text, offset, phrase.toString(), phrase, suggestions);
  }

  /** The same without suggestions. */
  public NotationException(Kind kind, String text, int offset, Phrase phrase) {
    this(kind, text, offset, phrase, List.of());
  }

  /** A fault for which there is nothing to suggest. */
  public NotationException(Kind kind, String text, int offset, String message) {
    this(kind, text, offset, message, List.of());
  }

  /** What is wrong in kind. */
  public Kind kind() {
    return kind;
  }

  /** The whole text that was read. */
  public String text() {
    return text;
  }

  /** Where in the text the fault begins: 0 to its length. */
  public int offset() {
    return offset;
  }

  /**
   * What is wrong, as a sentence without a full stop: in English, or in the language in which it
   * was said.
   */
  public String message() {
    return String.valueOf(getMessage());
  }

  /** The same in a language, as far as it can be told in several. */
  public String message(Locale language) {
    return phrase == null ? message() : phrase.in(language);
  }

  /**
   * What is wrong, to be put into a {@link Phrase}: a phrase where it can be told in several
   * languages, else a text.
   */
  public Object said() {
    return phrase == null ? message() : phrase;
  }

  /** Up to three texts that would be taken instead, the most likely first. */
  public List<String> suggestions() {
    return suggestions;
  }

  /** The same fault with these suggestions. */
  public NotationException suggesting(List<String> texts) {
    return new NotationException(kind, text, offset, getMessage(), phrase, texts);
  }

  /**
   * The same fault in a text that holds the one that was read.
   *
   * @param whole the text
   * @param place where in it the fault begins
   */
  public NotationException within(String whole, int place) {
    return new NotationException(kind, whole, place, getMessage(), phrase, suggestions);
  }
}
