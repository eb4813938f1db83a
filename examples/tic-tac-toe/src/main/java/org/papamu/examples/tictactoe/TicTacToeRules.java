package org.papamu.examples.tictactoe;

import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** The rules; a move's code is the cell. */
final class TicTacToeRules implements Rules<TicTacToePosition> {

  private static final int FULL = (1 << 9) - 1;
  private static final List<String> NAMES = List.of("x", "o");

  private final Topology board;
  private final int[] rows;

  TicTacToeRules(Topology board) {
    this.board = board;
    rows =
        board.lines().stream()
            .filter(line -> line.size() == 3)
            .mapToInt(line -> line.stream().mapToInt(point -> 1 << point).sum())
            .toArray();
  }

  @Override
  public TicTacToePosition initial() {
    return new TicTacToePosition();
  }

  @Override
  public TicTacToePosition copy(TicTacToePosition source) {
    TicTacToePosition target = new TicTacToePosition();
    copy(source, target);
    return target;
  }

  @Override
  public void copy(TicTacToePosition source, TicTacToePosition target) {
    target.marks[0] = source.marks[0];
    target.marks[1] = source.marks[1];
    target.turn = source.turn;
  }

  @Override
  public void moves(TicTacToePosition position, MoveList out) {
    out.clear();
    if (hasRow(position.marks[0]) || hasRow(position.marks[1])) {
      return;
    }
    for (int empty = FULL & ~(position.marks[0] | position.marks[1]);
        empty != 0;
        empty &= empty - 1) {
      out.add(Integer.numberOfTrailingZeros(empty));
    }
  }

  @Override
  public void play(TicTacToePosition position, long move) {
    position.marks[position.turn] |= 1 << (int) move;
    position.turn ^= 1;
  }

  @Override
  public int score(TicTacToePosition position, int seat) {
    return hasRow(position.marks[seat]) ? 1 : hasRow(position.marks[1 - seat]) ? -1 : 0;
  }

  @Override
  public Ending ending(TicTacToePosition position) {
    for (int seat = 0; seat < 2; seat++) {
      if (hasRow(position.marks[seat])) {
        return new Ending("tic-tac-toe.row", NAMES.get(seat) + " has three in a row");
      }
    }
    return new Ending("tic-tac-toe.full", "the board is full");
  }

  boolean hasRow(int marks) {
    for (int row : rows) {
      if ((marks & row) == row) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Move describe(TicTacToePosition position, long move) {
    return Move.of(move, Step.place((int) move, position.turn + 1));
  }

  @Override
  public boolean image(TicTacToePosition source, int symmetry, TicTacToePosition target) {
    target.turn = source.turn;
    for (int seat = 0; seat < 2; seat++) {
      target.marks[seat] = 0;
      for (int point = 0; point < board.size(); point++) {
        target.marks[seat] |= (source.marks[seat] >> point & 1) << board.image(symmetry, point);
      }
    }
    return true;
  }
}
