package org.papamu.core.exact;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.loop.LoopSolver;
import org.papamu.core.solve.LoopFreeSolver;

/**
 * Tells what positions and moves are worth, as far as that can be proved within limits: by proof
 * search where no position can come back, by endgame tables and proof search where one can, and by
 * searching sets of points in puzzles. Everything it says is proved, and what it cannot prove it
 * says it does not know.
 *
 * <p>What it has found out serves the next question, so ask the same one about the positions of one
 * game. Proofs rest on 64-bit hashes of positions; without a stop, the same questions in the same
 * order get the same answers in every run. For one thread at a time.
 *
 * @param <P> the game's own position type
 */
public final class Oracle<P extends Position> {

  /** The usual memory of one, in bytes. */
  public static final long USUAL_BYTES = 1L << 27;

  private final Way<P> way;

  /**
   * How much a question is worth.
   *
   * @param positions the most positions to look at, about; for {@link Oracle#moves} for each move.
   *     Entries of endgame tables and positions of puzzles are cheap: they count an eighth
   * @param stop asked every millisecond or so
   */
  public record Limits(long positions, Stop stop) {

    /** Refuses limits that leave nothing to spend. */
    public Limits {
      if (positions < 1) {
        throw new IllegalArgumentException("positions " + positions);
      }
    }

    /** So many times the positions. */
    long positions(long times) {
      return positions > Long.MAX_VALUE / times ? Long.MAX_VALUE : positions * times;
    }
  }

  private Oracle(Way<P> way) {
    this.way = way;
  }

  /** Whether there is one for games that declare this. */
  public static boolean suits(GameInfo game) {
    return game.seats().size() == 1 || LoopFreeSolver.suits(game) || LoopSolver.suits(game);
  }

  /**
   * One for a game.
   *
   * @param bytes the most memory for what is remembered, about; taken when it is needed
   * @throws IllegalArgumentException if none {@link #suits} the game
   */
  public static <P extends Position> Oracle<P> of(Game<P> game, long bytes) {
    GameInfo info = game.info();
    if (info.seats().size() == 1) {
      return new Oracle<>(new PuzzleWay<>(game, bytes));
    }
    if (LoopFreeSolver.suits(info)) {
      return new Oracle<>(new LoopFreeWay<>(game, bytes));
    }
    if (LoopSolver.suits(info)) {
      return new Oracle<>(new LoopWay<>(game, bytes));
    }
    throw new IllegalArgumentException("no way of solving suits " + info.name());
  }

  /**
   * What a position is worth for the seat to move.
   *
   * @param position not changed; may be over
   */
  public Worth worth(P position, Limits limits) {
    return way.worth(position, limits);
  }

  /**
   * What each legal move is worth for the seat to move, in the order of the moves.
   *
   * @param position not changed; none if it is over
   */
  public List<MoveWorth> moves(P position, Limits limits) {
    return way.moves(position, limits);
  }
}
