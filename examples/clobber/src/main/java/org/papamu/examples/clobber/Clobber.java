package org.papamu.examples.clobber;

import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.BoardPosition;
import org.papamu.api.ConnectedRegions;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Look;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;

/** Clobber on one board. */
record Clobber(GameInfo info, Topology board, ClobberRules rules, ClobberNotation notation)
    implements Game<BoardPosition> {

  private static final About ABOUT =
      new About(
          "Every move takes; who cannot take loses.",
          List.of(
              "The board is full at the start: black and white stones on the cells of either"
                  + " colour, a1 black. White begins.",
              "A move takes a stone of one's own onto an enemy stone beside it, along a row or a"
                  + " column; the enemy stone leaves the board.",
              "Who cannot move loses."),
          List.of(
              "Michael Albert, J. P. Grossman, Richard Nowakowski, 2001",
              "Albert, Grossman, Nowakowski, Wolfe: An Introduction to Clobber, Integers 5(2),"
                  + " 2005",
              "David Wolfe's page on Clobber; Ivars Peterson: Getting Clobbered, 2002"));

  private static final Look LOOK =
      Look.wooden(Look.Surface.CELLS, Look.WHITE_STONE, Look.BLACK_STONE);

  static Clobber of(String name, Size size) {
    Topology board = Topology.grid(size.rows(), size.columns());
    ClobberRules rules = new ClobberRules(board);
    String title = "Clobber " + size.rows() + "×" + size.columns();
    GameInfo info =
        GameInfo.twoSeats(name, title, ClobberRules.SEATS.get(0), ClobberRules.SEATS.get(1))
            .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY)
            .withMaxPly(size.points() - 1);
    return new Clobber(info, board, rules, new ClobberNotation(board, rules));
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

  @Override
  public Optional<Regions<BoardPosition>> regions() {
    return Optional.of(new ConnectedRegions<>(board, rules, 0));
  }

  /** Says what is wrong with the first point of a move, or with the second. */
  @Override
  public Optional<String> refusal(BoardPosition position, List<String> accepted, String refused) {
    String name = refused.startsWith("-") ? refused.substring(1) : refused;
    int point = board.find(name);
    if (point == Topology.NONE) {
      return Optional.empty();
    }
    int stone = position.at(point);
    if (accepted.isEmpty()) {
      return Optional.of(
          stone == position.turn() + 1
              ? "the stone on %s has no enemy stone beside it".formatted(name)
              : "there is no %s stone on %s".formatted(seat(position.turn()), name));
    }
    return Optional.of(
        stone == 2 - position.turn()
            ? "%s is not beside %s in its row or column".formatted(name, accepted.get(0))
            : "a move ends on a %s stone, and %s has none"
                .formatted(seat(1 - position.turn()), name));
  }

  private static String seat(int seat) {
    return ClobberRules.SEATS.get(seat);
  }
}
