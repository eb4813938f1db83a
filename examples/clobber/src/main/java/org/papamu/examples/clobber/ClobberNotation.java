package org.papamu.examples.clobber;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Texts such as {@code wbw/bwb w} and {@code a1-a2}. */
final class ClobberNotation implements Notation<BoardPosition> {

  private static final String LETTERS = "wb";

  private final Topology board;
  private final ClobberRules rules;

  ClobberNotation(Topology board, ClobberRules rules) {
    this.board = board;
    this.rules = rules;
  }

  @Override
  public String write(BoardPosition position) {
    return Rows.write(board, LETTERS, position::at) + " " + LETTERS.charAt(position.turn());
  }

  @Override
  public BoardPosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    BoardPosition position = rules.empty();
    position.putAll(Rows.read(board, LETTERS, fields, 0));
    position.turn(fields.oneOf(1, "the side to move", List.of("w", "b")));
    return position;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return board.name(rules.from(move)) + "-" + board.name(rules.to(move));
  }
}
