package org.papamu.core.match;

import java.util.List;
import java.util.Optional;

/**
 * A game of a match that a fault in the game's own code put an end to. It has no result, and nobody
 * lost it.
 *
 * @param number the game's number in the match, from 1
 * @param seating the contestant of each seat, as indices
 * @param opening its opening's number, from 1
 * @param openingPlies how many of the moves are the opening's
 * @param position the text of the position that it started from; empty for the usual start
 * @param moves the texts of the moves up to the fault, those of the opening included
 * @param fault the fault, as a sentence without a full stop and safe to show
 */
public record AbandonedGame(
    int number,
    List<Integer> seating,
    int opening,
    int openingPlies,
    Optional<String> position,
    List<String> moves,
    String fault) {

  /** Copies the lists. */
  public AbandonedGame {
    seating = List.copyOf(seating);
    moves = List.copyOf(moves);
  }
}
