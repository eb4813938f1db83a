package org.papamu.core.puzzle.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongConsumer;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.Layers;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.Pagoda;
import org.papamu.core.toggle.ParityClasses;
import org.papamu.core.toggle.WordGame;

/**
 * Solves puzzles whose rules are told as sets of points.
 *
 * <p>In turn: what parity or a pagoda function rules out; a narrow search from both sides, which
 * finds most solutions in a moment; the search of everything between start and goals, which proves
 * that there is no solution or gives all positions on solutions, and so the fewest sweeps.
 *
 * @param <P> the game's own position type
 */
public final class WordSolver<P extends Position> {

  private static final int[] WIDTHS = {500, 2_000, 8_000, 32_000, 128_000, 512_000};

  /** Everything is searched where that takes no more words than a beam with this many layers. */
  private static final long WORTH_A_BEAM = 100;

  /** From so many words on a bit for every word takes less time than tables do. */
  private static final long WORTH_RANKS = 1_000_000;

  private static final String PARITY = "parity class";
  private static final String PAGODA = "pagoda function";
  private static final String WHOLE = "two-sided search";
  private static final String BEAM = "two-sided beam";

  private final Game<P> game;
  private final WordGame<P> words;

  /** The same with other bits, for layers of bits. */
  private final WordGame<P> dense;

  private final ParityClasses classes;

  /**
   * How to solve.
   *
   * @param threads how many threads may work
   * @param memory the most bytes to take, about
   * @param positions the most positions to store, up to symmetry, about
   * @param forSweeps the most positions to store for the fewest sweeps, once a solution is known
   * @param stop asked now and then, from any thread
   * @param progress told now and then how many positions are stored
   */
  public record Limits(
      int threads, long memory, long positions, long forSweeps, Stop stop, LongConsumer progress) {

    /** The same, telling nobody. */
    public Limits(int threads, long memory, long positions, long forSweeps, Stop stop) {
      this(threads, memory, positions, forSweeps, stop, stored -> {});
    }
  }

  private WordSolver(WordGame<P> words) {
    this.words = words;
    game = words.game();
    dense = words.dense();
    classes = new ParityClasses(words);
  }

  /**
   * A solver for a game; empty if its rules are not told as sets of points, or its moves do not all
   * empty more points than they fill, by one number.
   */
  public static <P extends Position> Optional<WordSolver<P>> of(Game<P> game) {
    return WordGame.of(game).filter(words -> words.loss() > 0).map(WordSolver::new);
  }

  /**
   * Solves a puzzle.
   *
   * @param position not changed; may be over
   */
  public Solution solve(P position, Limits limits) {
    if (isOver(position)) {
      long end = words.word(position);
      boolean solved = Arrays.stream(words.goals(position)).anyMatch(goal -> goal == end);
      return solved
          ? new Solution(Verdict.SOLVABLE, List.of(), 0, true, 0, "the rules")
          : unsolvable(0, "the rules");
    }
    Task task = task(position);
    if (task.goals.length == 0) {
      return unsolvable(0, task.ruledOutBy);
    }
    try (Layers layers = new Layers(limits.threads(), limits.memory(), limits.stop())) {
      return new Run(position, task, layers, limits).solution();
    }
  }

