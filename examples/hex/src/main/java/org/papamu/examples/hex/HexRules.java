package org.papamu.examples.hex;

import java.util.Arrays;
import java.util.List;
import org.papamu.api.BoardRules;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;

/** The rules. A move's code is the cell; the number of cells stands for the swap. */
final class HexRules extends BoardRules<HexPosition> {

  static final int BLACK = 1;
  static final int WHITE = 2;

  /** A chain that touches both sides of its owner. */
  private static final int JOINED = 3;

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
        && position.at(only(position)) == BLACK;
  }

  /** The cell of the one stone. */
  private int only(HexPosition position) {
    int cell = 0;
    while (position.at(cell) == 0) {
      cell++;
    }
    return cell;
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
      int old = only(position);
      cell = mirror(old);
      position.put(old, 0);
      position.touched[old] = 0;
    }
    place(position, cell, position.turn() + 1);
    position.turn(1 - position.turn());
  }

  /** Puts a stone on an empty cell; if it joins its owner's sides, that seat has won. */
  void place(HexPosition position, int cell, int stone) {
    position.put(cell, stone);
    int reach = sides(cell, stone);
    for (int next : board().neighbours(cell)) {
      reach |= position.at(next) == stone ? position.touched[next] : 0;
    }
    spread(position, cell, stone, reach);
    if (reach == JOINED) {
      position.winner = stone - 1;
    }
  }

  /** The sides of its owner that a stone touches by itself. */
  private int sides(int cell, int stone) {
    int along = along(cell, stone);
    return (along == 0 ? 1 : 0) | (along == length(stone) - 1 ? 2 : 0);
  }

  /** How many cells lie between a cell and the side where a stone's owner begins. */
  int along(int cell, int stone) {
    return stone == BLACK ? board().row(cell) : board().column(cell);
  }

  int length(int stone) {
    return stone == BLACK ? board().rows() : board().columns();
  }

  /** Tells a chain what it touches now; stones that know it already end the walk. */
  private void spread(HexPosition position, int cell, int stone, int reach) {
    position.touched[cell] = (byte) reach;
    for (int next : board().neighbours(cell)) {
      if (position.at(next) == stone && position.touched[next] != reach) {
        spread(position, next, stone, reach);
      }
    }
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
      int old = only(position);
      return new Move(move, List.of(Step.remove(old), Step.place(mirror(old), WHITE)));
    }
    return Move.of(move, Step.place((int) move, position.turn() + 1));
  }

  /** Works out anew which sides the chains touch. */
  void join(HexPosition position) {
    Arrays.fill(position.touched, (byte) 0);
    position.winner = HexPosition.NOBODY;
    for (int cell = 0; cell < board().size(); cell++) {
      if (position.at(cell) != 0) {
        place(position, cell, position.at(cell));
      }
    }
  }

  /** Black's sides are the ends of the columns. */
  @Override
  protected boolean keepsPlay(int symmetry) {
    return board().keepsRows(symmetry);
  }

  @Override
  public boolean image(HexPosition source, int symmetry, HexPosition target) {
    boolean keeps = super.image(source, symmetry, target);
    join(target);
    return keeps;
  }
}
