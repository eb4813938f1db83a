package org.papamu.konane;

import org.papamu.api.About;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** A game that does not split its positions. */
record Unsplit<P extends Position>(Game<P> game) implements Game<P> {

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Topology board() {
    return game.board();
  }

  @Override
  public Rules<P> rules() {
    return game.rules();
  }

  @Override
  public Notation<P> notation() {
    return game.notation();
  }

  @Override
  public About about() {
    return game.about();
  }
}
