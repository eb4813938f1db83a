package org.papamu.testkit.games.hex;

import java.util.List;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Texts such as {@code 3/1b1/3 w}, {@code b2} and {@code swap}. */
final class HexNotation implements Notation<HexPosition> {

  private static final String LETTERS = "bw";

  private final Topology board;
  private final HexRules rules;

  HexNotation(Topology board, HexRules rules) {
    this.board = board;
    this.rules = rules;
  }

  @Override
  public String write(HexPosition position) {
    return Rows.write(board, LETTERS, position::at) + " " + LETTERS.charAt(position.turn);
  }

  @Override
  public HexPosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    int[] stones = Rows.read(board, LETTERS, fields, 0);
    return rules.of(stones, fields.oneOf(1, "the side to move", List.of("b", "w")));
  }

  @Override
  public String writeMove(HexPosition position, long move) {
    return move == rules.swap() ? "swap" : board.name((int) move);
  }
}
