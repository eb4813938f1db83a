package org.papamu.core.solve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/**
 * Plays what a {@link LoopFreeSolver} has proved to be best; where the limits are too narrow for a
 * proof, the move that is nearest to one.
 */
final class LoopFreePlayer implements Player {

  private final long bytes;
  private @Nullable Game<?> game;
  private @Nullable LoopFreeSolver<?> solver;

  LoopFreePlayer(long bytes) {
    this.bytes = bytes;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    P position = question.history().position();
    LoopFreeSolver<P> ready = solverOf(question.history().game());
    long most = question.budget().nodes();
    long before = ready.visited();
    Stop stop = () -> question.stop().requested() || ready.visited() - before >= most;
    Solution solution = ready.solve(position, stop, progress -> {});
    List<Long> line = solution.line().isEmpty() ? List.of(ready.hope(position)) : solution.line();
    Thought thought =
        new Thought(
            Math.max(1, line.size()),
            solution.positions(),
            List.of(new Thought.Line(score(solution), line)));
    return Choice.of(thought);
  }

  private static Score score(Solution solution) {
    int most = Evaluator.LIMIT - 1;
    return switch (solution.value()) {
      case DRAW -> Score.draw();
      case UNKNOWN -> Score.estimate(0);
      // How long it takes may not be known: then it is as good as an estimate can be.
      case WIN ->
          solution.plies().isPresent()
              ? Score.win(solution.plies().getAsInt())
              : Score.estimate(most);
      case LOSS ->
          solution.plies().isPresent()
              ? Score.loss(solution.plies().getAsInt())
              : Score.estimate(-most);
    };
  }

  @SuppressWarnings("unchecked") // one game object has one type of position
  private <P extends Position> LoopFreeSolver<P> solverOf(Game<P> asked) {
    if (solver == null || game != asked) {
      game = asked;
      solver = new LoopFreeSolver<>(asked, bytes);
    }
    return (LoopFreeSolver<P>) solver;
  }
}
