package org.papamu.core.solve;

/** A file is no checkpoint of this run, or it is damaged: it was not used, and is as it was. */
public final class CheckpointException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is wrong, as a sentence without a full stop. */
  CheckpointException(String what) {
    super(what);
  }

  /** What is wrong. */
  public String what() {
    return String.valueOf(getMessage());
  }
}
