package ${package};

import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.BoardPosition;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Look;
import org.papamu.api.board.Topology;

/** The game on one board: what is declared of it, its rules in words, its looks. */
record ${gameClass}Game(GameInfo info, Topology board, ${gameClass}Rules rules, ${gameClass}Notation notation)
    implements Game<BoardPosition> {

  private static final About ABOUT =
      new About(
          "Two players put stones on a board; who has no cell left loses.",
          List.of(
              "Black begins. A move puts a stone of one's own on an empty cell that is not beside an"
                  + " enemy stone, along a row or a column.",
              "Who cannot move loses."),
          List.of("Snort, by Simon Norton: Berlekamp, Conway, Guy, Winning Ways, 1982"));

  private static final Look LOOK =
      Look.wooden(Look.Surface.CELLS, Look.BLACK_STONE, Look.WHITE_STONE);

  static ${gameClass}Game of(String name, Size size) {
    Topology board = Topology.grid(size.rows(), size.columns());
    ${gameClass}Rules rules = new ${gameClass}Rules(board);
    String title = "${gameTitle} " + size.rows() + "×" + size.columns();
    GameInfo info =
        GameInfo.twoSeats(name, title, "black", "white")
            .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY)
            .withMaxPly(size.points());
    return new ${gameClass}Game(info, board, rules, new ${gameClass}Notation(board, rules));
  }

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Look look() {
    return LOOK;
  }

  @Override
  public Optional<Evaluator<BoardPosition>> evaluator() {
    return Optional.of(rules);
  }

  /** Says why a cell is no move; asked only once a text was refused. */
  @Override
  public Optional<String> refusal(BoardPosition position, List<String> accepted, String refused) {
    int point = board.find(refused);
    if (point == Topology.NONE) {
      return Optional.empty();
    }
    return Optional.of(
        position.at(point) != 0 ? refused + " is taken" : refused + " is beside an enemy stone");
  }
}
