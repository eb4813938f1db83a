package org.papamu.core.stats;

import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.match.PlayedGame;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * The shape of one game.
 *
 * @param plies its length
 * @param choices the legal moves of all positions in which one was played, added up
 * @param product the decimal logarithm of these numbers multiplied
 * @param result the result, a seat's name or one of the words of {@link org.papamu.api.Outcome}
 * @param cut whether it was broken off for its length
 */
public record GameShape(int plies, long choices, double product, String result, boolean cut) {

  /**
   * The shape of a game of a match.
   *
   * @throws GameFault if the game's code fails now
   */
  public static <P extends Position> GameShape of(Game<P> game, PlayedGame played) {
    Session<P> session =
        played
            .position()
            .map(
                text ->
                    Session.of(
                        game, GameFault.guard(game, "read", () -> game.notation().read(text))))
            .orElseGet(() -> Session.of(game));
    long choices = 0;
    double product = 0;
    for (String move : played.moves()) {
      int legal = session.legalMoves().size();
      choices += legal;
      product += Math.log10(legal);
      session.play(move);
    }
    return new GameShape(
        played.moves().size(), choices, product, played.outcome().result(), played.isCut());
  }
}
