package org.papamu.examples.hex;

import java.util.List;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Texts such as {@code 3/1b1/3 w}, {@code b2} and {@code swap}. */
record HexNotation(Topology board, HexRules rules) implements Notation<HexPosition> {

  private static final String LETTERS = "bw";

  @Override
  public String write(HexPosition position) {
    return Rows.write(board, LETTERS, position::at) + " " + LETTERS.charAt(position.turn());
  }

  @Override
  public HexPosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    int[] stones = Rows.read(board, LETTERS, fields, 0);
    HexPosition position = rules.initial();
    for (int point = 0; point < stones.length; point++) {
      if (stones[point] != 0) {
        rules.place(position, point, stones[point]);
      }
    }
    position.turn(fields.oneOf(1, "the side to move", List.of("b", "w")));
    return position;
  }

  @Override
  public String writeMove(HexPosition position, long move) {
    return move == rules.swap() ? "swap" : board.name((int) move);
  }
}
