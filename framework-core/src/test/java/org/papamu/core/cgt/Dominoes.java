package org.papamu.core.cgt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Parts;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.Regions;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/**
 * Dominoes on a board: Black, Left, puts them upright, White flat. A position is its rows from the
 * top, {@code x} for a covered cell and {@code .} for a free one, split by {@code /}, and a seat.
 */
final class Dominoes
    implements Game<Dominoes.Cells>, Rules<Dominoes.Cells>, Notation<Dominoes.Cells> {

  private final Topology board;
  private final boolean splits;
  private final GameInfo info;

  /** A board whose positions split into the pieces of the free cells, or do not. */
  Dominoes(int rows, int columns, boolean splits) {
    board = Topology.grid(rows, columns);
    this.splits = splits;
    info =
        GameInfo.twoSeats("dominoes:" + rows + "x" + columns, "Dominoes", "black", "white")
            .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY);
  }

  static final class Cells implements Position {
    final boolean[] covered;
    int turn;

    Cells(int size) {
      covered = new boolean[size];
    }

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int at(int point) {
      return covered[point] ? 1 : 0;
    }

    @Override
    public long hash() {
      return Arrays.hashCode(covered) * 2L + turn;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Cells cells
          && turn == cells.turn
          && Arrays.equals(covered, cells.covered);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(hash());
    }
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Topology board() {
    return board;
  }

  @Override
  public Rules<Cells> rules() {
    return this;
  }

  @Override
  public Notation<Cells> notation() {
    return this;
  }

  @Override
  public About about() {
    return new About("Dominoes are put on free cells", List.of(), List.of());
  }

  @Override
  public Cells initial() {
    return new Cells(board.size());
  }

  @Override
  public void copy(Cells source, Cells target) {
    System.arraycopy(source.covered, 0, target.covered, 0, board.size());
    target.turn = source.turn;
  }

  @Override
  public void moves(Cells position, MoveList out) {
    out.clear();
    for (int point = 0; point < board.size(); point++) {
      int next = next(point, position.turn);
      if (next != Topology.NONE && !position.covered[point] && !position.covered[next]) {
        out.add(point);
      }
    }
  }

  private int next(int point, int seat) {
    int row = board.row(point) + (seat == 0 ? 1 : 0);
    int column = board.column(point) + (seat == 0 ? 0 : 1);
    return row < board.rows() && column < board.columns() ? board.point(row, column) : -1;
  }

  @Override
  public void play(Cells position, long move) {
    position.covered[(int) move] = true;
    position.covered[next((int) move, position.turn)] = true;
    position.turn = 1 - position.turn;
  }

  @Override
  public boolean pass(Cells position) {
    position.turn = 1 - position.turn;
    return true;
  }

  @Override
  public int score(Cells position, int seat) {
    return seat == position.turn ? -1 : 1;
  }

  @Override
  public Ending ending(Cells position) {
    return new Ending("dominoes.full", "no domino fits");
  }

  @Override
  public Move describe(Cells position, long move) {
    return Move.of(move, Move.Step.shift((int) move, next((int) move, position.turn)));
  }

  @Override
  public String write(Cells position) {
    StringBuilder text = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      for (int column = 0; column < board.columns(); column++) {
        text.append(position.covered[board.point(row, column)] ? 'x' : '.');
      }
      text.append(row > 0 ? '/' : ' ');
    }
    return text + info.seats().get(position.turn);
  }

  @Override
  public Cells read(String text) {
    Cells cells = initial();
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        int at = (board.rows() - 1 - row) * (board.columns() + 1) + column;
        cells.covered[board.point(row, column)] = text.charAt(at) == 'x';
      }
    }
    cells.turn = text.endsWith("white") ? 1 : 0;
    return cells;
  }

  @Override
  public String writeMove(Cells position, long move) {
    return board.name((int) move);
  }

  @Override
  public Optional<Regions<Cells>> regions() {
    return splits ? Optional.of(new Pieces()) : Optional.empty();
  }

  /** The pieces of the free cells; the key is the cells themselves. */
  private final class Pieces implements Regions<Cells> {

    @Override
    public void split(Cells position, Parts parts) {
      parts.clear();
      boolean[] seen = position.covered.clone();
      for (int point = 0; point < board.size(); point++) {
        if (!seen[point]) {
          PointSet piece = piece(point, seen, PointSet.EMPTY);
          parts.add(1);
          piece.forEach(cell -> parts.addPoints(cell >> 6, 1L << cell));
          parts.addKey(parts.bits(parts.size() - 1, 0));
        }
      }
    }

    private PointSet piece(int point, boolean[] seen, PointSet piece) {
      seen[point] = true;
      PointSet all = piece.union(PointSet.of(point));
      for (int direction = 0; direction < board.directions().size(); direction++) {
        int next = board.next(point, direction);
        if (next != Topology.NONE && !seen[next]) {
          all = piece(next, seen, all);
        }
      }
      return all;
    }

    @Override
    public void extract(Cells position, Parts parts, int part, Cells target) {
      for (int point = 0; point < board.size(); point++) {
        target.covered[point] = !parts.contains(part, point);
      }
      target.turn = position.turn;
    }
  }
}
