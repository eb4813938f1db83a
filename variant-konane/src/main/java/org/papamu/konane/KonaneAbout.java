package org.papamu.konane;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.About;
import org.papamu.api.board.Topology;

/** The rules in words. */
final class KonaneAbout {

  private static final String SUMMARY =
      "Kōnane of Hawaiʻi: jump over enemy stones on a full board, and be the last who can.";

  private static final List<String> SOURCES =
      List.of(
          "Kenneth P. Emory: Sports, Games, and Amusements, in: Ancient Hawaiian Civilization"
              + " (1933): the game as it was played in Hawaiʻi",
          "Michael D. Ernst: Playing Konane Mathematically: A Combinatorial Game-Theoretic Analysis,"
              + " The UMAP Journal 16 (1995), 95-121: the rules as used here, and values of"
              + " positions",
          "Alice Chan and Alice Tsai: 1xn Konane: A Summary of Results, in: More Games of No Chance,"
              + " MSRI Publications 42 (2002): play on a single row");

  private KonaneAbout() {}

  static About of(Topology board, Opening opening) {
    List<String> rules = new ArrayList<>();
    rules.add(
        "The board has %s rows and %s columns. At the start a stone is on every point, black and"
                .formatted(Integer.toString(board.rows()), Integer.toString(board.columns()))
            + " white by turns; a1 is black.");
    rules.add(
        "Black begins by taking one of its own stones off the board: "
            + opening.words
            + ". White then takes off a white stone that is next to the hole in its row or column;"
            + " if there is none, White has lost.");
    rules.add(
        "From then on the players move in turn, Black first. A move is a jump: a stone passes over"
            + " an enemy stone next to it in its row or column and lands on the empty point just"
            + " behind, and the stone that was passed is taken off.");
    rules.add(
        "The same stone may jump on in the same direction as long as it can, and may stop after any"
            + " jump. It never turns within a move. There are no other moves, and nobody may pass.");
    rules.add("Who is to move and cannot jump has lost. There are no draws.");
    return new About(SUMMARY, rules, SOURCES);
  }
}
