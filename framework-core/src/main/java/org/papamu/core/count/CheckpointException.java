package org.papamu.core.count;

import java.util.Optional;

/**
 * The file of a count under way cannot be used: it is damaged, of another count, or cannot be read
 * or written. The message is a sentence without a full stop for people.
 */
public final class CheckpointException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Optional<Counted> counted;

  /**
   * A file or folder that cannot be used.
   *
   * @param message why, as a sentence without a full stop
   */
  public CheckpointException(String message) {
    super(message);
    counted = Optional.empty();
  }

  /** The same with what it comes from. */
  public CheckpointException(String message, Throwable cause) {
    super(message, cause);
    counted = Optional.empty();
  }

  /** The same after something was counted that could not be kept. */
  CheckpointException(CheckpointException fault, Counted counted) {
    super(String.valueOf(fault.getMessage()), fault);
    this.counted = Optional.of(counted);
  }

  /** What was counted all the same; empty if nothing was. */
  public Optional<Counted> counted() {
    return counted;
  }
}
