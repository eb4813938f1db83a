package org.papamu.core.player;

import java.util.random.RandomGenerator;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Position;

/** Plays any legal move, each as likely as the other. */
public final class RandomPlayer implements Player {

  private final RandomGenerator random;

  /** A player that takes its chances from a source. */
  public RandomPlayer(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public <P extends Position> Choice choose(History<P> history, Budget budget, Stop stop) {
    MoveList moves = new MoveList();
    history.game().rules().moves(history.position(), moves);
    return Choice.of(moves.pick(random));
  }
}
