package org.papamu.core.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.puzzle.Prospect.Verdict;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.WordSolver;
import org.papamu.core.resume.Checkpoint;

/**
 * Searches a game with one seat for the best end that can still be reached.
 *
 * <p>It keeps what it has found out from one question to the next: the best line, so that the
 * questions along it are answered at once, and in a game where no position can come back also which
 * positions are proved dead ends. Proofs rest on the positions' 64-bit hashes. The same questions
 * get the same answers in every run unless they are stopped. Not thread-safe.
 *
 * <p>Design: two searches take turns. A {@link Beam} that gets four times as wide each time is good
 * at finding solutions; a {@link DepthFirst} search, which goes on each time for about as many
 * positions as the beam took, is good at proving that there is none, and what it has proved the
 * beam leaves out. Where positions can come back there is only the beam: it has seen everything
 * when it had to drop nothing. So for whoever has time the widest one comes first there.
 *
 * @param <P> the game's own position type
 */
public final class PuzzleSearch<P extends Position> {

  /** The room for what is remembered unless it is given, in mebibytes. */
  public static final int USUAL_HASH = 64;

  /** The most room, in mebibytes. */
  public static final int MOST_HASH = 1 << 16;

  private static final int FIRST_WIDTH = 16;
  private static final int WIDENING = 4;

  /** More than a beam takes for each position of its width: two layers, candidates and steps. */
  private static final int BYTES_PER_WIDTH = 2048;

  /** With more, sorting out a layer could take longer than a player may take to stop. */
  private static final int MOST_WIDTH = 1 << 15;

  /** What a beam takes for a position that it remembers, in a table that is half empty or less. */
  private static final int BYTES_PER_SEEN = 32;

  private static final int HUNDREDTHS = 100;
  private static final int MOST_ESTIMATE = (1 << 29) - 1;

  private final Game<P> game;
  private final Puzzle<P> puzzle;
  private final ProvedBounds proved;
  private final int mostWidth;
  private final int mostSeen;
  private final Optional<WordSolver<P>> words;
  private final long half;
  private @Nullable Remembered<P> remembered;

  private PuzzleSearch(Game<P> game, int mebibytes, Optional<WordSolver<P>> words) {
    if (game.info().seats().size() != 1) {
      throw new IllegalArgumentException(
          "%s has %s seats, a puzzle has one"
              .formatted(game.info().name(), game.info().seats().size()));
    }
    if (mebibytes < 1 || mebibytes > MOST_HASH) {
      throw new IllegalArgumentException("1 to %s MiB, not %s".formatted(MOST_HASH, mebibytes));
    }
    this.game = game;
    this.words = words;
    puzzle = new Puzzle<>(game);
    half = (long) mebibytes << 19;
    proved = new ProvedBounds(half);
    mostWidth = (int) Math.min(MOST_WIDTH, half / BYTES_PER_WIDTH);
    mostSeen = (int) Math.min(1 << 28, half / BYTES_PER_SEEN);
  }

  /**
   * A search of a game, with the usual room.
   *
   * @throws IllegalArgumentException if the game has not one seat
   */
  public static <P extends Position> PuzzleSearch<P> of(Game<P> game) {
    return of(game, USUAL_HASH);
  }

  /**
   * A search of a game with about so much room for what it remembers.
   *
   * @param mebibytes 1 to {@link #MOST_HASH}
   * @throws IllegalArgumentException if the game has not one seat, or the room is out of range
   */
  public static <P extends Position> PuzzleSearch<P> of(Game<P> game, int mebibytes) {
    return new PuzzleSearch<>(game, mebibytes, WordSolver.of(game));
  }

  /** The same without the search of sets of points. */
  static <P extends Position> PuzzleSearch<P> plain(Game<P> game, int mebibytes) {
    return new PuzzleSearch<>(game, mebibytes, Optional.empty());
  }

  /** The game that is searched. */
  public Game<P> game() {
    return game;
  }

  /**
   * Whether the puzzle can still be solved from a position. Where it cannot, this is quicker than
   * {@link #think}, which then looks for the best end there is.
   *
   * @param position not changed; may be over
   * @param nodes the most positions to look at, 1 or more
   * @param stop asked every millisecond or two
   */
  public Prospect prospect(P position, long nodes, Stop stop) {
    return prospect(position, nodes, stop, Optional.empty(), Beams.NARROW_FIRST);
  }

