package org.papamu.examples.dameo;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.PathNotation;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException.Kind;

/** Texts such as {@code 7b/8/8/8/8/2ww4/2w5/8 w}, {@code c2-e4} and {@code c3xc5xe5}. */
final class DameoNotation extends PathNotation<BoardPosition> {

  private static final int MOST_PIECES = 18;

  private final DameoRules rules;

  DameoNotation(Topology board, DameoRules rules) {
    super(board, Pieces.LETTERS, List.of("w", "b"), rules::empty);
    this.rules = rules;
  }

  @Override
  protected void complete(BoardPosition position, Fields fields) {
    int[] pieces = new int[2];
    for (int square = 0; square < board().size(); square++) {
      int piece = position.at(square);
      int seat = Pieces.belongsTo(piece, 1) ? 1 : 0;
      pieces[seat] += piece == 0 ? 0 : 1;
      if (piece == Pieces.man(seat) && rules.isLast(square, seat)) {
        throw fields.fault(
            0,
            Kind.ILLEGAL,
            "on %s, in the last row, a man is a king".formatted(board().name(square)));
      }
    }
    if (Math.max(pieces[0], pieces[1]) > MOST_PIECES) {
      throw fields.fault(
          0, Kind.OUT_OF_BOUNDS, "a side has %s pieces at most".formatted(MOST_PIECES));
    }
  }

  @Override
  protected List<List<Integer>> paths(BoardPosition position, long move, int most) {
    return rules.paths(position, move, most);
  }

  @Override
  protected String separator(BoardPosition position, long move) {
    return Captures.isCapture(move) ? "x" : "-";
  }
}
