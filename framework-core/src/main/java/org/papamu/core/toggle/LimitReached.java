package org.papamu.core.toggle;

/** A limit ran out before a layer was done; what was done before it stands. */
public final class LimitReached extends Exception {

  private static final long serialVersionUID = 1L;

  /** What ran out. */
  public enum Limit {
    /** It was asked to stop, for the time or for any other reason. */
    TIME,
    /** The layer needs more memory than it may take. */
    MEMORY
  }

  private final Limit limit;

  public LimitReached(Limit limit) {
    super(limit.toString(), null, false, false);
    this.limit = limit;
  }

  /** What ran out. */
  public Limit limit() {
    return limit;
  }
}
