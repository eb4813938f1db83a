package ${package};

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Texts such as {@code 3/1b1/3 w} for a position and {@code b2} for a move. */
final class ${gameClass}Notation implements Notation<BoardPosition> {

  private static final String LETTERS = "bw";

  private final Topology board;
  private final ${gameClass}Rules rules;

  ${gameClass}Notation(Topology board, ${gameClass}Rules rules) {
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
    BoardPosition position = rules.initial();
    position.putAll(Rows.read(board, LETTERS, fields, 0));
    position.turn(fields.oneOf(1, "the side to move", List.of("b", "w")));
    return position;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return board.name((int) move);
  }
}
