package org.papamu.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param result the name of the seat that won, {@code draw}, or for one seat {@code solved} or
 *     {@code stuck}
 * @param reason why it ended: a stable key and a sentence
 * @param scores the score by seat name, in seat order
 */
public record Outcome(String result, Ending reason, Map<String, Integer> scores) {

  /** The result of a game that nobody won. */
  public static final String DRAW = "draw";

  /** The result of a puzzle whose goal is reached. */
  public static final String SOLVED = "solved";

  /** The result of a puzzle that ended short of its goal. */
  public static final String STUCK = "stuck";

  /** Copies the scores, in their order. */
  public Outcome {
    scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
  }

  /**
   * The outcome by the rules alone; empty while there is a legal move. Draws that need the history
   * are the session's.
   */
  public static <P extends Position> Optional<Outcome> of(Game<P> game, P position) {
    if (game.rules().count(position, new MoveList()) > 0) {
      return Optional.empty();
    }
    GameInfo info = game.info();
    int[] scores = new int[info.seats().size()];
    for (int seat = 0; seat < scores.length; seat++) {
      scores[seat] = game.rules().score(position, seat);
    }
    return Optional.of(of(info, scores, game.rules().ending(position)));
  }

  /**
   * The outcome with these scores: the seat that alone has the most welcome score has won, a tie
   * among the leaders is a draw, and a single seat has solved its puzzle when it reached {@link
   * GameInfo#best}.
   */
  public static Outcome of(GameInfo info, int[] scores, Ending reason) {
    Map<String, Integer> named = new LinkedHashMap<>();
    int leader = 0;
    boolean tied = false;
    for (int seat = 0; seat < scores.length; seat++) {
      named.put(info.seats().get(seat), scores[seat]);
      int ahead = Integer.compare(info.utility(scores[seat]), info.utility(scores[leader]));
      if (ahead > 0) {
        leader = seat;
      }
      tied = ahead > 0 ? false : tied || (seat > 0 && ahead == 0);
    }
    String result;
    if (scores.length == 1) {
      result = scores[0] == info.best() ? SOLVED : STUCK;
    } else {
      result = tied ? DRAW : info.seats().get(leader);
    }
    return new Outcome(result, reason, named);
  }
}
