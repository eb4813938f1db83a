package org.papamu.pegsolitaire;

import java.util.List;
import org.papamu.api.About;
import org.papamu.api.Example;
import org.papamu.api.Section;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** The rules in words and pictures. */
final class PegAbout {

  private static final String BOARD = "peg-solitaire:english";

  private static final List<String> SOURCES =
      List.of(
          "John D. Beasley, The Ins and Outs of Peg Solitaire, Oxford University Press, 1985",
          "George I. Bell, Peg Solitaire, http://www.gibell.net/pegsolitaire/",
          "George I. Bell, Solving Triangular Peg Solitaire, Journal of Integer Sequences 11"
              + " (2008), article 08.4.8, https://arxiv.org/abs/math/0703865",
          "Wikipedia, Peg solitaire, https://en.wikipedia.org/wiki/Peg_solitaire");

  private PegAbout() {}

  /** The rules of the game on a board that starts with a position. */
  static About of(PegBoard board, PegPosition start, Messages words) {
    Topology topology = board.topology();
    String jump = topology.directions().size() > 4 ? "rules.jump-triangle" : "rules.jump";
    String end =
        start.target() == Topology.NONE
            ? words.say("rules.end")
            : words.say("rules.end-target", topology.name(start.target()));
    return About.of(
        words.say("summary"),
        List.of(
            new Section(
                words.say("section.board"),
                List.of(words.say("rules.board", topology.size(), emptyHole(topology, start)))),
            new Section(
                words.say("section.moving"),
                List.of(words.say(jump), words.say("rules.sweep")),
                List.of(
                    new Example(BOARD, "", List.of("b4-d4"), words.say("example.jump")),
                    new Example(
                        BOARD,
                        "3/3/7/3o3/2o4/o2/3 -",
                        List.of("c2-c4", "c4-e4"),
                        words.say("example.sweep")))),
            new Section(
                words.say("section.end"),
                List.of(end),
                List.of(
                    new Example(
                        BOARD,
                        "3/3/7/1oo4/7/3/3 d4",
                        List.of("c4-a4"),
                        words.say("example.stuck"))))),
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
