package org.papamu.examples.dameo;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Direction;
import org.papamu.api.board.Topology;

/** The rules. The code of a quiet move is that of a capture that takes nothing. */
final class DameoRules implements Rules<BoardPosition> {

  private static final int MEN_ROWS = 3;

  private final Topology board;
  private final Zobrist keys;

  DameoRules(Topology board) {
    this.board = board;
    keys = new Zobrist(board.size(), Pieces.LETTERS.length());
  }

  BoardPosition empty() {
    return new BoardPosition(board.size(), keys);
  }

  /** Rows of 8, 6 and 4 men on either side, centred. */
  @Override
  public BoardPosition initial() {
    BoardPosition position = empty();
    for (int row = 0; row < MEN_ROWS; row++) {
      for (int column = row; column < board.columns() - row; column++) {
        position.put(board.point(row, column), Pieces.man(0));
        position.put(board.point(board.rows() - 1 - row, column), Pieces.man(1));
      }
    }
    return position;
  }

  @Override
  public void copy(BoardPosition source, BoardPosition target) {
    target.copy(source);
  }

  @Override
  public void moves(BoardPosition position, MoveList out) {
    if (new Captures(board, position).list(out) == 0) {
      for (int square = 0; square < board.size(); square++) {
        if (Pieces.belongsTo(position.at(square), position.turn())) {
          quiet(position, square, out);
        }
      }
    }
  }

  private void quiet(BoardPosition position, int from, MoveList out) {
    int piece = position.at(from);
    boolean king = Pieces.isKing(piece);
    for (int direction = 0; direction < board.directions().size(); direction++) {
      if (!king && !isForward(direction, position.turn())) {
        continue;
      }
      int to = board.next(from, direction);
      while (!king && to != Topology.NONE && position.at(to) == piece) {
        to = board.next(to, direction);
      }
      while (to != Topology.NONE && position.at(to) == 0) {
        out.add(Captures.quiet(from, to));
        to = king ? board.next(to, direction) : Topology.NONE;
      }
    }
  }

  private boolean isForward(int direction, int seat) {
    Direction towards = board.directions().get(direction);
    return towards.rows() == (seat == 0 ? 1 : -1);
  }

  /** A line that steps is its last man leaping to the front, so that one crowns it alone. */
  @Override
  public void play(BoardPosition position, long move) {
    int from = Captures.from(move);
    int becomes = after(position, move);
    if (Captures.isCapture(move)) {
      long taken = new Captures(board, position).taken(move);
      for (long left = taken; left != 0; left &= left - 1) {
        position.put(Long.numberOfTrailingZeros(left), 0);
      }
    }
    position.put(from, 0);
    position.put(Captures.to(move), becomes);
    position.turn(1 - position.turn());
  }

  /** The piece that a move leaves where it ends. */
  private int after(BoardPosition position, long move) {
    int seat = position.turn();
    boolean last = board.row(Captures.to(move)) == (seat == 0 ? board.rows() - 1 : 0);
    return last ? Pieces.king(seat) : position.at(Captures.from(move));
  }

  @Override
  public int score(BoardPosition position, int seat) {
    return seat == position.turn() ? -1 : 1;
  }

  @Override
  public Ending ending(BoardPosition position) {
    return new Ending("dameo.no-move", (position.turn() == 0 ? "White" : "Black") + " cannot move");
  }

  /** Up to so many texts of a move, the canonical one, the smallest, first. */
  List<String> texts(BoardPosition position, long move, int wanted) {
    if (!Captures.isCapture(move)) {
      return List.of(board.name(Captures.from(move)) + "-" + board.name(Captures.to(move)));
    }
    return new Captures(board, position)
        .paths(move, wanted).stream()
            .map(path -> String.join("x", path.stream().map(board::name).toList()))
            .toList();
  }

  @Override
  public Move describe(BoardPosition position, long move) {
    Captures captures = new Captures(board, position);
    List<Integer> path =
        Captures.isCapture(move)
            ? captures.paths(move, 1).get(0)
            : List.of(Captures.from(move), Captures.to(move));
    PointSet taken = PointSet.ofBits(captures.taken(move));
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      steps.add(Step.shift(from, to).taking(between(from, to, taken)));
    }
    int becomes = after(position, move);
    if (becomes != position.at(Captures.from(move))) {
      steps.set(steps.size() - 1, steps.get(steps.size() - 1).becoming(becomes));
    }
    return new Move(move, steps);
  }

  /** What is taken between two landings: nothing by a quiet move, else one piece. */
  private PointSet between(int from, int to, PointSet taken) {
    for (int direction = 0; direction < board.directions().size(); direction++) {
      PointSet over = PointSet.EMPTY;
      for (int square : board.ray(from, direction)) {
        if (square == to) {
          return over;
        }
        over = taken.contains(square) ? PointSet.of(square) : over;
      }
    }
    throw new IllegalArgumentException("no leg of a move");
  }

  /** Men go up or down the columns, so a symmetry has to leave every square in its row. */
  @Override
  public boolean image(BoardPosition source, int symmetry, BoardPosition target) {
    for (int square = 0; square < board.size(); square++) {
      if (board.row(board.image(symmetry, square)) != board.row(square)) {
        return false;
      }
    }
    target.turn(source.turn());
    target.putImage(source, board, symmetry);
    return true;
  }
}
