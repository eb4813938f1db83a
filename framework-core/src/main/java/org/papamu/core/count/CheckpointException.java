package org.papamu.core.count;

import org.jspecify.annotations.Nullable;

/**
 * The file of a count under way cannot be used: it is damaged, of another count, or cannot be read
 * or written. The message is a sentence without a full stop for people.
 */
public final class CheckpointException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Whether what was found there is of no use. */
  private final boolean ofInput;

  /**
   * A file or folder that cannot be used.
   *
   * @param message why, as a sentence without a full stop
   */
  public CheckpointException(String message) {
    this(message, null, false);
  }

  /** The same with what it comes from. */
  public CheckpointException(String message, Throwable cause) {
    this(message, cause, false);
  }

  private CheckpointException(String message, @Nullable Throwable cause, boolean ofInput) {
    super(message, cause);
    this.ofInput = ofInput;
  }

  /** What is there cannot be gone on with: it is damaged, of another count, or no plain file. */
  static CheckpointException ofInput(String message, @Nullable Throwable cause) {
    return new CheckpointException(message, cause, true);
  }

  /** Whether what is there cannot be gone on with, rather than something not be kept. */
  public boolean isOfInput() {
    return ofInput;
  }
}
