package org.papamu.examples.dameo;

import java.util.List;
import java.util.function.Consumer;
import org.papamu.api.BoardPosition;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException.Kind;

/** Texts such as {@code 7b/8/8/8/8/2ww4/2w5/8 w}, {@code c2-e4} and {@code c3xc5xe5}. */
record DameoNotation(Topology board, DameoRules rules) implements Notation<BoardPosition> {

  private static final List<String> SIDES = List.of("w", "b");
  private static final int MOST_PIECES = 18;

  @Override
  public String write(BoardPosition position) {
    return Rows.write(board, Pieces.LETTERS, position::at) + " " + SIDES.get(position.turn());
  }

  @Override
  public BoardPosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    BoardPosition position = rules.empty();
    position.putAll(Rows.read(board, Pieces.LETTERS, fields, 0));
    position.turn(fields.oneOf(1, "the side to move", SIDES));
    int[] pieces = new int[2];
    for (int square = 0; square < board.size(); square++) {
      int piece = position.at(square);
      int seat = Pieces.belongsTo(piece, 1) ? 1 : 0;
      pieces[seat] += piece == 0 ? 0 : 1;
      int last = seat == 0 ? board.rows() - 1 : 0;
      if (piece == Pieces.man(seat) && board.row(square) == last) {
        throw fields.fault(
            0,
            Kind.ILLEGAL,
            "on %s, in the last row, a man is a king".formatted(board.name(square)));
      }
    }
    if (Math.max(pieces[0], pieces[1]) > MOST_PIECES) {
      throw fields.fault(
          0, Kind.OUT_OF_BOUNDS, "a side has %s pieces at most".formatted(MOST_PIECES));
    }
    return position;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return rules.texts(position, move, 1).get(0);
  }

  @Override
  public void spellings(BoardPosition position, long move, Consumer<String> out) {
    rules.texts(position, move, Integer.MAX_VALUE).forEach(out);
  }
}
