package org.papamu.core.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.puzzle.exact.Branch;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.puzzle.exact.WordSolver;

/**
 * Solves puzzles: by searching sets of points from both sides where the game tells its rules so,
 * and by a {@link PuzzleSearch} where it does not or where that takes too much memory.
 *
 * @param <P> the game's own position type
 */
public final class PuzzleSolver<P extends Position> {

  private static final String SEARCH = "depth-first search";

  private final Game<P> game;
  private final Optional<WordSolver<P>> words;

  private PuzzleSolver(Game<P> game) {
    this.game = game;
    words = WordSolver.of(game);
  }

  /**
   * A solver for a game.
   *
   * @throws IllegalArgumentException if the game has not one seat
   */
  public static <P extends Position> PuzzleSolver<P> of(Game<P> game) {
    if (game.info().seats().size() != 1) {
      throw new IllegalArgumentException(
          game.info().name() + " is no puzzle: it has several seats");
    }
    return new PuzzleSolver<>(game);
  }

  /**
   * Solves a puzzle.
   *
   * @param position not changed; may be over
   */
  public Solution solve(P position, WordSolver.Limits limits) {
    Solution exact =
        words
            .map(solver -> solver.solve(position, limits))
            .orElseGet(() -> new Solution(Verdict.UNKNOWN, List.of(), 0, false, 0, SEARCH));
    if (exact.verdict() != Verdict.UNKNOWN
        || limits.stop().requested()
        || exact.positions() > limits.positions()) {
      return exact;
    }
    int mebibytes = (int) Math.max(1, Math.min(PuzzleSearch.MOST_HASH, limits.memory() >> 20));
    Prospect prospect =
        PuzzleSearch.plain(game, mebibytes)
            .prospect(position, Math.max(1, limits.positions() - exact.positions()), limits.stop());
    Verdict verdict =
        switch (prospect.verdict()) {
          case SOLVABLE -> Verdict.SOLVABLE;
          case HOPELESS -> Verdict.UNSOLVABLE;
          case UNKNOWN -> Verdict.UNKNOWN;
        };
    return new Solution(
        verdict,
        prospect.line(),
        sweeps(position, prospect.line()),
        false,
        exact.positions() + prospect.nodes(),
        SEARCH);
  }

  /**
   * What each legal move leads to.
   *
   * @param position not changed; not over
   * @param limits hold for all moves together, but each is searched alone with as many positions
   *     where that is how it has to be found out
   */
  public List<Branch> branches(P position, WordSolver.Limits limits) {
    Optional<List<Branch>> whole = words.flatMap(solver -> solver.branches(position, limits));
    if (whole.isPresent()) {
      return whole.get();
    }
    WordSolver.Limits alone =
        new WordSolver.Limits(
            limits.threads(), limits.memory(), limits.positions(), 0, limits.stop());
    Rules<P> rules = game.rules();
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    P child = rules.copy(position);
    List<Branch> branches = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      rules.copy(position, child);
      rules.play(child, moves.get(i));
      Verdict verdict = solve(child, alone).verdict();
      branches.add(new Branch(moves.get(i), verdict, OptionalInt.empty(), OptionalInt.empty()));
    }
    return branches;
  }

  /** The number of runs of moves by one piece. */
  private int sweeps(P from, List<Long> line) {
    Rules<P> rules = game.rules();
    P position = rules.copy(from);
    int sweeps = 0;
    int last = -1;
    for (long move : line) {
      List<List<Integer>> trails = rules.describe(position, move).trails();
      boolean goesOn = trails.size() == 1 && trails.get(0).get(0) == last;
      sweeps += goesOn ? 0 : 1;
      List<Integer> trail = trails.isEmpty() ? List.of(-1) : trails.get(trails.size() - 1);
      last = trail.get(trail.size() - 1);
      rules.play(position, move);
    }
    return sweeps;
  }
}
