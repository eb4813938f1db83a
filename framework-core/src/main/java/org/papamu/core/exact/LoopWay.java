package org.papamu.core.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.loop.LoopSolver;
import org.papamu.core.loop.TabledSolver;
import org.papamu.core.table.Tables;

/** Games of two seats in which positions can come back. */
final class LoopWay<P extends Position> extends Way<P> {

  /** So many entries of a table are made in the time that a position takes to be searched. */
  private static final int ENTRIES = 8;

  /** What the first answer is worth, in positions for each move. */
  private static final long BRIEF = 5_000;

  private final TabledSolver<P> solver;
  private long visited;

  LoopWay(Game<P> game, long bytes) {
    super(game);
    solver = new TabledSolver<>(game, Tables.none(game), bytes);
  }

  @Override
  Worth worth(P position, Oracle.Limits limits) {
    return worth(result(position, limits));
  }

  /**
   * {@inheritDoc}
   *
   * <p>First with small tables, which are there at once and often enough for who wins; then, unless
   * that has told all, with all tables that are worth it.
   */
  @Override
  List<MoveWorth> moves(P position, Oracle.Limits limits) {
    long moves = Math.max(1, game.rules().count(position, new MoveList()));
    Oracle.Limits brief =
        new Oracle.Limits(Math.max(1, Math.min(BRIEF, limits.positions() / 4)), limits.stop());
    grow(position, brief, moves);
    List<MoveWorth> first = moves(position, child -> worth(solved(child, brief)));
    if (first.stream().allMatch(LoopWay::isWhole) || limits.stop().requested()) {
      return first;
    }
    grow(position, limits, moves);
    List<MoveWorth> second = moves(position, child -> worth(solved(child, limits)));
    List<MoveWorth> better = new ArrayList<>();
    for (int i = 0; i < first.size(); i++) {
      boolean known = first.get(i).worth().isKnown() && !isWhole(second.get(i));
      better.add(known ? first.get(i) : second.get(i));
    }
    return better;
  }

  private static boolean isWhole(MoveWorth told) {
    Worth worth = told.worth();
    return worth.result() == Worth.Result.DRAW || (worth.isKnown() && worth.plies().isPresent());
  }

  /** Makes tables for one of several questions. */
  private void grow(P position, Oracle.Limits limits, long questions) {
    long entries = limits.positions(ENTRIES * questions);
    solver.grow(position, TabledSolver.Growth.quiet(entries), limits.stop());
  }

  private static Worth worth(LoopSolver.Result result) {
    return Worth.of(result.least(), result.most())
        .in(result.plies().map(OptionalInt::of).orElse(OptionalInt.empty()));
  }

  /** What the solver finds out about a position, its line included. */
  LoopSolver.Result result(P position, Oracle.Limits limits) {
    grow(position, limits, 1);
    return solved(position, limits);
  }

  private LoopSolver.Result solved(P position, Oracle.Limits limits) {
    visited = 0;
    Stop stop = () -> limits.stop().requested() || visited >= limits.positions();
    return solver.solve(position, stop, (seen, proof) -> visited = seen);
  }
}
