package org.papamu.core.count;

/**
 * The file of a count under way cannot be used: it is damaged, of another count, or cannot be read
 * or written. The message is a sentence without a full stop for people.
 */
public final class CheckpointException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A file or folder that cannot be used.
   *
   * @param message why, as a sentence without a full stop
   */
  public CheckpointException(String message) {
    super(message);
  }

  /** The same with what it comes from. */
  public CheckpointException(String message, Throwable cause) {
    super(message, cause);
  }
}
