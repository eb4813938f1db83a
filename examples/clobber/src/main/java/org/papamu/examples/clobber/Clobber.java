package org.papamu.examples.clobber;

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
import org.papamu.api.Look.Piece;
import org.papamu.api.Notation;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** Clobber on one board. */
final class Clobber implements Game<BoardPosition> {

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
              "Albert, Grossman, Nowakowski, Wolfe: An Introduction to Clobber, Integers 5(2), 2005",
              "David Wolfe's page on Clobber; Ivars Peterson: Getting Clobbered, 2002"));

  private static final Look LOOK =
      new Look(
          Look.Surface.CELLS,
          Look.Material.WOOD,
          Look.Outline.RECTANGLE,
          List.of(
              new Piece("white stone", 'w', Look.Shape.RINGED, Look.Tone.LIGHT),
              new Piece("black stone", 'b', Look.Shape.DISC, Look.Tone.DARK)));

  private final Topology board;
  private final GameInfo info;
  private final ClobberRules rules;
  private final ClobberNotation notation;

  Clobber(String name, Size size) {
    board = Topology.grid(size.rows(), size.columns());
    rules = new ClobberRules(board);
    notation = new ClobberNotation(board, rules);
    String title = "Clobber " + size.rows() + "×" + size.columns();
    info =
        GameInfo.twoSeats(name, title, ClobberRules.SEATS.get(0), ClobberRules.SEATS.get(1))
            .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY)
            .withMaxPly(size.points() - 1);
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
  public Rules<BoardPosition> rules() {
    return rules;
  }

  @Override
  public Notation<BoardPosition> notation() {
    return notation;
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
