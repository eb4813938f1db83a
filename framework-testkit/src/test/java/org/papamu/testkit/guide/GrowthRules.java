package org.papamu.testkit.guide;

import java.util.List;
import org.papamu.api.BoardPosition;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/** A move's code is the point; the number of points stands for the pass. */
record GrowthRules(Topology board, Zobrist keys) implements Rules<BoardPosition> {

  GrowthRules(Topology board) {
    this(board, new Zobrist(board.size(), 2));
  }

  BoardPosition empty() {
    return new BoardPosition(board.size(), keys);
  }

  @Override
  public BoardPosition initial() {
    BoardPosition start = empty();
    start.put(0, 1);
    start.put(board.size() - 1, 2);
    return start;
  }

  @Override
  public void copy(BoardPosition source, BoardPosition target) {
    target.copy(source);
  }

  long pass() {
    return board.size();
  }

  private boolean canGrow(BoardPosition position, int seat, int point) {
    if (position.at(point) == 0) {
      for (int direction = 0; direction < board.directions().size(); direction++) {
        int next = board.next(point, direction);
        if (next != Topology.NONE && position.at(next) == seat + 1) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean canGrow(BoardPosition position, int seat) {
    int point = 0;
    while (point < board.size() && !canGrow(position, seat, point)) {
      point++;
    }
    return point < board.size();
  }

  @Override
  public void moves(BoardPosition position, MoveList out) {
    out.clear();
    for (int point = 0; point < board.size(); point++) {
      if (canGrow(position, position.turn(), point)) {
        out.add(point);
      }
    }
    if (out.isEmpty() && canGrow(position, 1 - position.turn())) {
      out.add(pass());
    }
  }

  @Override
  public void play(BoardPosition position, long move) {
    if (move != pass()) {
      position.put((int) move, position.turn() + 1);
    }
    position.turn(1 - position.turn());
  }

  @Override
  public int score(BoardPosition position, int seat) {
    int stones = 0;
    for (int point = 0; point < board.size(); point++) {
      stones += position.at(point) == seat + 1 ? 1 : 0;
    }
    return stones;
  }

  @Override
  public Ending ending(BoardPosition position) {
    return new Ending("growth.full", "Neither colony can grow");
  }

  @Override
  public Move describe(BoardPosition position, long move) {
    return move == pass()
        ? new Move(move, List.of())
        : Move.of(move, Step.place((int) move, position.turn() + 1));
  }
}
