package org.papamu.api;

import org.papamu.api.board.Topology;

/**
 * {@linkplain GameInfo.Fact#NORMAL_PLAY Normal play} on a {@link BoardPosition}: the seat that
 * cannot move has lost, and the turn can be handed over. A game adds its moves.
 *
 * @param <P> the game's own position type
 */
public abstract class NormalPlayRules<P extends BoardPosition> extends BoardRules<P> {

  /**
   * Rules.
   *
   * @param pieces how many kinds of piece there are, 127 at most
   */
  protected NormalPlayRules(Topology board, int pieces) {
    super(board, pieces);
  }

  @Override
  public final int score(P position, int seat) {
    return seat == position.turn() ? -1 : 1;
  }

  @Override
  public boolean pass(P position) {
    position.turn(1 - position.turn());
    return true;
  }
}
