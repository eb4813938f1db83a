package org.papamu.testkit.games.leapfrog;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Tone;
import org.papamu.api.Notation;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** Leap Frog on one board: the counters are nobody's, and who takes the most worth wins. */
final class LeapFrog implements Game<LeapFrogPosition> {

  static final Option PLAYERS = Option.number("players", "how many seats there are", 2, 2, 4);
  static final Option DIAGONAL = Option.flag("diagonal", "leaps go along diagonals, too");

  private static final List<String> SEATS = List.of("first", "second", "third", "fourth");

  private static final Look LOOK =
      new Look(
          Look.Surface.PITS,
          Look.Material.WOOD,
          Look.Outline.RECTANGLE,
          List.of(
              new Piece("counter", 'o', Shape.DISC, Tone.LIGHT),
              new Piece("white counter", 'w', Shape.LETTER, Tone.LIGHT),
              new Piece("yellow counter", 'y', Shape.LETTER, Tone.ACCENT1),
              new Piece("red counter", 'r', Shape.LETTER, Tone.ACCENT2),
              new Piece("green counter", 'g', Shape.LETTER, Tone.ACCENT3)));

  private final Options options;
  private final Topology board;
  private final GameInfo info;
  private final LeapFrogRules rules;
  private final LeapFrogNotation notation;

  LeapFrog(String name, Size size, Options options) {
    this.options = options;
    int seats = options.number(PLAYERS);
    board =
        options.isOn(DIAGONAL)
            ? Topology.gridWithDiagonals(size.rows(), size.columns())
            : Topology.grid(size.rows(), size.columns());
    info =
        new GameInfo(
            name,
            "Leap Frog %d×%d".formatted(size.rows(), size.columns()),
            SEATS.subList(0, seats),
            0,
            LeapFrogPosition.MOST_WORTH * size.points(),
            EnumSet.of(Fact.LOOP_FREE),
            size.points(),
            0);
    rules = new LeapFrogRules(board, info.seats());
    notation = new LeapFrogNotation(board, rules);
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
  public Rules<LeapFrogPosition> rules() {
    return rules;
  }

  @Override
  public Notation<LeapFrogPosition> notation() {
    return notation;
  }

  @Override
  public Options options() {
    return options;
  }

  @Override
  public Look look() {
    return LOOK;
  }

  @Override
  public About about() {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add("The board starts full of counters that belong to nobody.");
    paragraphs.add(
        "On the first turn each seat takes one counter off, anywhere; it counts as won.");
    paragraphs.add(
        "On later turns a counter leaps over an adjacent one onto the vacant point straight behind"
            + " it; the leapt one comes off and is won. The same counter may go on leaping, also"
            + " in another direction. Who can leap must.");
    if (options.isOn(DIAGONAL)) {
      paragraphs.add("Leaps go along rows, columns and diagonals.");
    } else {
      paragraphs.add("Leaps go along rows and columns.");
    }
    paragraphs.add(
        "The game ends when no counter can leap. The most worth wins: a plain or a white counter"
            + " is worth 1, a yellow one 2, a red one 3, a green one 4. A tie of the leaders is a"
            + " draw.");
    return new About(
        "A full board is cleared by leaps, as in peg solitaire, but for several players.",
        paragraphs,
        List.of("H. J. R. Murray, A History of Board-Games Other Than Chess, 1952"));
  }

  @Override
  public Optional<String> refusal(
      LeapFrogPosition position, List<String> accepted, String refused) {
    if (!accepted.isEmpty() || board.find(refused) == Topology.NONE) {
      return Optional.empty();
    }
    return position.at(board.find(refused)) == 0
        ? Optional.of("there is no counter on " + refused)
        : Optional.of("the counter on %s cannot leap".formatted(refused));
  }
}
