package org.papamu.core.match;

import java.util.List;
import java.util.Optional;
import org.papamu.api.Outcome;

/**
 * A game of a match, played to its end.
 *
 * @param result what counts of it
 * @param opening its opening's number, from 1
 * @param openingPlies how many of the moves are the opening's
 * @param position the text of the position that it started from; empty for the usual start
 * @param moves the texts of the moves, those of the opening included
 * @param outcome how it ended; a forfeit is lost by whoever forfeits
 */
public record PlayedGame(
    GameResult result,
    int opening,
    int openingPlies,
    Optional<String> position,
    List<String> moves,
    Outcome outcome) {

  /** Copies the list. */
  public PlayedGame {
    moves = List.copyOf(moves);
  }

  /** Whether it was broken off for its length. */
  public boolean isCut() {
    return outcome.reason().key().equals(GamePlay.LONG);
  }
}
