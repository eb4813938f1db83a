package org.papamu.core.cluster;

import org.jspecify.annotations.Nullable;

/**
 * An engine cannot be found or used, or work on it failed for good: nothing is published. The
 * message is a sentence without a full stop for people.
 */
public final class ClusterException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A failure.
   *
   * @param message what failed, without a full stop
   * @param cause what it comes from, if anything
   */
  public ClusterException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** What failed, without a full stop. */
  public String message() {
    return String.valueOf(getMessage());
  }
}
