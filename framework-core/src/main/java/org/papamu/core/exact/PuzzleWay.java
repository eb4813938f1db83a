package org.papamu.core.exact;

import java.util.List;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.puzzle.PuzzleSolver;
import org.papamu.core.puzzle.exact.Branch;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.puzzle.exact.WordSolver;

/** Games of one seat. */
final class PuzzleWay<P extends Position> extends Way<P> {

  /** So many positions of a puzzle are stored in the time that another one takes. */
  private static final int CHEAP = 8;

  private final PuzzleSolver<P> solver;
  private final long bytes;

  PuzzleWay(Game<P> game, long bytes) {
    super(game);
    this.bytes = bytes;
    solver = PuzzleSolver.of(game);
  }

  @Override
  Worth worth(P position, Oracle.Limits limits) {
    Solution solution = solver.solve(position, within(limits, 1));
    OptionalInt sweeps =
        solution.isFewest() ? OptionalInt.of(solution.sweeps()) : OptionalInt.empty();
    OptionalInt moves =
        solution.isFewest() ? OptionalInt.of(solution.line().size()) : OptionalInt.empty();
    return worth(solution.verdict(), moves, sweeps);
  }

  @Override
  List<MoveWorth> moves(P position, Oracle.Limits limits) {
    long moves = Math.max(1, game.rules().count(position, new MoveList()));
    return solver.branches(position, within(limits, moves)).stream().map(PuzzleWay::worth).toList();
  }

  private WordSolver.Limits within(Oracle.Limits limits, long questions) {
    long positions = limits.positions(CHEAP * questions);
    return new WordSolver.Limits(1, bytes, positions, positions, limits.stop());
  }

  private static MoveWorth worth(Branch branch) {
    return new MoveWorth(branch.move(), worth(branch.verdict(), branch.moves(), branch.sweeps()));
  }

  private static Worth worth(Verdict verdict, OptionalInt moves, OptionalInt sweeps) {
    return switch (verdict) {
      case SOLVABLE -> new Worth(1, 1, moves, sweeps);
      case UNSOLVABLE -> Worth.of(-1, -1);
      case UNKNOWN -> Worth.of(-1, 1);
    };
  }
}
