package ${package};

import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/** The rules: functions over positions. A move's code is the cell that the stone is put on. */
final class ${gameClass}Rules
    implements Rules<${gameClass}Position>, Evaluator<${gameClass}Position> {

  private static final List<String> NAMES = List.of("Black", "White");

  private final Topology board;
  private final Zobrist keys;

  ${gameClass}Rules(Topology board) {
    this.board = board;
    keys = new Zobrist(board.size(), 2);
  }

  @Override
  public ${gameClass}Position initial() {
    return new ${gameClass}Position(board.size());
  }

  @Override
  public void copy(${gameClass}Position source, ${gameClass}Position target) {
    target.copy(source);
  }

  /** The position with these stones; for the notation. */
  ${gameClass}Position of(int[] stones, int turn) {
    ${gameClass}Position position = initial();
    for (int point = 0; point < stones.length; point++) {
      position.set(keys, point, stones[point]);
    }
    position.turn = turn;
    return position;
  }

  /** Whether a seat may put a stone on a point: it is empty, and no enemy stone is beside it. */
  boolean isFree(${gameClass}Position position, int seat, int point) {
    if (position.stones[point] != 0) {
      return false;
    }
    int enemy = 2 - seat;
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int next = board.next(point, direction);
      if (next != Topology.NONE && position.stones[next] == enemy) {
        return false;
      }
    }
    return true;
  }

  /** An empty list means that the game is over. */
  @Override
  public void moves(${gameClass}Position position, MoveList out) {
    out.clear();
    for (int point = 0; point < position.stones.length; point++) {
      if (isFree(position, position.turn, point)) {
        out.add(point);
      }
    }
  }

  @Override
  public void play(${gameClass}Position position, long move) {
    position.set(keys, (int) move, position.turn + 1);
    position.turn = 1 - position.turn;
  }

  /** Only asked when the game is over: the seat to move has lost. */
  @Override
  public int score(${gameClass}Position position, int seat) {
    return seat == position.turn ? -1 : 1;
  }

  @Override
  public Ending ending(${gameClass}Position position) {
    return new Ending("${artifactId}.no-cell", NAMES.get(position.turn) + " has no cell left");
  }

  @Override
  public Move describe(${gameClass}Position position, long move) {
    return Move.of(move, Step.place((int) move));
  }

  /** A mirrored or turned board is the same game; this lets searches see it once. */
  @Override
  public boolean image(${gameClass}Position source, int symmetry, ${gameClass}Position target) {
    target.turn = source.turn;
    for (int point = 0; point < source.stones.length; point++) {
      target.set(keys, board.image(symmetry, point), source.stones[point]);
    }
    return true;
  }

  /** What a position is worth to a seat: the cells that are free to it, less the enemy's. */
  @Override
  public int evaluate(${gameClass}Position position, int seat) {
    int balance = 0;
    for (int point = 0; point < position.stones.length; point++) {
      balance += isFree(position, seat, point) ? 100 : 0;
      balance -= isFree(position, 1 - seat, point) ? 100 : 0;
    }
    return balance;
  }
}
