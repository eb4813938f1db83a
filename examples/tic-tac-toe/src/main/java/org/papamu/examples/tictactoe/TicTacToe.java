package org.papamu.examples.tictactoe;

import java.util.List;
import org.papamu.api.About;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.board.Topology;

/** Tic-tac-toe: x first, three in a row win, a full board without them is a draw. */
record TicTacToe(GameInfo info, Topology board, TicTacToeRules rules, TicTacToeNotation notation)
    implements Game<TicTacToePosition> {

  private static final About ABOUT =
      new About(
          "Two players take turns to mark a cell; three of one's own marks in a row win.",
          List.of(
              "x begins. A move marks one empty cell.",
              "Three of one's marks in a row, a column or a diagonal end the game and win it.",
              "A full board without three in a row is a draw."),
          List.of("Traditional"));

  private static final Look LOOK =
      new Look(
          Look.Surface.CELLS,
          Look.Material.PAPER,
          Look.Outline.RECTANGLE,
          List.of(
              new Piece("cross", 'x', Look.Shape.LETTER, Look.Tone.DARK),
              new Piece("nought", 'o', Look.Shape.LETTER, Look.Tone.LIGHT)));

  static TicTacToe of(String name) {
    Topology board = Topology.gridWithDiagonals(3, 3);
    TicTacToeRules rules = new TicTacToeRules(board);
    GameInfo info =
        GameInfo.twoSeats(name, "Tic-tac-toe", "x", "o").with(Fact.LOOP_FREE).withMaxPly(9);
    return new TicTacToe(info, board, rules, new TicTacToeNotation(board, rules));
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public List<Lesson> lessons() {
    return List.of(
        new Lesson(
            "Three in a row",
            "Two crosses stand in the first row. Win at once.",
            "",
            "3/oo1/xx1 x",
            1,
            Goal.result("x"),
            List.of("The third cell of that row is c1."),
            List.of("c1")));
  }

  @Override
  public Look look() {
    return LOOK;
  }
}
