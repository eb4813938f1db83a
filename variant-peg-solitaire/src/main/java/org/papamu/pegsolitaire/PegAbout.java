package org.papamu.pegsolitaire;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.About;
import org.papamu.api.board.Topology;

/** The rules in words. */
final class PegAbout {

  private static final List<String> SOURCES =
      List.of(
          "John D. Beasley, The Ins and Outs of Peg Solitaire, Oxford University Press, 1985",
          "George I. Bell, Peg Solitaire, http://www.gibell.net/pegsolitaire/",
          "George I. Bell, Solving Triangular Peg Solitaire, Journal of Integer Sequences 11"
              + " (2008), article 08.4.8, https://arxiv.org/abs/math/0703865",
          "Wikipedia, Peg solitaire, https://en.wikipedia.org/wiki/Peg_solitaire");

  private PegAbout() {}

  /** The rules of the game on a board that starts with a position. */
  static About of(PegBoard board, PegPosition start) {
    Topology topology = board.topology();
    List<String> rules = new ArrayList<>();
    rules.add(
        "The board has %s holes. At the start every hole has a peg but %s."
            .formatted(topology.size(), emptyHole(topology, start)));
    rules.add(
        "A peg jumps over a neighbouring peg into the empty hole just behind it, %s. The peg"
                .formatted(
                    topology.directions().size() > 4
                        ? "along any of the three directions of lines"
                        : "along a row or a column")
            + " jumped over is taken off the board. There are no other moves.");
    rules.add(
        "Several jumps in a row by one peg are called a sweep and may be typed as one text; each"
            + " jump still counts as a move.");
    rules.add(
        "The game is over when no peg can jump. It is solved when one peg is left%s. Otherwise you"
                .formatted(
                    start.target() == Topology.NONE
                        ? ", in whatever hole"
                        : " and stands in " + topology.name(start.target()))
            + " are stuck; the score is the number of pegs too many.");
    return new About(
        "Jump pegs over one another, taking each peg jumped over, until a single one is left.",
        rules,
        SOURCES);
  }

  private static String emptyHole(Topology topology, PegPosition start) {
    for (int point = 0; point < topology.size(); point++) {
      if (start.at(point) == 0) {
        return topology.name(point);
      }
    }
    throw new IllegalStateException("a start without an empty hole");
  }
}
