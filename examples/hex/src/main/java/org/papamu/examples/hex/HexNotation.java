package org.papamu.examples.hex;

import java.util.List;
import org.papamu.api.BoardNotation;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Texts such as {@code 3/1b1/3 w}, {@code b2} and {@code swap}. */
final class HexNotation extends BoardNotation<HexPosition> {

  private final HexRules rules;

  HexNotation(Topology board, HexRules rules) {
    super(board, "bw", List.of("b", "w"), rules::initial);
    this.rules = rules;
  }

  @Override
  protected void complete(HexPosition position, Fields fields) {
    rules.settle(position);
  }

  @Override
  public String writeMove(HexPosition position, long move) {
    return move == rules.swap() ? "swap" : board().name((int) move);
  }
}