  /**
   * The same for whoever has time: where positions can come back and nothing has to be dropped, the
   * solution is a shortest one. Goes on from a file if there is one, and writes it from time to
   * time and when it is stopped.
   */
  Prospect settle(P position, long nodes, Stop stop, Optional<KeptSearch> kept) {
    return prospect(position, nodes, stop, kept, Beams.WIDEST_FIRST);
  }

  private Prospect prospect(
      P position, long nodes, Stop stop, Optional<KeptSearch> kept, Beams beams) {
    int utility = puzzle.endUtility(position);
    if (utility != Puzzle.GOES_ON) {
      Verdict verdict = utility >= puzzle.goal() ? Verdict.SOLVABLE : Verdict.HOPELESS;
      return new Prospect(verdict, List.of(), 0);
    }
    Budget budget = Budget.UNLIMITED.withNodes(nodes);
    Run run = new Run(position, puzzle.goal() - 1, budget, stop, none -> {}, kept, beams);
    run.search();
    long spent = run.meter.nodes();
    if (run.ends.isSolved()) {
      return new Prospect(Verdict.SOLVABLE, run.ends.ranked().get(0).moves(), spent);
    }
    return new Prospect(run.isComplete ? Verdict.HOPELESS : Verdict.UNKNOWN, List.of(), spent);
  }

  /**
   * Looks for the best end that can be reached from the position asked about.
   *
   * <p>The score of a line is a win if it solves the puzzle, a loss if that is proved to be
   * impossible (the line then goes to the best end known), and else an estimate: how many points
   * its end is short of a solution. A line is preferred to a better one whose first move is a
   * proved dead end, as long as the puzzle is not proved to be unsolvable.
   *
   * @param question its history leads to a position that is not over
   */
  public Thought think(Question<P> question) {
    P root = question.history().position();
    Run run =
        new Run(
            root,
            Integer.MIN_VALUE,
            question.budget(),
            question.stop(),
            improved -> question.listener().accept(improved.thought(question.lines())),
            Optional.empty(),
            Beams.NARROW_FIRST);
    run.search();
    return run.thought(question.lines());
  }

  /**
   * The file of a search.
   *
   * @param every how many positions lie between two writings; 0 for as far as makes them cheap
   */
  KeptSearch kept(Checkpoint file, long every) {
    return new KeptSearch(file, proved, FIRST_WIDTH, every);
  }

  /** Which beam comes first where positions can come back; else it is a narrow one always. */
  private enum Beams {
    /** A narrow one finds something soon. */
    NARROW_FIRST,
    /** The widest one finds a short solution, or that there is none. */
    WIDEST_FIRST
  }

  /** The search for one answer. */
  private final class Run {
    private final P root;
    private final MoveList firstMoves = new MoveList();
    private final Meter meter;
    private final Ends ends;
    private final Beam<P> beam;
    private final int depth;
    private final boolean isForBestEnd;
    private final Budget budget;
    private final Stop stop;
    private final Optional<KeptSearch> kept;
    private final Beams beams;

    /** Nothing better than the best end can be reached. */
    private boolean isComplete;

    /** The puzzle cannot be solved from here. */
    private boolean isHopeless;

    Run(
        P root,
        int floor,
        Budget budget,
        Stop stop,
        Consumer<Run> improved,
        Optional<KeptSearch> kept,
        Beams beams) {
      this.root = root;
      this.budget = budget;
      this.stop = stop;
      this.kept = kept;
      this.beams = beams;
      isForBestEnd = floor == Integer.MIN_VALUE;
      depth = budget.depth();
      game.rules().moves(root, firstMoves);
      meter = new Meter(stop, budget.nodes());
      ends = new Ends(firstMoves, puzzle.goal(), floor, () -> improved.accept(this));
      beam = new Beam<>(puzzle, proved, meter, mostSeen);
    }

    void search() {
      recall();
      if (!ends.isSolved() && !isComplete && proved.bound(puzzle.key(root)) >= puzzle.goal()) {
        words.ifPresent(this::ask);
      }
      int bound = proved.bound(puzzle.key(root));
      isHopeless = bound < puzzle.goal();
      isComplete |= bound <= ends.threshold();
      if (!isComplete && !ends.isSolved()) {
        alternate();
      }
      isHopeless |= isComplete && !ends.isSolved();
      if (isComplete) {
        proved.put(puzzle.key(root), ends.threshold(), meter.nodes());
      }
      List<Ends.End> ranked = ends.ranked();
      if (!ranked.isEmpty() && (isForBestEnd || ends.isSolved())) {
        boolean isExact = isComplete || ends.isSolved();
        remembered = Remembered.of(game.rules(), root, ranked.get(0), isExact);
      }
    }

