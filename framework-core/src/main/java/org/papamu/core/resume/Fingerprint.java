package org.papamu.core.resume;

import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;

/** Tells rules apart by what they do in some games played at random: moves, hashes and results. */
final class Fingerprint {

  private static final int GAMES = 32;
  private static final int LONGEST = 256;

  private Fingerprint() {}

  /** The fingerprint of a game's rules from a position on. */
  static <P extends Position> long of(Game<P> game, P from) {
    Rules<P> rules = game.rules();
    MoveList moves = new MoveList();
    long print = 0;
    for (int number = 0; number < GAMES; number++) {
      P position = rules.copy(from);
      for (int ply = 0; ply < LONGEST; ply++) {
        rules.moves(position, moves);
        print = Zobrist.mix(print ^ position.hash()) + moves.size();
        if (moves.isEmpty()) {
          print += rules.score(position, 0);
          break;
        }
        // The moves follow from all that went before, so two games differ.
        long any = Zobrist.mix(print + number);
        rules.play(position, moves.get((int) Long.remainderUnsigned(any, moves.size())));
      }
    }
    return print;
  }
}
