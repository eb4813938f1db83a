package org.papamu.examples.dameo;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.BoardRules;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.board.Direction;
import org.papamu.api.board.Topology;

/** The rules. The code of a quiet move is that of a capture that takes nothing. */
final class DameoRules extends BoardRules<BoardPosition> {

  private static final int MEN_ROWS = 3;

  DameoRules(Topology board) {
    super(board, Pieces.LETTERS.length());
  }

  BoardPosition empty() {
    return new BoardPosition(board().size(), keys());
  }

  /** Rows of 8, 6 and 4 men on either side, centred. */
  @Override
  public BoardPosition initial() {
    BoardPosition position = empty();
    for (int row = 0; row < MEN_ROWS; row++) {
      for (int column = row; column < board().columns() - row; column++) {
        position.put(board().point(row, column), Pieces.man(0));
        position.put(board().point(board().rows() - 1 - row, column), Pieces.man(1));
      }
    }
    return position;
  }

  @Override
  public void moves(BoardPosition position, MoveList out) {
    if (new Captures(board(), position).list(out) == 0) {
      for (int square = 0; square < board().size(); square++) {
        if (Pieces.belongsTo(position.at(square), position.turn())) {
          quiet(position, square, out);
        }
      }
    }
  }

  private void quiet(BoardPosition position, int from, MoveList out) {
    int piece = position.at(from);
    boolean king = Pieces.isKing(piece);
    for (int direction = 0; direction < board().directions().size(); direction++) {
      if (!king && !isForward(direction, position.turn())) {
        continue;
      }
      int to = board().next(from, direction);
      while (!king && to != Topology.NONE && position.at(to) == piece) {
        to = board().next(to, direction);
      }
      while (to != Topology.NONE && position.at(to) == 0) {
        out.add(Captures.quiet(from, to));
        to = king ? board().next(to, direction) : Topology.NONE;
      }
    }
  }

  private boolean isForward(int direction, int seat) {
    Direction towards = board().directions().get(direction);
    return towards.rows() == (seat == 0 ? 1 : -1);
  }

  /** A line that steps is its last man leaping to the front, so that one crowns it alone. */
  @Override
  public void play(BoardPosition position, long move) {
    int from = Captures.from(move);
    int becomes = after(position, move);
    if (Captures.isCapture(move)) {
      new Captures(board(), position).taken(move).forEach(square -> position.put(square, 0));
    }
    position.put(from, 0);
    position.put(Captures.to(move), becomes);
    position.turn(1 - position.turn());
  }

  /** The piece that a move leaves where it ends. */
  private int after(BoardPosition position, long move) {
    int seat = position.turn();
    return isLast(Captures.to(move), seat) ? Pieces.king(seat) : position.at(Captures.from(move));
  }

  /** Whether a square is in the last row of a seat, where men are crowned. */
  boolean isLast(int square, int seat) {
    return board().row(square) == (seat == 0 ? board().rows() - 1 : 0);
  }

  @Override
  public int score(BoardPosition position, int seat) {
    return seat == position.turn() ? -1 : 1;
  }

  @Override
  public Ending ending(BoardPosition position) {
    return new Ending("dameo.no-move", (position.turn() == 0 ? "White" : "Black") + " cannot move");
  }

  /** The ways to do a move, the smallest first. */
  List<List<Integer>> paths(BoardPosition position, long move, int wanted) {
    return Captures.isCapture(move)
        ? new Captures(board(), position).paths(move, wanted)
        : List.of(List.of(Captures.from(move), Captures.to(move)));
  }

  @Override
  public Move describe(BoardPosition position, long move) {
    PointSet taken = new Captures(board(), position).taken(move);
    Move described =
        Move.along(
            move,
            paths(position, move, 1).get(0),
            (from, to) -> PointSet.of(board().between(from, to)).intersection(taken));
    int becomes = after(position, move);
    return becomes == position.at(Captures.from(move)) ? described : described.becoming(becomes);
  }

  /** Men go up or down the columns, so a symmetry has to leave every square in its row. */
  @Override
  protected boolean keepsPlay(int symmetry) {
    return board().keepsEachRow(symmetry);
  }
}
