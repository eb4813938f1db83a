package org.papamu.core.engine;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Thought;

/**
 * How often a search is told about: every step of it at first, so that short searches are seen
 * whole, and no more than some dozens a second in the long run. A step that says nothing new is not
 * told.
 *
 * <p>A bucket that a thought takes one from, and that fills again with time.
 */
final class Pace {

  private static final double ROOM = 100;
  private static final double NANOS_FOR_ONE = 25e6;

  private final LongSupplier nanos;
  private double left = ROOM;
  private long filled;
  private @Nullable Thought last;

  /**
   * A pace.
   *
   * @param nanos the time since the search began
   */
  Pace(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Whether to tell of a thought; if so, it has been told. */
  boolean allows(Thought thought) {
    Thought before = last;
    if (before != null
        && before.depth() == thought.depth()
        && before.lines().equals(thought.lines())) {
      return false;
    }
    long now = nanos.getAsLong();
    left = Math.min(ROOM, left + (now - filled) / NANOS_FOR_ONE);
    filled = now;
    if (left < 1) {
      return false;
    }
    left--;
    last = thought;
    return true;
  }

  /** Whether this very thought was the last one told. */
  boolean toldLast(Thought thought) {
    return thought.equals(last);
  }
}
