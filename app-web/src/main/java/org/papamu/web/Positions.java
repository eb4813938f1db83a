package org.papamu.web;

import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Repairs;

/** Reading the texts of positions. */
final class Positions {

  private Positions() {}

  /**
   * The position that a text means.
   *
   * @throws Refusal if it means none, with what would be taken instead
   */
  static <P extends Position> P read(Game<P> game, String text, String where) {
    try {
      return GameFault.guard(game, "read", () -> game.notation().read(text));
    } catch (NotationException e) {
      NotationException told =
          e.suggestions().isEmpty()
              ? e.suggesting(GameFault.guard(game, "read", () -> Repairs.of(game, e)))
              : e;
      throw Refusal.of(Refusal.UNPROCESSABLE, told, where);
    }
  }
}