  /**
   * What each legal move of a position leads to, found all at once; empty if a limit ran out.
   *
   * @param position not changed; not over
   */
  public Optional<List<Branch>> branches(P position, Limits limits) {
    Task task = task(position);
    Optional<WinGraph> graph = Optional.empty();
    if (task.goals.length > 0) {
      try (Layers layers = new Layers(limits.threads(), limits.memory(), limits.stop())) {
        Run run = new Run(position, task, layers, limits);
        graph = run.everything(limits.positions());
      } catch (LimitReached | TwoSided.TooMany e) {
        return Optional.empty();
      }
    }
    Optional<SweepCount> count =
        graph
            .filter(all -> SweepTable.bytes(all.layers()) <= limits.memory())
            .map(all -> new SweepCount(all, limits.stop()))
            .filter(SweepCount::isDone);
    List<Branch> branches = new ArrayList<>();
    P child = game.rules().copy(position);
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      game.rules().copy(position, child);
      game.rules().play(child, moves.get(i));
      boolean wins = graph.map(all -> isSecond(all, child)).orElse(false);
      OptionalInt length = wins ? OptionalInt.of(task.moves) : OptionalInt.empty();
      OptionalInt sweeps =
          wins && count.isPresent()
              ? OptionalInt.of(count.get().sweepsBy(position, child))
              : OptionalInt.empty();
      Verdict verdict = wins ? Verdict.SOLVABLE : Verdict.UNSOLVABLE;
      branches.add(new Branch(moves.get(i), verdict, length, sweeps));
    }
    return Optional.of(branches);
  }

  private static boolean isSecond(WinGraph graph, Position position) {
    long word = graph.game().word(position);
    return graph.layers().get(1).indexOf(graph.group().canonical(word)) >= 0;
  }

  /** What there is to search for. */
  private static final class Task {
    final long start;

    /** Those that nothing rules out. */
    final long[] goals;

    /** The number of moves to any of them. */
    final int moves;

    /** What has ruled out the last ones. */
    final String ruledOutBy;

    Task(long start, long[] goals, int moves, String ruledOutBy) {
      this.start = start;
      this.goals = goals;
      this.moves = moves;
      this.ruledOutBy = ruledOutBy;
    }
  }

  private Task task(P position) {
    long start = words.word(position);
    long[] goals = words.goals(position);
    int least = Arrays.stream(goals).mapToInt(Long::bitCount).min().orElse(0);
    int surplus = Long.bitCount(start) - least;
    boolean fits = surplus > 0 && surplus % words.loss() == 0;
    long[] near =
        Arrays.stream(goals)
            .filter(goal -> fits && Long.bitCount(goal) == least && classes.isSame(start, goal))
            .toArray();
    long[] open =
        Arrays.stream(near).filter(goal -> Pagoda.against(words, start, goal).isEmpty()).toArray();
    return new Task(start, open, surplus / words.loss(), near.length == 0 ? PARITY : PAGODA);
  }

  private boolean isOver(P position) {
    return game.rules().isOver(position, new MoveList());
  }

  private static Solution unsolvable(long stored, String method) {
    return new Solution(Verdict.UNSOLVABLE, List.of(), 0, false, stored, method);
  }

  /** The search for one answer. */
  private final class Run {

    private final P position;
    private final Task task;
    private final Limits limits;
    private final TwoSided search;
    private long ranked;

    Run(P position, Task task, Layers layers, Limits limits) {
      this.position = position;
      this.task = task;
      this.limits = limits;
      Group group = words.group(task.goals);
      search = new TwoSided(words, group, task.start, task.goals, task.moves, layers, limits);
    }

    private long positions() {
      return search.positions() + ranked;
    }

    Solution solution() {
      Optional<WinGraph> found = Optional.empty();
      try {
        // The widest beam in turn with the search of everything, as long as that is small.
        for (int i = 0; i < WIDTHS.length && found.isEmpty(); i++) {
          found = search.beam(WIDTHS[i]);
          if (found.isEmpty()) {
            Optional<Solution> proof = proof(WIDTHS[i] * WORTH_A_BEAM);
            if (proof.isPresent()) {
              return proof.get();
            }
          }
        }
        if (found.isEmpty() || !found.get().isWhole()) {
          Optional<Solution> proof = proof(found.isEmpty() ? Long.MAX_VALUE : limits.forSweeps());
          if (proof.isPresent()) {
            return proof.get();
          }
        }
      } catch (LimitReached | TwoSided.TooMany e) {
        // What was found before stands.
      }
      return found
          .map(graph -> of(graph, BEAM))
          .orElseGet(() -> new Solution(Verdict.UNKNOWN, List.of(), 0, false, positions(), WHOLE));
    }

    private Optional<Solution> proof(long most) throws LimitReached {
      try {
        return Optional.of(
            everything(most)
                .map(all -> of(all, WHOLE))
                .orElseGet(() -> unsolvable(positions(), WHOLE)));
      } catch (TwoSided.TooMany e) {
        return Optional.empty();
      }
    }

    /** All that solves it: with a bit for every word where that is worth it, else with tables. */
    Optional<WinGraph> everything(long most) throws LimitReached, TwoSided.TooMany {
      if (most < WORTH_RANKS) {
        return search.whole(most);
      }
      long start = dense.word(position);
      long[] goals = Arrays.stream(task.goals).map(goal -> dense.translated(words, goal)).toArray();
      long least = Math.min(most, limits.positions());
      Optional<BandSearch> bands = BandSearch.of(dense, start, goals, task.moves, limits);
      if (bands.isPresent()) {
        try {
          return bands.get().whole(least);
        } finally {
          ranked += bands.get().positions();
        }
      }
      Optional<RankedSearch> bits = RankedSearch.of(dense, start, goals, task.moves, limits);
      if (bits.isEmpty()) {
        return search.whole(most);
      }
      try {
        return bits.get().whole(least);
      } finally {
        ranked += bits.get().positions();
      }
    }

    private Solution of(WinGraph graph, String method) {
      long start = graph.game().word(position);
      SweepCount count = new SweepCount(graph, Stop.NEVER);
      return new Solution(
          Verdict.SOLVABLE,
          moves(graph.game(), position, count.line(start)),
          count.sweeps(start),
          graph.isWhole(),
          positions(),
          method);
    }
  }

  /** The codes of moves that follow these rules. */
  private List<Long> moves(WordGame<?> bits, P position, List<Integer> line) {
    Rules<P> rules = game.rules();
    P now = rules.copy(position);
    P child = rules.copy(position);
    MoveList moves = new MoveList();
    List<Long> codes = new ArrayList<>();
    for (int number : line) {
      long wanted = bits.word(now) ^ bits.rules().get(number).toggled();
      rules.moves(now, moves);
      int before = codes.size();
      for (int i = 0; i < moves.size() && codes.size() == before; i++) {
        rules.copy(now, child);
        rules.play(child, moves.get(i));
        if (bits.word(child) == wanted) {
          codes.add(moves.get(i));
        }
      }
      if (codes.size() == before) {
        throw new IllegalStateException("a rule that is not a legal move");
      }
      rules.play(now, codes.get(before));
    }
    return codes;
  }
}
