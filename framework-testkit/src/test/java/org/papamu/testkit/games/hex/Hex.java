package org.papamu.testkit.games.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Notation;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/**
 * Hex on one board: Black joins the bottom row to the top row, White the first column to the last.
 */
final class Hex implements Game<HexPosition> {

  static final Option SWAP =
      Option.flag("swap", "White may take over Black's first stone, mirrored, as the first move");

  private final Options options;
  private final Topology board;
  private final GameInfo info;
  private final HexRules rules;
  private final HexNotation notation;

  Hex(String name, Size size, Options options) {
    this.options = options;
    board = Topology.hexagonal(size.rows(), size.columns());
    rules = new HexRules(board, options.isOn(SWAP));
    notation = new HexNotation(board, rules);
    info =
        GameInfo.twoSeats(name, "Hex " + size.rows() + "×" + size.columns(), "black", "white")
            .with(Fact.LOOP_FREE)
            .withMaxPly(size.points() + (options.isOn(SWAP) ? 1 : 0));
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
  public Rules<HexPosition> rules() {
    return rules;
  }

  @Override
  public Notation<HexPosition> notation() {
    return notation;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public About about() {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add("Black begins. A move puts a stone on an empty cell.");
    paragraphs.add(
        "Black wins by a chain of black stones from the bottom row to the top row, White by a chain"
            + " of white stones from the first column to the last. One of them always comes about.");
    if (options.isOn(SWAP)) {
      paragraphs.add(
          "Instead of the first white stone White may swap: the black stone becomes a white one on"
              + " the cell with row and column exchanged.");
    }
    return new About(
        "Two players build chains between opposite sides of a board of hexagons.",
        paragraphs,
        List.of("Piet Hein, 1942; John Nash, 1948"));
  }

  /** Counts the rows and columns that each side has a stone in. */
  @Override
  public Optional<Evaluator<HexPosition>> evaluator() {
    return Optional.of(rules::spread);
  }
}
