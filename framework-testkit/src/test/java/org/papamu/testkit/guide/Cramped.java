package org.papamu.testkit.guide;

import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;

/** Plays the first of the moves that leave the next seat the fewest moves. */
final class Cramped implements Player {

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    History<P> history = question.history();
    Game<P> game = history.game();
    MoveList moves = new MoveList();
    MoveList scratch = new MoveList();
    game.rules().moves(history.position(), moves);
    P after = game.rules().initial();
    long best = moves.get(0);
    long fewest = Long.MAX_VALUE;
    for (int i = 0; i < moves.size() && !question.stop().requested(); i++) {
      game.rules().copy(history.position(), after);
      game.rules().play(after, moves.get(i));
      long left = game.rules().count(after, scratch);
      if (left < fewest) {
        fewest = left;
        best = moves.get(i);
      }
    }
    return Choice.of(best);
  }
}
