package org.papamu.core.player;

import java.util.random.RandomGenerator;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;

/** Plays any legal move, each as likely as the other. */
public final class RandomPlayer implements Player {

  private final RandomGenerator random;

  /** A player that takes its chances from a source. */
  public RandomPlayer(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    History<P> history = question.history();
    MoveList moves = new MoveList();
    history.game().rules().moves(history.position(), moves);
    return Choice.of(moves.pick(random));
  }
}
