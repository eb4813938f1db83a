package org.papamu.core.engine.client;

/**
 * An engine did not do what the protocol asks of it. Its process has been ended; the next question
 * is put to a new one.
 */
public final class EngineFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What went wrong in kind. */
  public enum Kind {
    /** It could not be started, or did not introduce itself in time. */
    START,
    /** Its process ended, or closed its output. */
    ENDED,
    /** It did not answer in time. */
    SILENT,
    /** It wrote more than anybody can want to read. */
    FLOOD,
    /** Its answer is none, or is no legal move. */
    ANSWER
  }

  /** What went wrong in kind. */
  private final Kind kind;

  /**
   * A fault.
   *
   * @param told what is wrong, as the end of a sentence that begins with the engine, such as {@code
   *     "ended with exit status 1"}; safe to show
   */
  EngineFault(Kind kind, String told) {
    super("the engine " + told);
    this.kind = kind;
  }

  /** What went wrong in kind. */
  public Kind kind() {
    return kind;
  }

  /** The message alone: hosts quote it, and the name of this class says nothing to people. */
  @Override
  @SuppressWarnings("OverrideThrowableToString")
  public String toString() {
    return String.valueOf(getMessage());
  }
}
