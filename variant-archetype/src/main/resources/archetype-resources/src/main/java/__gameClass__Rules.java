package ${package};

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
 * The rules: functions over positions. Who cannot move has lost, as {@code NormalPlayRules} says. A
 * move's code is the cell that the stone is put on; a stone's number is its seat's number and one,
 * and 0 is an empty cell.
 */
final class ${gameClass}Rules extends NormalPlayRules<BoardPosition>
    implements Evaluator<BoardPosition> {

  private static final List<String> NAMES = List.of("Black", "White");

  ${gameClass}Rules(Topology board) {
    super(board, 2);
  }

  @Override
  public BoardPosition initial() {
    return new BoardPosition(board().size(), keys());
  }

  /** Whether a seat may put a stone on a point: it is empty, and no enemy stone is beside it. */
  boolean isFree(BoardPosition position, int seat, int point) {
    if (position.at(point) != 0) {
      return false;
    }
    int enemy = 2 - seat;
    for (int next : board().neighbours(point)) {
      if (position.at(next) == enemy) {
        return false;
      }
    }
    return true;
  }

  /** An empty list means that the game is over. */
  @Override
  public void moves(BoardPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < board().size(); point++) {
      if (isFree(position, position.turn(), point)) {
        out.add(point);
      }
    }
  }

  @Override
  public void play(BoardPosition position, long move) {
    position.put((int) move, position.turn() + 1);
    position.turn(1 - position.turn());
  }

  @Override
  public Ending ending(BoardPosition position) {
    return new Ending("${artifactId}.no-cell", NAMES.get(position.turn()) + " has no cell left");
  }

  @Override
  public Move describe(BoardPosition position, long move) {
    return Move.of(move, Step.place((int) move, position.turn() + 1));
  }

  /** A mirrored or turned board is the same game; this lets searches see it once. */
  @Override
  protected boolean keepsPlay(int symmetry) {
    return true;
  }

  /** What a position is worth to a seat: the cells that are free to it, less the enemy's. */
  @Override
  public int evaluate(BoardPosition position, int seat) {
    int balance = 0;
    for (int point = 0; point < board().size(); point++) {
      balance += isFree(position, seat, point) ? 100 : 0;
      balance -= isFree(position, 1 - seat, point) ? 100 : 0;
    }
    return balance;
  }
}
