package org.papamu.examples.clobber;

import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/**
 * The rules. A move's code is {@code from * points + to}; what is taken stands on {@code to}.
 *
 * <p>White, seat 0, begins, and its stones stand on the cells of the other colour than a1.
 */
final class ClobberRules implements Rules<ClobberPosition>, Evaluator<ClobberPosition> {

  static final List<String> SEATS = List.of("white", "black");
  private static final List<String> NAMES = List.of("White", "Black");
  private static final int WHITE_STONE = 1;
  private static final int BLACK_STONE = 2;

  private final Topology board;
  private final Zobrist keys;
  private final ClobberPosition start;

  ClobberRules(Topology board) {
    this.board = board;
    keys = new Zobrist(board.size(), 2);
    start = new ClobberPosition(board.size());
    for (int point = 0; point < board.size(); point++) {
      boolean dark = (board.row(point) + board.column(point)) % 2 == 0;
      start.set(keys, point, dark ? BLACK_STONE : WHITE_STONE);
    }
  }

  @Override
  public ClobberPosition initial() {
    return copy(start);
  }

  @Override
  public ClobberPosition copy(ClobberPosition source) {
    ClobberPosition target = new ClobberPosition(board.size());
    target.copy(source);
    return target;
  }

  @Override
  public void copy(ClobberPosition source, ClobberPosition target) {
    target.copy(source);
  }

  /** The position with these stones. */
  ClobberPosition of(int[] stones, int turn) {
    ClobberPosition position = new ClobberPosition(board.size());
    for (int point = 0; point < stones.length; point++) {
      position.set(keys, point, stones[point]);
    }
    position.turn = turn;
    return position;
  }

  @Override
  public void moves(ClobberPosition position, MoveList out) {
    out.clear();
    for (int from = 0; from < position.stones.length; from++) {
      if (position.stones[from] == position.turn + 1) {
        for (int direction = 0; direction < board.directions().size(); direction++) {
          int to = board.next(from, direction);
          if (to != Topology.NONE && position.stones[to] == 2 - position.turn) {
            out.add((long) from * position.stones.length + to);
          }
        }
      }
    }
  }

  @Override
  public boolean isOver(ClobberPosition position, MoveList scratch) {
    for (int point = 0; point < position.stones.length; point++) {
      if (position.stones[point] == position.turn + 1 && touchesEnemy(position, point)) {
        return false;
      }
    }
    return true;
  }

  private boolean touchesEnemy(ClobberPosition position, int point) {
    int enemy = WHITE_STONE + BLACK_STONE - position.stones[point];
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int next = board.next(point, direction);
      if (next != Topology.NONE && position.stones[next] == enemy) {
        return true;
      }
    }
    return false;
  }

  int from(long move) {
    return (int) (move / board.size());
  }

  int to(long move) {
    return (int) (move % board.size());
  }

  @Override
  public void play(ClobberPosition position, long move) {
    position.set(keys, to(move), position.turn + 1);
    position.set(keys, from(move), 0);
    position.turn = 1 - position.turn;
  }

  @Override
  public int score(ClobberPosition position, int seat) {
    return seat == position.turn ? -1 : 1;
  }

  @Override
  public Ending ending(ClobberPosition position) {
    return new Ending(
        "clobber.no-move", NAMES.get(position.turn) + " has no stone beside an enemy stone");
  }

  @Override
  public Move describe(ClobberPosition position, long move) {
    return Move.of(move, Step.shift(from(move), to(move)).taking(PointSet.of(to(move))));
  }

  @Override
  public boolean image(ClobberPosition source, int symmetry, ClobberPosition target) {
    target.turn = source.turn;
    for (int point = 0; point < source.stones.length; point++) {
      target.set(keys, board.image(symmetry, point), source.stones[point]);
    }
    return true;
  }

  /** The stones that can still take, one's own less the enemy's. */
  @Override
  public int evaluate(ClobberPosition position, int seat) {
    int balance = 0;
    for (int point = 0; point < position.stones.length; point++) {
      if (position.stones[point] != 0 && touchesEnemy(position, point)) {
        balance += position.stones[point] == seat + 1 ? 100 : -100;
      }
    }
    return balance;
  }
}
