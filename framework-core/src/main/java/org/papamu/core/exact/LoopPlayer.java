package org.papamu.core.exact;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.loop.LoopSolver;
import org.papamu.core.search.AlphaBeta;

/**
 * Plays what tables or a proof say is best. Half of what it may spend goes into that; where it does
 * not do, the other half goes into an alpha-beta search, whose move is played unless a draw is
 * proved and the search promises no more than that.
 */
final class LoopPlayer implements Player {

  /** What it spends on a search after it was asked to stop: well under the time it has then. */
  private static final long LAST_NODES = 500;

  private final int mebibytes;
  private final AlphaBeta search;
  private @Nullable Game<?> game;
  private @Nullable LoopWay<?> way;

  LoopPlayer(int mebibytes, RandomGenerator random) {
    this.mebibytes = mebibytes;
    int quarter = Math.max(1, mebibytes / 4);
    search = new AlphaBeta(1, Math.min(quarter, AlphaBeta.mostMebibytes()), random);
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    P position = question.history().position();
    Budget budget = question.budget();
    boolean timed = !budget.time().equals(Budget.UNLIMITED_TIME);
    long half = timed ? budget.time().toNanos() / 2 : Long.MAX_VALUE;
    Stop stop = () -> question.stop().requested() || question.nanos().getAsLong() >= half;
    long positions = Math.max(1, budget.nodes() / 2);
    LoopSolver.Result result =
        wayOf(question.history().game()).result(position, new Oracle.Limits(positions, stop));
    if (result.isKnown() && !result.line().isEmpty()) {
      return Choice.of(thought(result));
    }
    Choice searched = search.choose(rest(question, result.positions()));
    boolean promising =
        searched.thought().map(thought -> isMoreThanDraw(thought.best().score())).orElse(true);
    return result.least() == 0 && !result.line().isEmpty() && !promising
        ? Choice.of(thought(result))
        : searched;
  }

  private static boolean isMoreThanDraw(Score score) {
    return switch (score.kind()) {
      case WIN -> true;
      case ESTIMATE -> score.value() > 0;
      case DRAW, LOSS -> false;
    };
  }

  private static <P extends Position> Question<P> rest(Question<P> question, long spent) {
    Budget budget = question.budget();
    if (question.stop().requested()) {
      return question
          .withBudget(budget.withNodes(Math.min(LAST_NODES, budget.nodes())))
          .withStop(Stop.NEVER);
    }
    return question.withBudget(budget.withNodes(Math.max(1, budget.nodes() - spent)));
  }

  private static Thought thought(LoopSolver.Result result) {
    return new Thought(
        Math.max(1, result.line().size()),
        result.positions(),
        List.of(new Thought.Line(score(result), result.line())));
  }

  private static Score score(LoopSolver.Result result) {
    if (!result.isKnown() || result.least() == 0) {
      return result.isKnown() ? Score.draw() : Score.estimate(0);
    }
    // How long a win takes may not be known: then it is as good as an estimate can be.
    int most = Evaluator.LIMIT - 1;
    return result.least() > 0
        ? result.plies().map(Score::win).orElse(Score.estimate(most))
        : result.plies().map(Score::loss).orElse(Score.estimate(-most));
  }

  @SuppressWarnings("unchecked") // one game object has one type of position
  private <P extends Position> LoopWay<P> wayOf(Game<P> asked) {
    if (way == null || game != asked) {
      game = asked;
      way = new LoopWay<>(asked, (long) mebibytes << 20);
    }
    return (LoopWay<P>) way;
  }

  @Override
  public void close() {
    search.close();
  }
}
