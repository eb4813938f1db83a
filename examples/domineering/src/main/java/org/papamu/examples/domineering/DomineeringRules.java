package org.papamu.examples.domineering;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.NormalPlayRules;
import org.papamu.api.board.Topology;

/**
 * The rules. A move's code is the lower or left cell of the domino: which cell is the other follows
 * from the turn.
 */
final class DomineeringRules extends NormalPlayRules<BoardPosition>
    implements Evaluator<BoardPosition> {

  static final List<String> SEATS = List.of("black", "white");
  private static final List<String> NAMES = List.of("Black", "White");
  static final int COVERED = 1;
  private static final int BLACK = 0;

  /** By seat: the cell that a domino covers besides a first one; {@link Topology#NONE} for none. */
  private final int[][] other;

  DomineeringRules(Topology board) {
    super(board, 1);
    other = new int[SEATS.size()][board.size()];
    for (int point = 0; point < board.size(); point++) {
      other[BLACK][point] = board.point(board.row(point) + 1, board.column(point));
      other[1 - BLACK][point] = board.point(board.row(point), board.column(point) + 1);
    }
  }

  @Override
  public BoardPosition initial() {
    return new BoardPosition(board().size(), keys());
  }

  private boolean hasRoom(BoardPosition position, int seat, int point) {
    int second = other[seat][point];
    return second != Topology.NONE && position.at(point) == 0 && position.at(second) == 0;
  }

  private int rooms(BoardPosition position, int seat) {
    int rooms = 0;
    for (int point = 0; point < board().size(); point++) {
      rooms += hasRoom(position, seat, point) ? 1 : 0;
    }
    return rooms;
  }

  @Override
  public void moves(BoardPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < board().size(); point++) {
      if (hasRoom(position, position.turn(), point)) {
        out.add(point);
      }
    }
  }

  @Override
  public long count(BoardPosition position, MoveList scratch) {
    return rooms(position, position.turn());
  }

  @Override
  public void play(BoardPosition position, long move) {
    position.put((int) move, COVERED);
    position.put(second(position, move), COVERED);
    position.turn(1 - position.turn());
  }

  /** The cell that a move covers besides the one that its code is. */
  int second(BoardPosition position, long move) {
    return other[position.turn()][(int) move];
  }

  @Override
  public Ending ending(BoardPosition position) {
    return new Ending(
        "domineering.no-room", NAMES.get(position.turn()) + " has no room for a domino");
  }

  @Override
  public Move describe(BoardPosition position, long move) {
    return new Move(
        move,
        List.of(Step.place((int) move, COVERED), Step.place(second(position, move), COVERED)));
  }

  /** Rows and columns tell the seats apart. */
  @Override
  protected boolean keepsPlay(int symmetry) {
    return board().keepsRows(symmetry);
  }

  /** The places for a domino of one's own, less those for one of the other seat. */
  @Override
  public int evaluate(BoardPosition position, int seat) {
    return 20 * (rooms(position, seat) - rooms(position, 1 - seat));
  }
}
