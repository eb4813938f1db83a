package org.papamu.core.cgt;

/** A limit ended working out a value. What was worked out before stays known. */
public final class LimitReached extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The limits. */
  public enum Which {
    /** The stop asked to stop. */
    TIME,
    /** What is remembered takes as much memory as it may. */
    MEMORY
  }

  /** Which limit it was. */
  private final Which which;

  /** A limit is reached. */
  LimitReached(Which which) {
    super(which.name(), null, false, false);
    this.which = which;
  }

  /** Which limit it was. */
  public Which which() {
    return which;
  }
}
