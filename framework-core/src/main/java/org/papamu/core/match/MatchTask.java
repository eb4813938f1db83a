package org.papamu.core.match;

import java.io.Serializable;
import java.util.List;

/**
 * Some games of a match from one opening, usually a pair: what another machine needs to play them,
 * besides the game, the players and the settings. To play it twice gives the same games twice, as
 * far as the players do not depend on time.
 *
 * @param opening the opening's number, from 0
 * @param start the text of the position that the opening starts from
 * @param moves the moves of the opening, as codes
 * @param games the numbers of the games, from 0
 */
public record MatchTask(int opening, String start, List<Long> moves, List<Integer> games)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Copies the lists. */
  public MatchTask {
    moves = List.copyOf(moves);
    games = List.copyOf(games);
  }
}
