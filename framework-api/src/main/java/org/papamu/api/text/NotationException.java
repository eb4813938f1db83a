package org.papamu.api.text;

import java.util.List;

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
    super(message);
    this.kind = kind;
    this.text = text;
    this.offset = Math.max(0, Math.min(offset, text.length()));
    this.suggestions = List.copyOf(suggestions.subList(0, Math.min(3, suggestions.size())));
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

  /** What is wrong, as a sentence without a full stop. */
  public String message() {
    return String.valueOf(getMessage());
  }

  /** Up to three texts that would be taken instead, the most likely first. */
  public List<String> suggestions() {
    return suggestions;
  }

  /** The same fault with these suggestions. */
  public NotationException suggesting(List<String> texts) {
    return new NotationException(kind, text, offset, message(), texts);
  }
}
