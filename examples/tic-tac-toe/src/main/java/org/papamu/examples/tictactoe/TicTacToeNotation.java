package org.papamu.examples.tictactoe;

import java.util.List;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException.Kind;

/** Texts such as {@code 2x/1o1/3 x} and {@code b2}. */
final class TicTacToeNotation implements Notation<TicTacToePosition> {

  private static final String LETTERS = "xo";

  private final Topology board;
  private final TicTacToeRules rules;

  TicTacToeNotation(Topology board, TicTacToeRules rules) {
    this.board = board;
    this.rules = rules;
  }

  @Override
  public String write(TicTacToePosition position) {
    return Rows.write(board, LETTERS, position::at) + " " + LETTERS.charAt(position.turn);
  }

  @Override
  public TicTacToePosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    int[] pieces = Rows.read(board, LETTERS, fields, 0);
    TicTacToePosition position = new TicTacToePosition();
    for (int point = 0; point < pieces.length; point++) {
      if (pieces[point] > 0) {
        position.marks[pieces[point] - 1] |= 1 << point;
      }
    }
    position.turn = fields.oneOf(1, "the side to move", List.of("x", "o"));
    if (rules.hasRow(position.marks[0]) && rules.hasRow(position.marks[1])) {
      throw fields.fault(0, Kind.ILLEGAL, "both sides have three in a row");
    }
    return position;
  }

  @Override
  public String writeMove(TicTacToePosition position, long move) {
    return board.name((int) move);
  }
}
