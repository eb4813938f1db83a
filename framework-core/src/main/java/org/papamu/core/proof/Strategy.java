package org.papamu.core.proof;

import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** Knows how a claim is kept up: where a proof's moves come from when it is written. */
@FunctionalInterface
public interface Strategy<P extends Position> {

  /**
   * A move after which the claim still holds.
   *
   * @param position where the seat of the claim is to move and the claim holds; not changed
   * @param moves the legal moves
   * @return its index among them
   */
  int move(P position, Claim claim, MoveList moves);
}
