package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.match.Opening;
import org.papamu.core.match.RandomOpenings;

/**
 * Random openings of matches are not won at once: on 5x5 every thirtieth of four plies would be.
 */
class LevelOpeningsTest {

  private static final int PLIES = 4;

  @Test
  void noneIsWonInThreePlies() {
    check(Games.game("fanorona:5x5"));
  }

  private static <P extends Position> void check(Game<P> game) {
    RandomOpenings<P> openings = new RandomOpenings<>(game, PLIES, 7);
    for (int i = 0; i < 120; i++) {
      Opening<P> opening = openings.opening(i);
      P position = game.rules().copy(opening.start());
      for (long move : opening.moves()) {
        game.rules().play(position, move);
      }
      assertThat(wins(game.rules(), position, 3)).as(game.notation().write(position)).isFalse();
    }
  }

  /** Whether the seat to move wins by force within so many plies, by trying everything. */
  private static <P extends Position> boolean wins(Rules<P> rules, P position, int plies) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      P next = rules.copy(position);
      rules.play(next, moves.get(i));
      if (loses(rules, next, plies - 1)) {
        return true;
      }
    }
    return false;
  }

  private static <P extends Position> boolean loses(Rules<P> rules, P position, int plies) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    if (moves.size() == 0) {
      return rules.score(position, position.turn()) < 0;
    }
    if (plies < 2) {
      return false;
    }
    for (int i = 0; i < moves.size(); i++) {
      P next = rules.copy(position);
      rules.play(next, moves.get(i));
      if (!wins(rules, next, plies - 1)) {
        return false;
      }
    }
    return true;
  }
}
