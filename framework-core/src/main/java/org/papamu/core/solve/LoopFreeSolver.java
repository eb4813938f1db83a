package org.papamu.core.solve;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;
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

  private final GameInfo info;
  private final Rules<P> rules;
  private final ProofTable table;
  private final ProofSearch<P> search;
  private Stop stop = Stop.NEVER;
  private Listener listener = progress -> {};
  private long before;

  /** How far a search is. */
  public record Progress(long positions, long remembered, long room) {}

  /** Hears how far a search is, a few hundred times a second. */
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
    rules = game.rules();
    table = new ProofTable(bytes);
    search = new ProofSearch<>(game, table, this::halts);
  }

  /** Whether games that declare this can be solved. */
  public static boolean suits(GameInfo info) {
    return info.isDuel() && info.is(Fact.LOOP_FREE);
  }

  private boolean halts(long visited) {
    listener.told(new Progress(visited - before, table.filled(), table.capacity()));
    return stop.requested();
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
    Bounds bounds = new Bounds(info.mostMargin());
    int seat = position.turn();
    for (boolean open = true; open && !bounds.isExact(); ) {
      int margin = bounds.next();
      Verdict verdict = search.settle(position, new Claim(seat, margin));
      open = verdict != Verdict.OPEN;
      bounds.settle(margin, verdict);
    }
    List<Long> line = line(position, bounds);
    return new Solution(bounds.least, bounds.most, line, search.visited() - before);
  }

  private List<Long> line(P root, Bounds bounds) {
    List<Long> line = new ArrayList<>();
    P position = rules.copy(root);
    MoveList moves = new MoveList();
    int seat = root.turn();
    while (bounds.isSettled() && !rules.isOver(position, moves)) {
      Claim claim = bounds.claim(seat, position.turn());
      if (search.settle(position, claim) == Verdict.OPEN) {
        break;
      }
      int best = search.best(position, moves);
      line.add(moves.get(best));
      rules.play(position, moves.get(best));
    }
    return line;
  }

  /** What has been proved of the margin that the seat to move can get. */
  private final class Bounds {
    private int least;
    private int most;

    Bounds(int mostMargin) {
      least = -mostMargin;
      most = mostMargin;
    }

    boolean isExact() {
      return least == most || (info.is(Fact.NORMAL_PLAY) && isSettled());
    }

    /** Whether it is known who wins, or that nobody does. */
    boolean isSettled() {
      return least > 0 || most < 0 || least == most;
    }

    /** The margin to ask about next: first whether there is a win, then the middle. */
    int next() {
      if (least < 1 && most >= 1) {
        return 1;
      }
      if (least < 0 && most >= 0) {
        return 0;
      }
      return least + (most - least + 1) / 2;
    }

    void settle(int margin, Verdict verdict) {
      if (verdict == Verdict.PROVED) {
        least = Math.max(least, margin);
      } else if (verdict == Verdict.DISPROVED) {
        most = Math.min(most, margin - 1);
        if (info.is(Fact.NORMAL_PLAY)) {
          // There is no draw.
          most = -1;
        }
      }
    }

    /**
     * A proved claim that shows the best moves of a seat: what it can hold on to itself where
     * something is left to lose, else the win of the other.
     */
    Claim claim(int seat, int mover) {
      boolean isDraw = least == 0 && most == 0;
      if (isDraw || (least == most && info.mostMargin() > 1)) {
        return mover == seat ? new Claim(seat, least) : new Claim(1 - seat, -most);
      }
      return least > 0 ? new Claim(seat, least) : new Claim(1 - seat, -most);
    }
  }
}
