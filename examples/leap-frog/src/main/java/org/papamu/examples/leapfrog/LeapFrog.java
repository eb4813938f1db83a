package org.papamu.examples.leapfrog;

import java.util.List;
import java.util.Optional;
import org.papamu.api.About;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Tone;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.board.Topology;

/** Leap Frog on one board: the counters are nobody's, and who takes the most worth wins. */
record LeapFrog(
    GameInfo info, Topology board, LeapFrogRules rules, LeapFrogNotation notation, Options options)
    implements Game<LeapFrogPosition> {

  static final Option PLAYERS = Option.number("players", "how many seats there are", 2, 2, 4);
  static final Option DIAGONAL = Option.flag("diagonal", "leaps go along diagonals, too");
  static final Option MURRAY =
      Option.number(
          "murray", "worths shuffled over the board by this number; 0 for none", 0, 0, 999_999);

  static final String LETTERS = "owyrg";

  private static final List<String> SEATS = List.of("first", "second", "third", "fourth");

  private static final Look LOOK =
      Look.wooden(
          Look.Surface.PITS,
          new Piece("counter", 'o', Shape.DISC, Tone.LIGHT),
          new Piece("white counter", 'w', Shape.LETTER, Tone.LIGHT),
          new Piece("yellow counter", 'y', Shape.LETTER, Tone.ACCENT1),
          new Piece("red counter", 'r', Shape.LETTER, Tone.ACCENT4),
          new Piece("green counter", 'g', Shape.LETTER, Tone.ACCENT3));

  static LeapFrog of(String name, Size size, Options options) {
    Topology board =
        options.isOn(DIAGONAL)
            ? Topology.gridWithDiagonals(size.rows(), size.columns())
            : Topology.grid(size.rows(), size.columns());
    List<String> seats = SEATS.subList(0, options.number(PLAYERS));
    int most = LeapFrogPosition.MOST_WORTH * size.points();
    GameInfo info =
        GameInfo.scored(name, "Leap Frog " + size.rows() + "×" + size.columns(), seats, 0, most)
            .with(Fact.LOOP_FREE, Fact.IMPARTIAL)
            .withMaxPly(size.points());
    LeapFrogRules rules = new LeapFrogRules(board, seats.size(), options.number(MURRAY));
    return new LeapFrog(info, board, rules, new LeapFrogNotation(board, rules), options);
  }

  @Override
  public Look look() {
    return LOOK;
  }

  /** By how much a seat leads, or what it lacks to the leader. */
  @Override
  public Optional<Evaluator<LeapFrogPosition>> evaluator() {
    return Optional.of((position, seat) -> Evaluator.bounded(100L * position.lead(seat)));
  }

  @Override
  public About about() {
    return new About(
        "A full board is cleared by leaps, as in peg solitaire, but by several players.",
        List.of(
            "The board starts full of counters that belong to nobody.",
            "On the first turn each seat takes one counter off, anywhere; it counts as won.",
            "On later turns any counter leaps over an adjacent one onto the vacant point straight"
                + " behind it; the leapt one comes off and is won. The same counter may go on"
                + " leaping, also in another direction. Who can leap must.",
            options.isOn(DIAGONAL)
                ? "Leaps go along rows, columns and diagonals."
                : "Leaps go along rows and columns.",
            "The game ends when no counter can leap. The most worth wins, and leaders who tie draw:"
                + " a plain counter is worth 1, and in Murray's variation, where the colours are"
                + " shuffled over the board, a white one 1, a yellow one 2, a red one 3 and a green"
                + " one 4."),
        List.of(
            "H. J. R. Murray, A History of Board-Games Other Than Chess, 1952, as told by the two"
                + " others",
            "Damian Walker, Leap Frog, Traditional Board Game Series 30, 2011",
            "Wikipedia, Leap Frog (board game)"));
  }

  @Override
  public Optional<String> refusal(
      LeapFrogPosition position, List<String> accepted, String refused) {
    String name = accepted.isEmpty() ? refused : refused.replaceFirst("^-", "");
    int point = board.find(name);
    if (point == Topology.NONE) {
      return Optional.empty();
    }
    if (!accepted.isEmpty()) {
      return Optional.of(
          position.isRemoval()
              ? "the first turn of each seat takes one counter off and leaps nowhere"
              : "a leap goes straight over one counter onto the vacant point behind it");
    }
    return Optional.of(
        position.at(point) == 0
            ? "there is no counter on " + name
            : "the counter on %s cannot leap".formatted(name));
  }
}
