package org.papamu.core.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.proof.Claim;
import org.papamu.core.proof.ProofWriter;
import org.papamu.core.resume.Checkpoint;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.solve.ProofSearch.Verdict;

/**
 * Solves games of two seats in which no position can come back: proves who wins, or that nobody
 * does, and by which margin where margins count.
 *
 * <p>What it finds out is kept in a table and serves the next question. Proofs rest on the 64-bit
 * hashes of positions; the same questions in the same order get the same answers in every run
 * unless they are stopped. Not thread-safe.
 *
 * @param <P> the game's own position type
 */
public final class LoopFreeSolver<P extends Position> {

  /** Checkpoints are so many times the table's entries apart, in positions. */
  private static final int RARITY = 4;

  private static final long LEAST_INTERVAL = 1 << 22;

  /** What the values of parts may take at least, in bytes. */
  private static final long LEAST_SUMS = 1 << 22;

  /** Of a checkpoint, besides the table. */
  private static final int NUMBERS = 6;

  /** Where a game does not say how long it can last. */
  private static final int LONGEST_LINE = 10_000;

  /** Positions that are looked at to find out how long a won game takes. */
  private static final long DISTANCE_NODES = 200_000;

  private final Game<P> game;
  private final GameInfo info;
  private final Rules<P> rules;
  private final ProofTable table;
  private final ProofSearch<P> search;
  private final DistanceSearch<P> distances;
  private Stop stop = Stop.NEVER;
  private Listener listener = progress -> {};
  private long before;
  private long pause = Long.MAX_VALUE;
  private long every;

  /**
   * How far a search is.
   *
   * @param positions the positions visited for the question at hand
   * @param remembered the entries of the table that are in use
   * @param room the entries that it has now
   */
  public record Progress(long positions, long remembered, long room) {}

  /** Hears how far a search is, some thousand times a second. */
  @FunctionalInterface
  public interface Listener {
    /** So far it is. */
    void told(Progress progress);
  }

  /**
   * A solver of a game.
   *
   * @param bytes the most memory for its table; less than 64 KiB count as that
   * @throws IllegalArgumentException if it does not {@linkplain #suits suit} the game
   */
  public LoopFreeSolver(Game<P> game, long bytes) {
    info = game.info();
    if (!suits(info)) {
      throw new IllegalArgumentException(info.name() + " has not two seats, or is not loop-free");
    }
    this.game = game;
    rules = game.rules();
    table = new ProofTable(bytes);
    Sums<P> sums = Sums.of(game, Math.max(LEAST_SUMS, bytes / 8));
    search = new ProofSearch<>(game, table, sums, this::halts);
    distances = new DistanceSearch<>(game);
  }

  /** Whether games that declare this can be solved. */
  public static boolean suits(GameInfo info) {
    return info.isDuel() && info.is(Fact.LOOP_FREE);
  }

  /** The positions visited so far, for all questions. */
  long visited() {
    return search.visited();
  }

