package org.papamu.fanorona;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.About;
import org.papamu.api.board.Topology;

/** The game in words, with the options told as they are. */
final class Description {

  private static final List<String> SOURCES =
      List.of(
          "M.P.D. Schadd, M.H.M. Winands, M.H.J. Bergsma, J.W.H.M. Uiterwijk, H.J. van den Herik:"
              + " Best Play in Fanorona Leads to Draw. New Mathematics and Natural Computation 4(3),"
              + " 2008",
          "J. and S. Chauvicourt: Fanorona, le jeu national malgache. Tananarive, 1972",
          "W. Montgomery: The Malagasy Game of Fanorona. Antananarivo Annual 10, 1886");

  private Description() {}

  static About of(Topology board, RuleSet set) {
    List<String> rules = new ArrayList<>();
    rules.add(
        "White moves first. A stone moves along a line to the next empty point. Lines run along the"
            + " %s rows and %s columns, and diagonally through every second point, the corners among"
                .formatted(board.rows(), board.columns())
            + " them.");
    if (set.vela()) {
      rules.add(
          "This is the return game. While Black has more than five stones, White must take exactly"
              + " one stone a turn, the one next to its step, and has lost if it cannot; Black only"
              + " moves and may not capture. After that the usual rules hold.");
    }
    rules.add(
        "A step towards an enemy stone on the next point takes it, and all enemy stones behind it in"
            + " the same line without a gap: approach, written A. A step straight away from an enemy"
            + " stone takes it and those behind it alike: withdrawal, written W. A step that does"
            + " both takes one of the two lines, as the player likes. A side that can capture must.");
    rules.add(
        (set.forced()
                ? "The stone goes on capturing in the same turn as long as it can."
                : "The stone may go on capturing in the same turn, and may stop after any step.")
            + " It never enters a point twice in a turn"
            + (set.turning()
                ? ", and no step has the direction of the step just before it."
                : "."));
    if (set.singleFirst()) {
      rules.add("Each player's first turn is one capture only.");
    }
    rules.add(
        "A side without stones has lost. A side that cannot move "
            + (set.stalemateDraws() ? "draws." : "has lost."));
    draws(set).forEach(rules::add);
    return new About(
        "Capture by moving up to a line of enemy stones or away from it.", rules, SOURCES);
  }

  private static List<String> draws(RuleSet set) {
    List<String> draws = new ArrayList<>();
    if (set.repetition() > 0) {
      draws.add(
          "The game is drawn when a position has occurred %s times with the same side to move."
              .formatted(set.repetition()));
    }
    if (set.quiet() > 0) {
      draws.add(
          "The game is drawn after %s plies in a row without a capture.".formatted(set.quiet()));
    }
    return draws;
  }
}
