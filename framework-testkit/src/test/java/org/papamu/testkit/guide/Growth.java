package org.papamu.testkit.guide;

import java.util.List;
import org.papamu.api.About;
import org.papamu.api.BoardPosition;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;

/** Two colonies grow on a cylinder, and who cannot grow passes; the larger colony wins. */
record Growth(GameInfo info, Topology board, GrowthRules rules)
    implements Game<BoardPosition>, Notation<BoardPosition> {

  private static final String LETTERS = "bw";

  static Growth of(String name, Size size) {
    Topology board = cylinder(size.rows(), size.columns());
    GameInfo info =
        GameInfo.scored(name, "Growth", List.of("black", "white"), 0, size.points())
            .with(Fact.LOOP_FREE, Fact.FORCED_PASS)
            .withMaxPly(2 * size.points());
    return new Growth(info, board, new GrowthRules(board));
  }

  /** A grid whose rows go round: the last column is followed by the first. */
  private static Topology cylinder(int rows, int columns) {
    Topology grid = Topology.grid(rows, columns);
    int east = grid.direction(grid.find("a1"), grid.find("b1"));
    Topology.Builder board =
        Topology.builder(rows, columns, grid.directions()).full().joinNeighbours();
    for (int row = 0; row < rows; row++) {
      String first = grid.name(grid.point(row, 0));
      String last = grid.name(grid.point(row, columns - 1));
      board.join(last, east, first);
    }
    return board.build();
  }

  @Override
  public Notation<BoardPosition> notation() {
    return this;
  }

  @Override
  public About about() {
    return new About(
        "The larger colony wins.", List.of("Put a stone beside one's own."), List.of());
  }

  @Override
  public String write(BoardPosition position) {
    return Rows.write(board, LETTERS, position::at) + " " + LETTERS.charAt(position.turn());
  }

  @Override
  public BoardPosition read(String text) {
    Fields fields =
        Fields.split(text, MAX_POSITION_LENGTH, List.of("the rows", "the side to move"), 2);
    BoardPosition position = rules.empty();
    position.putAll(Rows.read(board, LETTERS, fields, 0));
    position.turn(fields.oneOf(1, "the side to move", List.of("b", "w")));
    return position;
  }

  @Override
  public String writeMove(BoardPosition position, long move) {
    return move == rules.pass() ? "pass" : board.name((int) move);
  }
}
