package org.papamu.core.match;

import org.papamu.api.Position;

/**
 * The openings of a match, in a fixed order. Safe for several threads.
 *
 * @param <P> the game's own position type
 */
public interface Openings<P extends Position> {

  /**
   * The opening with an index from 0. Always the same one; where they run out, they begin again.
   */
  Opening<P> opening(int index);

  /** What they are, in a few words that are the same for the same openings only. */
  String description();
}
