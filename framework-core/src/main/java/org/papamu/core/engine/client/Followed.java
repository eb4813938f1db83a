package org.papamu.core.engine.client;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;

/**
 * The moves of a game as texts. They are written once: of a game that goes on only the new ones are
 * looked at.
 *
 * @param <P> the game's own position type
 */
final class Followed<P extends Position> {

  private final Game<P> game;
  private final P start;
  private final String startText;
  private final P now;
  private long[] moves = new long[0];
  private final List<String> texts = new ArrayList<>();

  Followed(History<P> history) {
    game = history.game();
    start = history.start();
    now = game.rules().copy(start);
    String text = write(start);
    startText = text.equals(write(game.rules().initial())) ? "startpos" : "fen " + text;
  }

  private String write(P position) {
    return Written.position(game, position);
  }

  /** Whether a history is of this game, as far as it was followed. */
  boolean leadsTo(History<?> history) {
    long[] later = history.moves();
    return history.game() == game
        && history.start().equals(start)
        && later.length >= moves.length
        && Arrays.equals(moves, 0, moves.length, later, 0, moves.length);
  }

  /** Follows the game to where it is now, and answers the command that tells of it. */
  String command(History<P> history) {
    long[] later = history.moves();
    GameFault.guard(
        game,
        "writeMove or play",
        () -> {
          for (int ply = moves.length; ply < later.length; ply++) {
            texts.add(Written.move(game, now, later[ply]));
            game.rules().play(now, later[ply]);
          }
          return true;
        });
    moves = later;
    return "position " + startText + (texts.isEmpty() ? "" : " moves " + String.join(" ", texts));
  }
}
