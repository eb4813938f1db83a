package org.papamu.core.player;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Rules;

/**
 * Looks one ply ahead: plays a move that wins at once if there is one, avoids one that loses at
 * once, and else plays the move after which the game's evaluator likes the position most for the
 * seat that moved. Among equals chance decides. Without an evaluator all moves that do not end the
 * game are equals.
 *
 * <p>The result counts, not the length: a draw at once is worth an evaluation of 0.
 */
public final class GreedyPlayer implements Player {

  private static final int ASKED_EVERY = 64;

  /** Above any evaluation. */
  private static final long WIN = 2L * Evaluator.LIMIT;

  private final RandomGenerator random;

  /** A player that decides among equals by chance from a source. */
  public GreedyPlayer(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    History<P> history = question.history();
    Game<P> game = history.game();
    Rules<P> rules = game.rules();
    P position = history.position();
    P child = history.position();
    MoveList moves = new MoveList();
    MoveList replies = new MoveList();
    rules.moves(position, moves);
    int seat = position.turn();
    long best = Long.MIN_VALUE;
    long chosen = moves.get(0);
    int equals = 0;
    for (int i = 0; i < moves.size() && i < question.budget().nodes(); i++) {
      if (i % ASKED_EVERY == ASKED_EVERY - 1 && question.stop().requested()) {
        break;
      }
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      long worth = worth(game, child, replies, seat);
      if (worth > best) {
        best = worth;
        equals = 0;
      }
      if (worth == best) {
        equals++;
        chosen = random.nextInt(equals) == 0 ? moves.get(i) : chosen;
      }
    }
    return Choice.of(chosen);
  }

  /** Any win above any evaluation above any loss; of wins and of losses the higher score first. */
  private static <P extends Position> long worth(
      Game<P> game, P position, MoveList replies, int seat) {
    Rules<P> rules = game.rules();
    if (!rules.isOver(position, replies)) {
      Optional<Evaluator<P>> evaluator = game.evaluator();
      return evaluator.isEmpty() ? 0 : evaluator.get().evaluate(position, seat);
    }
    GameInfo info = game.info();
    long score = info.utility(rules.score(position, seat));
    String result = Outcome.of(game, position).map(Outcome::result).orElse(Outcome.DRAW);
    if (result.equals(Outcome.DRAW)) {
      return 0;
    }
    boolean won = result.equals(Outcome.SOLVED) || result.equals(info.seats().get(seat));
    return won
        ? WIN + score - info.utility(info.worst())
        : -WIN + score - info.utility(info.best());
  }
}
