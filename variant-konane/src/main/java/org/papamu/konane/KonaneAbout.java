package org.papamu.konane;

import java.util.List;
import org.papamu.api.About;
import org.papamu.api.Example;
import org.papamu.api.Section;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** The rules in words and pictures. */
final class KonaneAbout {

  private static final String BOARD = "konane:5x5";

  private static final List<String> SOURCES =
      List.of(
          "Kenneth P. Emory: Sports, Games, and Amusements, in: Ancient Hawaiian Civilization"
              + " (1933): the game as it was played in Hawaiʻi",
          "Michael D. Ernst: Playing Konane Mathematically: A Combinatorial Game-Theoretic"
              + " Analysis, The UMAP Journal 16 (1995), 95-121: the rules as used here, and values"
              + " of positions",
          "Alice Chan and Alice Tsai: 1xn Konane: A Summary of Results, in: More Games of No"
              + " Chance, MSRI Publications 42 (2002): play on a single row");

  private KonaneAbout() {}

  static About of(Topology board, Opening opening, Messages words) {
    return About.of(
        words.say("summary"),
        List.of(
            new Section(
                words.say("section.board"),
                List.of(words.say("rules.board", board.rows(), board.columns()))),
            new Section(
                words.say("section.opening"),
                List.of(words.say("rules.opening", opening.told(words))),
                List.of(
                    new Example(
                        "konane:6x6", "", List.of("c3", "c2"), words.say("example.opening")))),
            new Section(
                words.say("section.moving"),
                List.of(words.say("rules.jump"), words.say("rules.further")),
                List.of(
                    new Example(
                        BOARD, "5/3b1/bw1w1/5/5 b j", List.of("a3-c3"), words.say("example.jump")),
                    new Example(
                        BOARD,
                        "5/2w2/3w1/w1w2/2b1b b j",
                        List.of("c1-c5"),
                        words.say("example.two")))),
            new Section(
                words.say("section.end"),
                List.of(words.say("rules.end")),
                List.of(
                    new Example(
                        BOARD,
                        "5/5/bw1wb/1bw2/5 b j",
                        List.of("b2-b4"),
                        words.say("example.end"))))),
        SOURCES);
  }
}
