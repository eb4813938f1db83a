package org.papamu.core.resume;

/** A file is no checkpoint of this run, or it is damaged: it was not used, and is as it was. */
public final class CheckpointException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A file that cannot be gone on with.
   *
   * @param what what is wrong, as a sentence without a full stop
   */
  public CheckpointException(String what) {
    super(what);
  }

  /** What is wrong, as a sentence without a full stop. */
  public String what() {
    return String.valueOf(getMessage());
  }
}
