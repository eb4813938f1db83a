package org.papamu.core.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.core.text.Printable;

/**
 * What a game writes of its positions and moves, held against its contract: texts go to terminals,
 * records, pages and other programs, and must not steer, break or flood them.
 */
public final class Written {

  private static final int MOST_SHOWN = 60;
  private static final int MOST_REMARKS = 24;
  private static final int MOST_OF_REMARK = 200;

  private Written() {}

  /**
   * The canonical text of a legal move: a word of plain ASCII with 1 to {@link
   * Notation#MAX_MOVE_LENGTH} characters.
   *
   * @throws GameFault if the game gives something else
   */
  public static <P extends Position> String move(Game<P> game, P position, long move) {
    return word(game, "writeMove", game.notation().writeMove(position, move));
  }

  /**
   * The text of a position: plain ASCII with 1 to {@link Notation#MAX_POSITION_LENGTH} characters,
   * blanks included.
   *
   * @throws GameFault if the game gives something else
   */
  public static <P extends Position> String position(Game<P> game, P position) {
    String text = GameFault.given(game, "write", game.notation().write(position));
    return held(game, "write", text, ' ', Notation.MAX_POSITION_LENGTH);
  }

  /**
   * What there is to say of a position beside its board: as many lines as have room there, each
   * printable and of bounded length.
   *
   * @throws GameFault if the game gives null
   */
  public static <P extends Position> List<String> remarks(Game<P> game, P position) {
    return GameFault.given(game, "remarks", game.remarks(position)).stream()
        .limit(MOST_REMARKS)
        .map(remark -> Printable.of(GameFault.given(game, "remarks", remark), MOST_OF_REMARK))
        .toList();
  }

  /** A word that stands for a move or a part of one. */
  static String word(Game<?> game, String called, @Nullable String text) {
    return held(game, called, GameFault.given(game, called, text), '!', Notation.MAX_MOVE_LENGTH);
  }

  private static String held(Game<?> game, String called, String text, char least, int most) {
    if (text.isEmpty()) {
      throw new GameFault(game, called, "gave an empty text");
    }
    if (text.length() > most) {
      throw new GameFault(
          game, called, "gave %d characters; %d are the most".formatted(text.length(), most));
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < least || text.charAt(i) > '~') {
        throw new GameFault(
            game,
            called,
            "gave \"%s\", which is not plain".formatted(Printable.of(text, MOST_SHOWN)));
      }
    }
    return text;
  }
}
