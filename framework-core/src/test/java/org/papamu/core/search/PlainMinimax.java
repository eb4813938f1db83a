package org.papamu.core.search;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** What a search without pruning, table and reductions gives: the definition to compare with. */
final class PlainMinimax<P extends Position> {

  private final Game<P> game;
  private final Evaluator<P> evaluator;
  private final List<P> path = new ArrayList<>();

  PlainMinimax(Game<P> game) {
    this.game = game;
    evaluator = game.evaluator().orElseThrow();
  }

  /** The value of the position for the seat to move, a number of {@link Values}. */
  int value(P position, int depth) {
    return value(position, depth, 0);
  }

  private int value(P position, int depth, int ply) {
    MoveList moves = new MoveList();
    if (ply > 0 && !game.info().is(Fact.LOOP_FREE) && path.contains(position)) {
      return 0;
    }
    game.rules().moves(position, moves);
    if (moves.isEmpty()) {
      return Values.end(game.info().utility(game.rules().score(position, position.turn())), ply);
    }
    boolean settled = evaluator.isSettled(position);
    int best = Integer.MIN_VALUE;
    if (depth <= 0) {
      if (settled || moves.size() > 1) {
        best = Values.estimate(evaluator.evaluate(position, position.turn()));
      }
      if (settled) {
        return best;
      }
    }
    int next = depth > 0 && ply > 0 && moves.size() == 1 ? depth : depth - 1;
    path.add(game.rules().copy(position));
    for (int i = 0; i < moves.size(); i++) {
      P child = game.rules().copy(position);
      game.rules().play(child, moves.get(i));
      best = Math.max(best, -value(child, next, ply + 1));
    }
    path.remove(path.size() - 1);
    return best;
  }
}
