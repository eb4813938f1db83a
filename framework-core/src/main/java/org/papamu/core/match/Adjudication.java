package org.papamu.core.match;

import java.util.Optional;

/**
 * When a game is broken off, and how it then counts. Scores are those that the players tell of, in
 * hundredths; of a player that tells none nothing is known, and no score ends its games.
 *
 * @param maxPlies the plies after which a game is a draw, those of the opening included; 1 or more
 * @param win the game is won for a seat when, for so many plies in a row, its own scores are at
 *     least this and those of its opponent at most minus this; proved results count as such
 * @param draw the game is drawn when, for so many plies in a row, no score is further from 0
 */
public record Adjudication(int maxPlies, Optional<Agreement> win, Optional<Agreement> draw) {

  /** No game is broken off. */
  public static final Adjudication NONE =
      new Adjudication(Integer.MAX_VALUE, Optional.empty(), Optional.empty());

  /** Scores that the players agree about. */
  public record Agreement(int score, int plies) {

    /** Refuses what would end every game at once. */
    public Agreement {
      if (score < 0 || plies < 2) {
        throw new IllegalArgumentException("score %s, plies %s".formatted(score, plies));
      }
    }
  }

  /** Refuses a bound that no game can be played within. */
  public Adjudication {
    if (maxPlies < 1) {
      throw new IllegalArgumentException("maxPlies " + maxPlies);
    }
  }

  /** The same with another bound of plies. */
  public Adjudication withMaxPlies(int plies) {
    return new Adjudication(plies, win, draw);
  }
}
