package org.papamu.core.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.puzzle.exact.Branch;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.puzzle.exact.WordSolver;
import org.papamu.core.resume.Checkpoint;

/**
 * Solves puzzles: by searching sets of points from both sides where the game tells its rules so,
 * and by a {@link PuzzleSearch} where it does not or where that takes too much memory.
 *
 * @param <P> the game's own position type
 */
public final class PuzzleSolver<P extends Position> {

  private static final String DEPTH_FIRST = "depth-first search";
  private static final String BREADTH_FIRST = "breadth-first search";

  private final Game<P> game;
  private final Optional<WordSolver<P>> words;

  /** What is done where sets of points do not help. */
  private final String search;

  private PuzzleSolver(Game<P> game) {
    this.game = game;
    words = WordSolver.of(game);
    search = game.info().is(Fact.LOOP_FREE) ? DEPTH_FIRST : BREADTH_FIRST;
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
    Solution exact = exact(position, limits);
    return isLast(exact, limits)
        ? exact
        : searched(position, exact.positions(), limits, plain(limits), Optional.empty());
  }

  /**
   * The same, with a checkpoint that is written from time to time and when it is stopped, once the
   * search of sets of points has come to its end without an answer: if there is a file, the run
   * goes on where that one was. A run that was killed and goes on does the same as one that was
   * not. The file is deleted when there is nothing left to do.
   *
   * @throws org.papamu.core.resume.CheckpointException if the file is not of this run and this
   *     memory, or damaged
   * @throws IOException if it cannot be read or written
   */
  public Solution solve(P position, Path checkpoint, WordSolver.Limits limits) throws IOException {
    return solve(position, checkpoint, limits, 0);
  }

  /** The same, with so many positions between two writings. */
  Solution solve(P position, Path checkpoint, WordSolver.Limits limits, long every)
      throws IOException {
    PuzzleSearch<P> plain = plain(limits);
    String helps = "a memory of %s MiB".formatted(mebibytes(limits));
    KeptSearch kept = plain.kept(Checkpoint.of(checkpoint, game, position, helps), every);
    if (!kept.resume()) {
      Solution exact = exact(position, limits);
      if (isLast(exact, limits)) {
        return exact;
      }
      kept.before(exact.positions());
    }
    Solution solution;
    try {
      solution = searched(position, kept.before(), limits, plain, Optional.of(kept));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    if (solution.verdict() != Verdict.UNKNOWN) {
      kept.delete();
    }
    return solution;
  }

  private Solution exact(P position, WordSolver.Limits limits) {
    return words
        .map(solver -> solver.solve(position, limits))
        .orElseGet(() -> new Solution(Verdict.UNKNOWN, List.of(), 0, false, 0, search));
  }

  private static boolean isLast(Solution exact, WordSolver.Limits limits) {
    return exact.verdict() != Verdict.UNKNOWN
        || limits.stop().requested()
        || exact.positions() > limits.positions();
  }

  private static int mebibytes(WordSolver.Limits limits) {
    return (int) Math.max(1, Math.min(PuzzleSearch.MOST_HASH, limits.memory() >> 20));
  }

  private PuzzleSearch<P> plain(WordSolver.Limits limits) {
    return PuzzleSearch.plain(game, mebibytes(limits));
  }

  private Solution searched(
      P position,
      long before,
      WordSolver.Limits limits,
      PuzzleSearch<P> plain,
      Optional<KeptSearch> kept) {
    Prospect prospect =
        plain.settle(position, Math.max(1, limits.positions() - before), limits.stop(), kept);
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
        before + prospect.nodes(),
        search);
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
