package org.papamu.core.exact;

import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.solve.LoopFreeSolver;
import org.papamu.core.solve.Solution;

/** Games of two seats in which no position can come back. */
final class LoopFreeWay<P extends Position> extends Way<P> {

  private final LoopFreeSolver<P> solver;
  private long visited;

  LoopFreeWay(Game<P> game, long bytes) {
    super(game);
    solver = new LoopFreeSolver<>(game, bytes);
  }

  @Override
  Worth worth(P position, Oracle.Limits limits) {
    if (limits.stop().requested()) {
      // On a large board even the first look at a position takes long.
      return Worth.of(-game.info().mostMargin(), game.info().mostMargin());
    }
    visited = 0;
    Stop stop = () -> limits.stop().requested() || visited >= limits.positions();
    Solution solution = solver.solve(position, stop, told -> visited = told.positions());
    return Worth.of(solution.least(), solution.most()).in(solution.plies());
  }
}
