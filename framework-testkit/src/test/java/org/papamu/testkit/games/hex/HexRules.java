package org.papamu.testkit.games.hex;

import java.util.List;
import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/** The rules. A move's code is the cell; the number of cells stands for the swap. */
final class HexRules implements Rules<HexPosition> {

  private static final int BLACK = 0;
  private static final int WHITE = 1;

  private final Topology board;
  private final boolean hasSwap;
  private final Zobrist keys;

  HexRules(Topology board, boolean hasSwap) {
    this.board = board;
    this.hasSwap = hasSwap;
    keys = new Zobrist(board.size(), 2);
  }

  @Override
  public HexPosition initial() {
    return new HexPosition(board.size());
  }

  @Override
  public HexPosition copy(HexPosition source) {
    HexPosition target = initial();
    target.copy(source);
    return target;
  }

  @Override
  public void copy(HexPosition source, HexPosition target) {
    target.copy(source);
  }

  /** The position with these stones; empty if both sides are joined. */
  HexPosition of(int[] stones, int turn) {
    HexPosition position = initial();
    position.turn = turn;
    for (int point = 0; point < stones.length; point++) {
      position.set(keys, point, stones[point]);
    }
    for (int seat = 0; seat < 2; seat++) {
      if (isJoined(position, seat)) {
        position.winner = seat;
      }
    }
    return position;
  }

  @Override
  public void moves(HexPosition position, MoveList out) {
    out.clear();
    if (position.winner != HexPosition.NOBODY) {
      return;
    }
    for (int point = 0; point < board.size(); point++) {
      if (position.at(point) == 0) {
        out.add(point);
      }
    }
    if (hasSwap
        && position.turn == WHITE
        && board.size() - out.size() == 1
        && only(position) != -1) {
      out.add(swap());
    }
  }

  long swap() {
    return board.size();
  }

  /** The cell of the one black stone; -1 if there is none. */
  private int only(HexPosition position) {
    for (int point = 0; point < board.size(); point++) {
      if (position.at(point) == BLACK + 1) {
        return point;
      }
    }
    return -1;
  }

  /** The cell with row and column exchanged. */
  private int mirror(int point) {
    int newRow = board.column(point);
    int newColumn = board.row(point);
    return board.point(newRow, newColumn);
  }

  @Override
  public void play(HexPosition position, long move) {
    int point = (int) move;
    if (move == swap()) {
      int old = only(position);
      point = mirror(old);
      position.set(keys, old, 0);
    }
    position.set(keys, point, position.turn + 1);
    if (isJoined(position, position.turn)) {
      position.winner = position.turn;
    }
    position.turn = 1 - position.turn;
  }

  /** Whether a seat's stones join its two sides. */
  private boolean isJoined(HexPosition position, int seat) {
    boolean[] seen = new boolean[board.size()];
    for (int point = 0; point < board.size(); point++) {
      if (along(seat, point) == 0 && reaches(position, seat, point, seen)) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(HexPosition position, int seat, int point, boolean[] seen) {
    if (seen[point] || position.at(point) != seat + 1) {
      return false;
    }
    if (along(seat, point) == length(seat) - 1) {
      return true;
    }
    seen[point] = true;
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int next = board.next(point, direction);
      if (next != Topology.NONE && reaches(position, seat, next, seen)) {
        return true;
      }
    }
    return false;
  }

  /** How far a cell is from the side where a seat's chain begins. */
  private int along(int seat, int point) {
    return seat == BLACK ? board.row(point) : board.column(point);
  }

  private int length(int seat) {
    return seat == BLACK ? board.rows() : board.columns();
  }

  @Override
  public int score(HexPosition position, int seat) {
    return position.winner == seat ? 1 : -1;
  }

  @Override
  public Ending ending(HexPosition position) {
    return new Ending(
        "hex.joined",
        List.of("Black has", "White has").get(position.winner) + " joined both sides");
  }

  @Override
  public Move describe(HexPosition position, long move) {
    if (move == swap()) {
      int old = only(position);
      return new Move(move, List.of(Step.remove(old), Step.place(mirror(old))));
    }
    return Move.of(move, Step.place((int) move));
  }

  /** Black's sides are the rows' ends, so only a symmetry that keeps rows rows keeps the seats. */
  @Override
  public boolean image(HexPosition source, int symmetry, HexPosition target) {
    target.copy(initial());
    target.turn = source.turn;
    target.winner = source.winner;
    int first = board.row(board.image(symmetry, 0));
    for (int point = 0; point < board.size(); point++) {
      int image = board.image(symmetry, point);
      if (board.row(point) == 0 && board.row(image) != first) {
        return false;
      }
      target.set(keys, image, source.at(point));
    }
    return true;
  }

  /** How many more rows a black stone stands in than columns a white one, in hundredths. */
  int spread(HexPosition position, int seat) {
    int[] spread = new int[2];
    boolean[] seen = new boolean[2 * Math.max(board.rows(), board.columns())];
    for (int point = 0; point < board.size(); point++) {
      int owner = position.at(point) - 1;
      if (owner >= 0 && !seen[2 * along(owner, point) + owner]) {
        seen[2 * along(owner, point) + owner] = true;
        spread[owner] += 100;
      }
    }
    return spread[seat] - spread[1 - seat];
  }
}
