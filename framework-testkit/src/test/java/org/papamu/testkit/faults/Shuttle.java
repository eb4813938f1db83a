package org.papamu.testkit.faults;

import java.util.List;
import org.papamu.api.About;
import org.papamu.api.BoardNotation;
import org.papamu.api.BoardPosition;
import org.papamu.api.BoardRules;
import org.papamu.api.Ending;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** Two stones go to and fro, each in its row, until a position has come about three times. */
record Shuttle(
    GameInfo info, Topology board, Rules<BoardPosition> rules, Notation<BoardPosition> notation)
    implements Game<BoardPosition> {

  private static final int COLUMNS = 4;

  static Shuttle game() {
    GameInfo info = GameInfo.twoSeats("shuttle:2x4", "Shuttle", "black", "white").withRepetition(3);
    Topology board = Topology.grid(2, COLUMNS);
    Shuttles rules = new Shuttles(board);
    return new Shuttle(info, board, rules, new Texts(board, rules));
  }

  @Override
  public About about() {
    return new About("Stones go to and fro.", List.of("A stone goes one cell."), List.of());
  }

  @Override
  public Game<BoardPosition> withoutDrawRules() {
    return new Shuttle(info.withRepetition(0), board, rules, notation);
  }

  private static final class Shuttles extends BoardRules<BoardPosition> {

    Shuttles(Topology board) {
      super(board, 2);
    }

    @Override
    public BoardPosition initial() {
      BoardPosition start = empty();
      start.put(0, 1);
      start.put(COLUMNS, 2);
      return start;
    }

    BoardPosition empty() {
      return new BoardPosition(board().size(), keys());
    }

    @Override
    public void moves(BoardPosition position, MoveList out) {
      out.clear();
      for (int point = 0; point < board().size(); point++) {
        if (position.at(point) == position.turn() + 1) {
          for (int to : board().neighbours(point)) {
            if (board().row(to) == board().row(point) && position.at(to) == 0) {
              out.add((long) point * board().size() + to);
            }
          }
        }
      }
    }

    @Override
    public void play(BoardPosition position, long move) {
      position.put(from(move), 0);
      position.put(to(move), position.turn() + 1);
      position.turn(1 - position.turn());
    }

    int from(long move) {
      return (int) move / board().size();
    }

    int to(long move) {
      return (int) move % board().size();
    }

    @Override
    public int score(BoardPosition position, int seat) {
      return 0;
    }

    @Override
    public Ending ending(BoardPosition position) {
      return new Ending("shuttle.stuck", "No stone can go on");
    }

    @Override
    public Move describe(BoardPosition position, long move) {
      return Move.of(move, Step.shift(from(move), to(move)));
    }

    @Override
    protected boolean keepsPlay(int symmetry) {
      return false;
    }
  }

  private static final class Texts extends BoardNotation<BoardPosition> {

    private final Shuttles rules;

    Texts(Topology board, Shuttles rules) {
      super(board, "bw", List.of("b", "w"), rules::empty);
      this.rules = rules;
    }

    @Override
    public String writeMove(BoardPosition position, long move) {
      return board().name(rules.from(move)) + "-" + board().name(rules.to(move));
    }
  }
}
