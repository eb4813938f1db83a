package org.papamu.core.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.session.Written;

/** Lines of play that players think of, made fit to be told. */
public final class Lines {

  /** A line is told so far; what follows says nothing any more. */
  private static final int LONGEST = 256;

  private Lines() {}

  /**
   * The texts of a line's moves, each in the position that those before it lead to. Players may
   * come from plugins, so what they say is checked: it is told up to the first move that is not
   * legal, or that ends the line by being the last one told.
   */
  public static <P extends Position> List<String> texts(History<P> history, List<Long> moves) {
    Game<P> game = history.game();
    P position = history.position();
    MoveList legal = new MoveList();
    List<String> texts = new ArrayList<>();
    for (long move : moves) {
      game.rules().moves(position, legal);
      if (texts.size() == LONGEST || !legal.contains(move)) {
        break;
      }
      texts.add(Written.move(game, position, move));
      game.rules().play(position, move);
    }
    return texts;
  }

  /** What a legal move looks like one ply deep, for a player that does not tell what it thinks. */
  public static <P extends Position> Thought glance(History<P> history, long move) {
    Game<P> game = history.game();
    Rules<P> rules = game.rules();
    P position = history.position();
    int seat = position.turn();
    long legal = rules.count(position, new MoveList());
    rules.play(position, move);
    Score score =
        Outcome.of(game, position)
            .map(outcome -> ended(game.info(), outcome, seat))
            .orElseGet(() -> Score.estimate(evaluated(game, position, seat)));
    return new Thought(1, legal, List.of(new Thought.Line(score, List.of(move))));
  }

  private static <P extends Position> int evaluated(Game<P> game, P position, int seat) {
    Optional<Evaluator<P>> evaluator = game.evaluator();
    return evaluator.isEmpty() ? 0 : evaluator.get().evaluate(position, seat);
  }

  private static Score ended(GameInfo info, Outcome outcome, int seat) {
    String result = outcome.result();
    if (result.equals(Outcome.DRAW)) {
      return Score.draw();
    }
    boolean won = result.equals(Outcome.SOLVED) || result.equals(info.seats().get(seat));
    return won ? Score.win(1) : Score.loss(1);
  }
}