    /** Asks the solver of sets of points first: whether there is a solution, and for one. */
    private void ask(WordSolver<P> solver) {
      long most = budget.nodes() / 4 * 3;
      Solution solution = solver.solve(root, new WordSolver.Limits(1, half, most, 0, stop));
      meter.spend(Math.min(solution.positions(), budget.nodes() - 1));
      if (solution.verdict() == Solution.Verdict.UNSOLVABLE) {
        proved.put(puzzle.key(root), puzzle.goal() - 1, solution.positions());
      } else if (solution.verdict() == Solution.Verdict.SOLVABLE
          && solution.line().size() <= depth) {
        ends.offer(puzzle.goal(), solution.line().get(0), solution::line);
      }
    }

    private void recall() {
      if (remembered != null) {
        Ends.End end = remembered.from(root);
        boolean shortEnough = end.moves().size() <= depth;
        if (!end.moves().isEmpty() && shortEnough && end.utility() > ends.threshold()) {
          isComplete = remembered.isExact();
          ends.offer(end.utility(), end.moves().get(0), end::moves);
        }
      }
    }

    private void alternate() {
      Optional<DepthFirst<P>> depthFirst = depthFirst();
      int width = kept.map(KeptSearch::width).orElse(FIRST_WIDTH);
      boolean widest = kept.map(KeptSearch::isWidest).orElse(false);
      meter.spend(kept.map(KeptSearch::nodes).orElse(0L));
      boolean widestFirst = beams == Beams.WIDEST_FIRST && !puzzle.isLoopFree();
      if (widestFirst && meter.nodes() == 0) {
        isComplete = beam.run(root, mostWidth, depth, ends) == Beam.Result.COMPLETE;
      }
      while (!isComplete && !ends.isSolved() && !meter.isOver()) {
        if (widestFirst && width == mostWidth) {
          return;
        }
        long before = meter.nodes();
        long due = kept.map(KeptSearch::due).orElse(Long.MAX_VALUE);
        if (!widest) {
          isComplete = beam.run(root, width, depth, ends) == Beam.Result.COMPLETE;
        }
        long until = Math.min(due, widest ? Long.MAX_VALUE : meter.nodes() * 2 - before);
        if (depthFirst.isPresent() && !isComplete) {
          isComplete = depthFirst.get().run(until);
        } else if (widest) {
          return;
        }
        widest |= width == mostWidth;
        width = Math.min(mostWidth, width * WIDENING);
        if (!isComplete && !ends.isSolved() && (meter.nodes() >= due || meter.isOver())) {
          keep(width, widest);
          depthFirst = depthFirst();
        }
      }
    }

    private Optional<DepthFirst<P>> depthFirst() {
      return puzzle.isLoopFree() && depth >= game.info().maxPly()
          ? Optional.of(new DepthFirst<>(puzzle, root, proved, ends, meter))
          : Optional.empty();
    }

    private void keep(int width, boolean widest) {
      kept.ifPresent(file -> file.keep(meter.nodes(), width, widest));
    }

    private Score score(Ends.End end) {
      int plies = end.moves().size();
      if (end.utility() >= puzzle.goal()) {
        return Score.win(plies);
      }
      if (isHopeless) {
        return Score.loss(plies);
      }
      long hundredths = HUNDREDTHS * ((long) end.utility() - puzzle.goal());
      return Score.estimate((int) Math.max(-MOST_ESTIMATE, hundredths));
    }

    private boolean isDeadEnd(long firstMove) {
      P child = game.rules().copy(root);
      game.rules().play(child, firstMove);
      return proved.bound(puzzle.key(child)) < puzzle.goal();
    }

    Thought thought(int most) {
      List<Thought.Line> lines = new ArrayList<>();
      List<Ends.End> ranked = ends.ranked();
      if (!isHopeless && !ends.isSolved()) {
        ranked.sort(Comparator.comparing(end -> isDeadEnd(end.moves().get(0))));
      }
      for (Ends.End end : ranked.subList(0, Math.min(most, ranked.size()))) {
        lines.add(new Thought.Line(score(end), end.moves()));
      }
      if (lines.isEmpty()) {
        List<Long> path = beam.deepest().isEmpty() ? List.of(firstMoves.get(0)) : beam.deepest();
        lines.add(new Thought.Line(isHopeless ? Score.loss(path.size()) : Score.estimate(0), path));
      }
      int longest = lines.stream().mapToInt(line -> line.moves().size()).max().orElse(1);
      return new Thought(longest, meter.nodes(), lines);
    }
  }
}
