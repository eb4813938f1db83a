package org.papamu.core.session;

import java.util.Arrays;
import java.util.Map;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;

/** What the rules say of a position, looked at whether it can be: see {@link GameFault}. */
final class Listed<P extends Position> {

  private final Game<P> game;
  private final MoveList moves;

  Listed(Game<P> game, MoveList moves) {
    this.game = game;
    this.moves = moves;
  }

  /** The legal moves: no code is negative, and none is there twice. */
  MoveList moves(P position) {
    game.rules().moves(position, moves);
    long[] sorted = moves.toArray();
    Arrays.sort(sorted);
    if (sorted.length > 0 && sorted[0] < 0) {
      throw new GameFault(game, "moves", "listed the negative code " + sorted[0]);
    }
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] == sorted[i - 1]) {
        throw new GameFault(game, "moves", "listed the code %s twice".formatted(sorted[i]));
      }
    }
    return moves;
  }

  /** The seat to move. */
  int turn(P position) {
    int turn = position.turn();
    int seats = game.info().seats().size();
    if (turn < 0 || turn >= seats) {
      throw new GameFault(
          game, "turn", "said seat %s where there are %s seats".formatted(turn, seats));
    }
    return turn;
  }

  /** How the game ended in a position without moves: its scores are within what is declared. */
  Outcome outcome(P position) {
    Outcome outcome =
        Outcome.of(game, position)
            .orElseThrow(() -> new GameFault(game, "moves", "listed no move where count has some"));
    if (outcome.reason() == null
        || outcome.reason().key() == null
        || outcome.reason().sentence() == null) {
      throw new GameFault(game, "ending", "gave null");
    }
    GameInfo info = game.info();
    int sum = 0;
    for (Map.Entry<String, Integer> seat : outcome.scores().entrySet()) {
      int score = seat.getValue();
      if (!info.isScore(score)) {
        throw new GameFault(
            game,
            "score",
            "gave %s %s where scores lie between %s and %s"
                .formatted(seat.getKey(), score, info.worst(), info.best()));
      }
      sum += score;
    }
    if (info.is(GameInfo.Fact.ZERO_SUM) && sum != 0) {
      throw new GameFault(
          game, "score", "gave scores that add up to %s in a zero-sum game".formatted(sum));
    }
    return outcome;
  }
}
