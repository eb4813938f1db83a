package org.papamu.core.player;

import java.util.random.RandomGenerator;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/**
 * A player held back to a level: it may visit so many positions, and now and then plays a move that
 * it has not thought about. A win that the next move brings it never misses, as nobody would.
 */
final class LevelledPlayer implements Player {

  private static final int ALL = 1000;

  private final Player full;
  private final Level level;
  private final RandomGenerator random;

  LevelledPlayer(Player full, Level level, RandomGenerator random) {
    this.full = full;
    this.level = level;
    this.random = random;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    Budget budget = question.budget();
    Choice best =
        full.choose(question.withBudget(budget.withNodes(Math.min(budget.nodes(), level.nodes()))));
    if (random.nextInt(ALL) >= level.careless() || winsAtOnce(best)) {
      return best;
    }
    History<P> history = question.history();
    MoveList moves = new MoveList();
    history.game().rules().moves(history.position(), moves);
    long drawn = moves.pick(random);
    return drawn == best.move() ? best : Choice.of(drawn);
  }

  @Override
  public void prepare(GameInfo game) {
    full.prepare(game);
  }

  private static boolean winsAtOnce(Choice choice) {
    return choice
        .thought()
        .map(Thought::best)
        .map(Thought.Line::score)
        .filter(score -> score.kind() == Score.Kind.WIN && score.value() <= 1)
        .isPresent();
  }

  @Override
  public void close() {
    full.close();
  }
}
