package ${package};

import java.util.List;
import org.papamu.api.BoardNotation;
import org.papamu.api.BoardPosition;
import org.papamu.api.board.Topology;

/** Texts such as {@code 3/1b1/3 w} for a position and {@code b2} for a move. */
final class ${gameClass}Notation extends BoardNotation<BoardPosition> {

  ${gameClass}Notation(Topology board, ${gameClass}Rules rules) {
    super(board, "bw", List.of("b", "w"), rules::initial);
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return board().name((int) move);
  }
}
