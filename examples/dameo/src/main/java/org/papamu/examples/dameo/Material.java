package org.papamu.examples.dameo;

import org.papamu.api.BoardPosition;
import org.papamu.api.Evaluator;
import org.papamu.api.board.Topology;

/** Counts men by how far they are, and kings; a capture under way has to be played out first. */
record Material(Topology board) implements Evaluator<BoardPosition> {

  private static final int MAN = 100;
  private static final int ROW = 4;
  private static final int KING = 300;

  @Override
  public int evaluate(BoardPosition position, int seat) {
    int ahead = 0;
    for (int square = 0; square < board.size(); square++) {
      int piece = position.at(square);
      if (piece != 0) {
        boolean own = Pieces.belongsTo(piece, seat);
        int worth =
            Pieces.isKing(piece) ? KING : MAN + ROW * advance(square, own ? seat : 1 - seat);
        ahead += own ? worth : -worth;
      }
    }
    return ahead;
  }

  private int advance(int square, int seat) {
    return seat == 0 ? board.row(square) : board.rows() - 1 - board.row(square);
  }

  @Override
  public boolean isSettled(BoardPosition position) {
    return !new Captures(board, position).isAny();
  }
}