  /**
   * The move that looks nearest to a proof, of a position that is not over.
   *
   * @param position the one that was last asked about, in vain
   */
  long hope(P position) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    return moves.get(search.nearest());
  }

  private boolean halts(long visited) {
    listener.told(new Progress(visited - before, table.filled(), table.capacity()));
    return stop.requested() || visited >= pause;
  }

  /**
   * Solves a position, or finds out as much as it can until it is stopped.
   *
   * @param position not changed; may be over
   * @param stopped asked every millisecond or so
   * @param told hears how far it is
   */
  public Solution solve(P position, Stop stopped, Listener told) {
    stop = stopped;
    listener = told;
    before = search.visited();
    Bounds bounds = new Bounds(info);
    while (!bounds.isDone() && ask(position, bounds) != Verdict.OPEN) {
      // The next question.
    }
    return solution(position, bounds);
  }

  /**
   * Solves a position, and keeps a checkpoint from time to time and when it is stopped: if there is
   * a file, the run goes on where that one was. It needs a solver that has not been asked anything
   * yet. A run that was killed and goes on does the same as one that was not. The file is deleted
   * when there is nothing left to do.
   *
   * @throws CheckpointException if the file is not of this run, or damaged
   * @throws IOException if it cannot be read or written
   */
  public Solution solve(P position, Path checkpoint, Stop stopped, Listener told)
      throws IOException {
    stop = stopped;
    listener = told;
    before = 0;
    Bounds bounds = new Bounds(info);
    Checkpoint kept = Checkpoint.of(checkpoint, game, position);
    restore(kept, bounds);
    while (!bounds.isDone()) {
      search.forget();
      pause = search.visited() + interval();
      boolean open = ask(position, bounds) == Verdict.OPEN;
      if (!bounds.isDone()) {
        keep(kept, bounds);
      }
      if (open && stop.requested()) {
        break;
      }
    }
    pause = Long.MAX_VALUE;
    Solution solution = solution(position, bounds);
    if (bounds.isDone()) {
      kept.delete();
    }
    return solution;
  }

  private void keep(Checkpoint kept, Bounds bounds) throws IOException {
    ProofTable.Shape shape = table.shape();
    long[] numbers = {
      bounds.least,
      bounds.most,
      search.visited(),
      shape.mostBuckets(),
      shape.buckets(),
      shape.full() ? 1 : 0
    };
    kept.write(numbers, List.of(table));
  }

  private void restore(Checkpoint kept, Bounds bounds) throws IOException {
    try {
      Optional<long[]> found = kept.read(NUMBERS, this::shaped);
      if (found.isPresent()) {
        long[] numbers = found.get();
        bounds.prove((int) numbers[0], (int) numbers[1]);
        search.visitedBefore(numbers[2]);
      }
    } catch (CheckpointException | IOException e) {
      table.clear();
      throw e;
    }
  }

  /** The table, as large as in a checkpoint with these numbers. */
  private List<ProofTable> shaped(long[] numbers) {
    if (!table.take(new ProofTable.Shape((int) numbers[3], (int) numbers[4], numbers[5] == 1))) {
      throw new CheckpointException(
          "it needs --memory %dM or more"
              .formatted(((numbers[3] * ProofTable.BUCKET_BYTES) >> 20) + 1));
    }
    return List.of(table);
  }

  private long interval() {
    return every > 0 ? every : Math.max(LEAST_INTERVAL, RARITY * table.capacity());
  }

  /** Keeps checkpoints so many positions apart, instead of as far as makes them cheap. */
  void keepEvery(long positions) {
    every = positions;
  }

  private Verdict ask(P position, Bounds bounds) {
    int margin = bounds.next();
    Verdict verdict = search.settle(position, new Claim(position.turn(), margin));
    bounds.settle(margin, verdict);
    return verdict;
  }

  private Solution solution(P position, Bounds bounds) {
    OptionalInt plies = OptionalInt.empty();
    List<Long> line = List.of();
    if (bounds.isWon()) {
      Claim claim = bounds.claim(position.turn(), position.turn());
      plies = distances.plies(position, claim, DISTANCE_NODES, stop);
      if (plies.isPresent()) {
        line = distances.line(position, claim, plies.getAsInt(), DISTANCE_NODES, stop);
      }
    }
    if (line.isEmpty()) {
      line = line(position, bounds);
    }
    return new Solution(bounds.least, bounds.most, plies, line, search.visited() - before);
  }

  private List<Long> line(P root, Bounds bounds) {
    List<Long> line = new ArrayList<>();
    P position = rules.copy(root);
    MoveList moves = new MoveList();
    int seat = root.turn();
    // A game that breaks its promise, and in which positions come back, must not keep us here.
    int longest = Math.min(info.maxPly(), LONGEST_LINE);
    while (line.size() < longest && bounds.isSettled() && !rules.isOver(position, moves)) {
      Claim claim = bounds.claim(seat, position.turn());
      if (search.settle(position, claim) == Verdict.OPEN) {
        break;
      }
      int best = search.best(moves);
      line.add(moves.get(best));
      rules.play(position, moves.get(best));
    }
    return line;
  }

  /**
   * A proof of what {@link #solve} has found out about a position, as a file that {@link
   * org.papamu.core.proof.ProofChecker} checks.
   *
   * @param solution says who wins, or that nobody does
   * @return empty if it was stopped before the proof was complete
   */
  public Optional<byte[]> proof(P position, Solution solution, Stop stopped, Listener told) {
    stop = stopped;
    listener = told;
    int seat = position.turn();
    List<Claim> claims = new ArrayList<>();
    if (solution.least() > 0 || solution.isExact()) {
      claims.add(new Claim(seat, solution.least()));
    }
    if (solution.most() < 0 || (solution.isExact() && !info.is(Fact.NORMAL_PLAY))) {
      claims.add(new Claim(1 - seat, -solution.most()));
    }
    claims.removeIf(claim -> claim.margin() == -info.mostMargin());
    try {
      return Optional.of(
          new ProofWriter<>(game, this::kept, ProofWriter.USUAL_LEAF).write(position, claims));
    } catch (Stopped e) {
      return Optional.empty();
    }
  }

  private int kept(P position, Claim claim, MoveList moves) {
    if (stop.requested() || search.settle(position, claim) == Verdict.OPEN) {
      throw new Stopped();
    }
    return search.best(moves);
  }

  /** The run was stopped while a proof was being written. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
