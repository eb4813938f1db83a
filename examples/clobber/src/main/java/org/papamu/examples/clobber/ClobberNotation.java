package org.papamu.examples.clobber;

import java.util.List;
import org.papamu.api.BoardNotation;
import org.papamu.api.BoardPosition;
import org.papamu.api.board.Topology;

/** Texts such as {@code wbw/bwb w} and {@code a1-a2}. */
final class ClobberNotation extends BoardNotation<BoardPosition> {

  private final ClobberRules rules;

  ClobberNotation(Topology board, ClobberRules rules) {
    super(board, "wb", List.of("w", "b"), rules::empty);
    this.rules = rules;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return board().name(rules.from(move)) + "-" + board().name(rules.to(move));
  }
}
