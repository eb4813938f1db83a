package org.papamu.examples.domineering;

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
import org.papamu.api.Look.Piece;
import org.papamu.api.Regions;
import org.papamu.api.board.Topology;

/** Domineering on one board: Black puts upright dominoes, White flat ones. */
record Domineering(
    GameInfo info, Topology board, DomineeringRules rules, DomineeringNotation notation)
    implements Game<BoardPosition> {

  private static final About ABOUT =
      new About(
          "Dominoes fill a board, upright ones against flat ones; who has no room left loses.",
          List.of(
              "Black begins. Black covers two empty cells one above the other with a domino, White"
                  + " two empty cells side by side.",
              "Who has no room for a domino loses."),
          List.of(
              "Göran Andersson, about 1973; Martin Gardner, Scientific American, February 1974",
              "Gabriel Drummond-Cole: An update on domineering on rectangular boards,"
                  + " arXiv:1305.3257"));

  private static final Look LOOK =
      Look.wooden(
          Look.Surface.CELLS, new Piece("covered cell", 'x', Look.Shape.BLOCK, Look.Tone.DARK));

  static Domineering of(String name, Size size) {
    Topology board = Topology.grid(size.rows(), size.columns());
    DomineeringRules rules = new DomineeringRules(board);
    String title = "Domineering " + size.rows() + "×" + size.columns();
    GameInfo info =
        GameInfo.twoSeats(name, title, DomineeringRules.SEATS.get(0), DomineeringRules.SEATS.get(1))
            .with(Fact.LOOP_FREE, Fact.NORMAL_PLAY)
            .withMaxPly(size.points() / 2);
    return new Domineering(info, board, rules, new DomineeringNotation(board, rules));
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
    return Optional.of(new ConnectedRegions<>(board, rules, DomineeringRules.COVERED));
  }

  /** Says which of the two cells is covered, or what a domino of the mover looks like. */
  @Override
  public Optional<String> refusal(BoardPosition position, List<String> accepted, String refused) {
    String name = refused.startsWith("-") ? refused.substring(1) : refused;
    int point = board.find(name);
    if (point == Topology.NONE) {
      return Optional.empty();
    }
    if (position.at(point) == DomineeringRules.COVERED) {
      return Optional.of(name + " is covered");
    }
    boolean upright = position.turn() == 0;
    if (accepted.isEmpty()) {
      return Optional.of(
          "there is no room for a domino on %s and the cell %s it"
              .formatted(name, upright ? "above" : "to the right of"));
    }
    return Optional.of(
        upright
            ? "Black's dominoes cover a cell and the one above it"
            : "White's dominoes cover a cell and the one to the right of it");
  }
}
