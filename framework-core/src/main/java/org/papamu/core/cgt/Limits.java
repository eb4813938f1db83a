package org.papamu.core.cgt;

import org.papamu.api.Player.Stop;

/**
 * What working out values may spend.
 *
 * @param stop ends it when it asks to, within some thousand steps
 * @param bytes the most memory for what is remembered, nearly; a table that grows is doubled, so
 *     for a moment up to twice as much is in use
 */
public record Limits(Stop stop, long bytes) {

  /** No limit at all. */
  public static final Limits NONE = new Limits(Stop.NEVER, Long.MAX_VALUE);

  /** Refuses no memory. */
  public Limits {
    if (bytes <= 0) {
      throw new IllegalArgumentException("bytes " + bytes);
    }
  }

  /** Ends the work if a limit is reached. */
  void check(long used) {
    if (stop.requested()) {
      throw new LimitReached(LimitReached.Which.TIME);
    }
    if (used > bytes) {
      throw new LimitReached(LimitReached.Which.MEMORY);
    }
  }
}
