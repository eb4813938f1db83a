package org.papamu.cli.output;

import org.jspecify.annotations.Nullable;

/** The command ran and failed: exit status 1. */
public final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A failure.
   *
   * @param what what failed, without a full stop
   * @param cause what it comes from, if anything
   */
  public Failure(String what, @Nullable Throwable cause) {
    super(what, cause);
  }

  /** What failed. */
  public String what() {
    return String.valueOf(getMessage());
  }
}
