package org.papamu.core.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** One way of finding out what positions are worth. For one thread; it remembers. */
abstract class Way<P extends Position> {

  /** The game. */
  final Game<P> game;

  Way(Game<P> game) {
    this.game = game;
  }

  /** What a position is worth, which may be over. */
  abstract Worth worth(P position, Oracle.Limits limits);

  /** What each legal move of a position is worth: what it leads to, one by one. */
  List<MoveWorth> moves(P position, Oracle.Limits limits) {
    return moves(position, child -> worth(child, limits));
  }

  /** What each legal move of a position is worth by what the position after it is. */
  final List<MoveWorth> moves(P position, Function<P, Worth> asked) {
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    List<MoveWorth> worths = new ArrayList<>();
    P child = game.rules().copy(position);
    for (int i = 0; i < moves.size(); i++) {
      game.rules().copy(position, child);
      game.rules().play(child, moves.get(i));
      Worth after = asked.apply(child);
      boolean mine = child.turn() == position.turn();
      worths.add(new MoveWorth(moves.get(i), (mine ? after : after.turned()).before()));
    }
    return worths;
  }
}
