package org.papamu.examples.domineering;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Texts such as {@code x1/x1 w}, {@code a1-a2} and {@code a1-b1}. */
final class DomineeringNotation implements Notation<BoardPosition> {

  private static final String LETTERS = "x";
  private static final List<String> SIDES = List.of("b", "w");

  private final Topology board;
  private final DomineeringRules rules;

  DomineeringNotation(Topology board, DomineeringRules rules) {
    this.board = board;
    this.rules = rules;
  }

  @Override
  public String write(BoardPosition position) {
    return Rows.write(board, LETTERS, position::at) + " " + SIDES.get(position.turn());
  }

  @Override
  public BoardPosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    BoardPosition position = rules.initial();
    position.putAll(Rows.read(board, LETTERS, fields, 0));
    position.turn(fields.oneOf(1, "the side to move", SIDES));
    return position;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return board.name((int) move) + "-" + board.name(rules.second(position, move));
  }
}
