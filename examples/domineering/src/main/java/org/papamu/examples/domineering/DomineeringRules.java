package org.papamu.examples.domineering;

import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/**
 * The rules. A move's code is the lower or left cell of the domino: which cell is the other follows
 * from the turn.
 */
final class DomineeringRules implements Rules<DomineeringPosition>, Evaluator<DomineeringPosition> {

  static final List<String> SEATS = List.of("black", "white");
  private static final List<String> NAMES = List.of("Black", "White");
  private static final int BLACK = 0;

  private final Topology board;
  private final Zobrist keys;

  /** By seat: the cell that a domino covers besides a first one; {@link Topology#NONE} for none. */
  private final int[][] other;

  DomineeringRules(Topology board) {
    this.board = board;
    keys = new Zobrist(board.size(), 1);
    other = new int[SEATS.size()][board.size()];
    for (int point = 0; point < board.size(); point++) {
      other[BLACK][point] = board.point(board.row(point) + 1, board.column(point));
      other[1 - BLACK][point] = board.point(board.row(point), board.column(point) + 1);
    }
  }

  @Override
  public DomineeringPosition initial() {
    return new DomineeringPosition(board.size());
  }

  @Override
  public DomineeringPosition copy(DomineeringPosition source) {
    DomineeringPosition target = initial();
    target.copy(source);
    return target;
  }

  @Override
  public void copy(DomineeringPosition source, DomineeringPosition target) {
    target.copy(source);
  }

  /** The position with these cells covered. */
  DomineeringPosition of(int[] pieces, int turn) {
    DomineeringPosition position = initial();
    for (int point = 0; point < pieces.length; point++) {
      if (pieces[point] != 0) {
        position.cover(keys, point);
      }
    }
    position.turn = turn;
    return position;
  }

  private boolean hasRoom(DomineeringPosition position, int seat, int point) {
    int second = other[seat][point];
    return second != Topology.NONE && !position.covered[point] && !position.covered[second];
  }

  private int rooms(DomineeringPosition position, int seat) {
    int rooms = 0;
    for (int point = 0; point < position.covered.length; point++) {
      rooms += hasRoom(position, seat, point) ? 1 : 0;
    }
    return rooms;
  }

  @Override
  public void moves(DomineeringPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < position.covered.length; point++) {
      if (hasRoom(position, position.turn, point)) {
        out.add(point);
      }
    }
  }

  @Override
  public long count(DomineeringPosition position, MoveList scratch) {
    return rooms(position, position.turn);
  }

  @Override
  public void play(DomineeringPosition position, long move) {
    position.cover(keys, (int) move);
    position.cover(keys, second(position, move));
    position.turn = 1 - position.turn;
  }

  /** The cell that a move covers besides the one that its code is. */
  int second(DomineeringPosition position, long move) {
    return other[position.turn][(int) move];
  }

  @Override
  public int score(DomineeringPosition position, int seat) {
    return seat == position.turn ? -1 : 1;
  }

  @Override
  public Ending ending(DomineeringPosition position) {
    return new Ending(
        "domineering.no-room", NAMES.get(position.turn) + " has no room for a domino");
  }

  @Override
  public Move describe(DomineeringPosition position, long move) {
    return new Move(move, List.of(Step.place((int) move), Step.place(second(position, move))));
  }

  /** Only a symmetry that keeps columns columns keeps the seats. */
  @Override
  public boolean image(DomineeringPosition source, int symmetry, DomineeringPosition target) {
    target.clear();
    target.turn = source.turn;
    int column = board.column(board.image(symmetry, 0));
    for (int point = 0; point < source.covered.length; point++) {
      int image = board.image(symmetry, point);
      if (board.column(point) == 0 && board.column(image) != column) {
        return false;
      }
      if (source.covered[point]) {
        target.cover(keys, image);
      }
    }
    return true;
  }

  /** The places for a domino of one's own, less those for one of the other seat. */
  @Override
  public int evaluate(DomineeringPosition position, int seat) {
    return 20 * (rooms(position, seat) - rooms(position, 1 - seat));
  }
}
