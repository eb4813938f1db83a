package org.papamu.pictures;

import org.jspecify.annotations.Nullable;

/** A picture that cannot be made. Its message is a sentence without a full stop for people. */
public final class PictureException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A picture that cannot be made.
   *
   * @param message why, as a sentence without a full stop
   * @param cause what brought it to light, if anything
   */
  public PictureException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** Why it cannot be made. */
  public String message() {
    return String.valueOf(getMessage());
  }
}
