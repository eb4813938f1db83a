package org.papamu.examples.domineering;

import java.util.List;
import org.papamu.api.BoardNotation;
import org.papamu.api.BoardPosition;
import org.papamu.api.board.Topology;

/** Texts such as {@code x1/x1 w}, {@code a1-a2} and {@code a1-b1}. */
final class DomineeringNotation extends BoardNotation<BoardPosition> {

  private final DomineeringRules rules;

  DomineeringNotation(Topology board, DomineeringRules rules) {
    super(board, "x", List.of("b", "w"), rules::initial);
    this.rules = rules;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return board().name((int) move) + "-" + board().name(rules.second(position, move));
  }
}
