package org.papamu.core.match;

import org.papamu.api.Position;

/**
 * Where games of a match begin: a position, and moves played from it before the players are asked.
 * The game is not over after them.
 *
 * @param <P> the game's own position type
 */
public final class Opening<P extends Position> {

  private final P start;
  private final long[] moves;

  /**
   * An opening.
   *
   * @param start where it starts; not kept by the caller
   * @param moves its moves, each legal after those before it
   */
  Opening(P start, long[] moves) {
    this.start = start;
    this.moves = moves.clone();
  }

  /** Where the game starts; not to be changed. */
  public P start() {
    return start;
  }

  /** The moves that are played already. */
  public long[] moves() {
    return moves.clone();
  }

  /** The number of moves that are played already. */
  public int plies() {
    return moves.length;
  }
}
