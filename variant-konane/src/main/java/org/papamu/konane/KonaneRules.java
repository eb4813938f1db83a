package org.papamu.konane;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Regions;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** What the two ways of storing a position have in common: removals, results, descriptions. */
abstract class KonaneRules<P extends KonanePosition> implements Rules<P> {

  static final int EAST = 0;
  static final int NORTH = 1;
  static final int WEST = 2;
  static final int SOUTH = 3;

  private final Topology board;
  private final Opening opening;
  private final Messages words;
  private final int[] openingPoints;

  KonaneRules(Topology board, Opening opening, Messages words) {
    this.words = words;
    this.board = board;
    this.opening = opening;
    openingPoints = opening.points(board);
  }

  final Topology board() {
    return board;
  }

  final Opening opening() {
    return opening;
  }

  final Messages words() {
    return words;
  }

  /** A position with these pieces on the points: 0 for none, 1 for black, 2 for white. */
  abstract P position(int[] pieces, int phase);

  /** The number of moves that a seat would have if it were its turn to jump. */
  abstract int jumps(P position, int seat);

  /** The number of a seat's stones that could jump if it were its turn. */
  abstract int movable(P position, int seat);

  /** A new finder of independent parts. */
  abstract Regions<P> regions();

  /** How the board lies in the words of {@link #occupied}. */
  abstract LineLayout lines();

  /** The points of a word that hold a stone. */
  abstract long occupied(P position, int word);

  /**
   * 1 if all stones stand on points of their colour, -1 if all stand on those of the other colour,
   * as in a mirror image, and 0 if some do and some do not, as in no game.
   */
  abstract int parity(P position);

  /** Makes {@code target} the image of {@code source}, without regard to the phase. */
  abstract void map(P source, int symmetry, P target);

  /** The only empty point of a position in phase 1. */
  abstract int hole(P position);

  /** The name of a seat at the beginning of a sentence. */
  final String seat(int seat) {
    return words.say(seat == KonanePosition.BLACK ? "seat.black" : "seat.white");
  }

  @Override
  public final P initial() {
    int[] pieces = new int[board.size()];
    for (int point = 0; point < pieces.length; point++) {
      pieces[point] =
          Opening.isBlack(board, point) ? KonanePosition.BLACK_STONE : KonanePosition.WHITE_STONE;
    }
    return position(pieces, 0);
  }

  /**
   * The removals. In phase 0 every stone is in place, in phase 1 every stone but one: no position
   * text says otherwise.
   */
  final void removals(P position, MoveList out) {
    if (position.turn() == KonanePosition.BLACK) {
      for (int point : openingPoints) {
        out.add(JumpCode.removal(point));
      }
      return;
    }
    int hole = hole(position);
    for (int direction = 0; direction < 4; direction++) {
      int point = board.next(hole, direction);
      if (point != Topology.NONE) {
        out.add(JumpCode.removal(point));
      }
    }
  }

  /**
   * Jumps are the same in every direction, so every symmetry keeps them. The removals suppose that
   * a1 is black, so there a symmetry that swaps the colours of the points is of no use.
   */
  @Override
  public final boolean image(P source, int symmetry, P target) {
    if (source.isRemoving() && !Opening.isBlack(board, board.image(symmetry, 0))) {
      return false;
    }
    map(source, symmetry, target);
    target.phase = source.phase;
    return true;
  }

  @Override
  public final int score(P position, int seat) {
    return seat == position.turn() ? -1 : 1;
  }

  @Override
  public final Ending ending(P position) {
    String seat = seat(position.turn());
    return position.isRemoving()
        ? new Ending("konane.no-removal", words.say("ending.no-removal", seat))
        : new Ending("konane.no-jump", words.say("ending.no-jump", seat));
  }

  @Override
  public final Move describe(P position, long move) {
    int from = JumpCode.from(move);
    if (JumpCode.jumps(move) == 0) {
      return Move.of(move, Move.Step.remove(from));
    }
    List<Move.Step> steps = new ArrayList<>();
    for (int taken : JumpCode.taken(board, move)) {
      int landing = board.next(taken, JumpCode.direction(move));
      steps.add(Move.Step.shift(from, landing).taking(PointSet.of(taken)));
      from = landing;
    }
    return new Move(move, steps);
  }

  /**
   * A heuristic: the stones that can jump, in hundredths, and a little for every landing more that
   * they have.
   */
  final int mobility(P position, int seat) {
    int stones = movable(position, seat) - movable(position, 1 - seat);
    int moves = jumps(position, seat) - jumps(position, 1 - seat);
    int most = Evaluator.LIMIT - 1;
    return Math.max(-most, Math.min(most, 70 * stones + 30 * moves));
  }
}
