package org.papamu.examples.clobber;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.NormalPlayRules;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/**
 * The rules. A move's code is {@code from * points + to}; what is taken stands on {@code to}.
 *
 * <p>White, seat 0, begins, and its stones stand on the cells of the other colour than a1.
 */
final class ClobberRules extends NormalPlayRules<BoardPosition>
    implements Evaluator<BoardPosition> {

  static final List<String> SEATS = List.of("white", "black");
  private static final List<String> NAMES = List.of("White", "Black");
  private static final int WHITE_STONE = 1;
  private static final int BLACK_STONE = 2;

  ClobberRules(Topology board) {
    super(board, 2);
  }

  @Override
  public BoardPosition initial() {
    BoardPosition start = empty();
    for (int point = 0; point < board().size(); point++) {
      boolean dark = (board().row(point) + board().column(point)) % 2 == 0;
      start.put(point, dark ? BLACK_STONE : WHITE_STONE);
    }
    return start;
  }

  BoardPosition empty() {
    return new BoardPosition(board().size(), keys());
  }

  @Override
  public void moves(BoardPosition position, MoveList out) {
    out.clear();
    for (int from = 0; from < board().size(); from++) {
      if (position.at(from) == position.turn() + 1) {
        for (int to : board().neighbours(from)) {
          if (position.at(to) == 2 - position.turn()) {
            out.add((long) from * board().size() + to);
          }
        }
      }
    }
  }

  @Override
  public boolean isOver(BoardPosition position, MoveList scratch) {
    for (int point = 0; point < board().size(); point++) {
      if (position.at(point) == position.turn() + 1 && touchesEnemy(position, point)) {
        return false;
      }
    }
    return true;
  }

  private boolean touchesEnemy(BoardPosition position, int point) {
    int enemy = WHITE_STONE + BLACK_STONE - position.at(point);
    for (int next : board().neighbours(point)) {
      if (position.at(next) == enemy) {
        return true;
      }
    }
    return false;
  }

  int from(long move) {
    return (int) (move / board().size());
  }

  int to(long move) {
    return (int) (move % board().size());
  }

  @Override
  public void play(BoardPosition position, long move) {
    position.put(to(move), position.turn() + 1);
    position.put(from(move), 0);
    position.turn(1 - position.turn());
  }

  @Override
  public Ending ending(BoardPosition position) {
    return new Ending(
        "clobber.no-move", NAMES.get(position.turn()) + " has no stone beside an enemy stone");
  }

  @Override
  public Move describe(BoardPosition position, long move) {
    return Move.of(move, Step.shift(from(move), to(move)).taking(PointSet.of(to(move))));
  }

  @Override
  protected boolean keepsPlay(int symmetry) {
    return true;
  }

  /** The stones that can still take, one's own less the enemy's. */
  @Override
  public int evaluate(BoardPosition position, int seat) {
    int balance = 0;
    for (int point = 0; point < board().size(); point++) {
      if (position.at(point) != 0 && touchesEnemy(position, point)) {
        balance += position.at(point) == seat + 1 ? 100 : -100;
      }
    }
    return balance;
  }
}
