package org.papamu.examples.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Look;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.board.Topology;

/**
 * Hex on one board: Black joins the bottom row to the top row, White the first column to the last.
 */
record Hex(GameInfo info, Topology board, HexRules rules, HexNotation notation, Options options)
    implements Game<HexPosition> {

  static final Option SWAP =
      Option.flag("swap", "White may take over Black's first stone, mirrored, as the first move");

  private static final Look LOOK =
      Look.wooden(Look.Surface.CELLS, Look.BLACK_STONE, Look.WHITE_STONE).with(Look.Outline.POINTS);

  static Hex of(String name, Size size, Options options) {
    Topology board = Topology.hexagonal(size.rows(), size.columns());
    HexRules rules = new HexRules(board, options.isOn(SWAP));
    GameInfo info =
        GameInfo.twoSeats(name, "Hex " + size.rows() + "×" + size.columns(), "black", "white")
            .with(Fact.LOOP_FREE)
            .withMaxPly(size.points() + (options.isOn(SWAP) ? 1 : 0));
    return new Hex(info, board, rules, new HexNotation(board, rules), options);
  }

  @Override
  public Look look() {
    return LOOK;
  }

  @Override
  public Optional<Evaluator<HexPosition>> evaluator() {
    return Optional.of(new Distance(board, rules));
  }

  @Override
  public About about() {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add("Black begins. A move puts a stone on an empty cell; stones never move.");
    paragraphs.add(
        "Black wins by a chain of black stones from the bottom row to the top row, White by a chain"
            + " of white stones from the first column to the last. One of them always comes"
            + " about.");
    if (options.isOn(SWAP)) {
      paragraphs.add(
          "Instead of the first white stone White may swap: the black stone becomes a white one on"
              + " the cell with row and column exchanged.");
    }
    return new About(
        "Two players build chains between opposite sides of a board of hexagons.",
        paragraphs,
        List.of(
            "Piet Hein, Polygon, Politiken, 1942; John Nash, 1948",
            "Martin Gardner, Mathematical Games, Scientific American, July 1957",
            "Cameron Browne, Hex Strategy, 2000"));
  }

  @Override
  public Optional<String> refusal(HexPosition position, List<String> accepted, String refused) {
    int cell = accepted.isEmpty() ? board.find(refused) : Topology.NONE;
    if (refused.equals("swap")) {
      return Optional.of(
          options.isOn(SWAP)
              ? "only White's first move can be the swap"
              : "this game has no swap; its option swap has");
    }
    return cell == Topology.NONE ? Optional.empty() : Optional.of(refused + " has a stone already");
  }
}
