package org.papamu.examples.hex;

import java.util.IntSummaryStatistics;
import java.util.List;
import org.papamu.api.BoardRules;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

/** The rules. A move's code is the cell; the number of cells stands for the swap. */
final class HexRules extends BoardRules<HexPosition> {

  static final int BLACK = 1;
  static final int WHITE = 2;

  private final boolean hasSwap;

  HexRules(Topology board, boolean hasSwap) {
    super(board, 2);
    this.hasSwap = hasSwap;
  }

  @Override
  public HexPosition initial() {
    return new HexPosition(board().size(), keys());
  }

  @Override
  public void moves(HexPosition position, MoveList out) {
    out.clear();
    if (isOver(position, out)) {
      return;
    }
    for (int cell = 0; cell < board().size(); cell++) {
      if (position.at(cell) == 0) {
        out.add(cell);
      }
    }
    if (canSwap(position)) {
      out.add(swap());
    }
  }

  @Override
  public long count(HexPosition position, MoveList scratch) {
    return isOver(position, scratch) ? 0 : position.vacant() + (canSwap(position) ? 1 : 0);
  }

  /** A full board has a winner (John Nash), so there is always a move while there is none. */
  @Override
  public boolean isOver(HexPosition position, MoveList scratch) {
    return position.winner != HexPosition.NOBODY;
  }

  /** The code of the swap. */
  long swap() {
    return board().size();
  }

  private boolean canSwap(HexPosition position) {
    return hasSwap
        && position.turn() == 1
        && position.vacant() == board().size() - 1
        && position.find(BLACK) != Topology.NONE;
  }

  /** The cell with row and column exchanged: White's view of a stone that was Black's. */
  private int mirror(int cell) {
    int newRow = board().column(cell);
    int newColumn = board().row(cell);
    return board().point(newRow, newColumn);
  }

  @Override
  public void play(HexPosition position, long move) {
    int cell = (int) move;
    if (move == swap()) {
      int old = position.find(BLACK);
      cell = mirror(old);
      position.put(old, 0);
    }
    position.put(cell, position.turn() + 1);
    settle(position, cell);
    position.turn(1 - position.turn());
  }

  /** If the chain of a stone joins its owner's sides, that seat has won. */
  private void settle(HexPosition position, int cell) {
    int stone = position.at(cell);
    PointSet chain = PointSet.connected(board(), cell, next -> position.at(next) == stone);
    IntSummaryStatistics along =
        chain.stream().map(point -> along(point, stone)).summaryStatistics();
    if (along.getMin() == 0 && along.getMax() == length(stone) - 1) {
      position.winner = stone - 1;
    }
  }

  /** How many cells lie between a cell and the side where a stone's owner begins. */
  int along(int cell, int stone) {
    return stone == BLACK ? board().row(cell) : board().column(cell);
  }

  int length(int stone) {
    return stone == BLACK ? board().rows() : board().columns();
  }

  @Override
  public int score(HexPosition position, int seat) {
    return position.winner == seat ? 1 : -1;
  }

  @Override
  public Ending ending(HexPosition position) {
    String winner = position.winner == 0 ? "Black" : "White";
    return new Ending("hex.joined", winner + " has joined both sides");
  }

  @Override
  public Move describe(HexPosition position, long move) {
    if (move == swap()) {
      int old = position.find(BLACK);
      return new Move(move, List.of(Step.remove(old), Step.place(mirror(old), WHITE)));
    }
    return Move.of(move, Step.place((int) move, position.turn() + 1));
  }

  /**
   * Finds who has joined both sides, if somebody has: every such chain has a stone in a first row.
   */
  void settle(HexPosition position) {
    for (int cell = 0; cell < board().size(); cell++) {
      int stone = position.at(cell);
      if (stone != 0 && along(cell, stone) == 0) {
        settle(position, cell);
      }
    }
  }

  /** Black's sides are the ends of the columns. */
  @Override
  protected boolean keepsPlay(int symmetry) {
    return board().keepsRows(symmetry);
  }
}
