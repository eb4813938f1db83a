package org.papamu.core.session;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Notation;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Plain;
import org.papamu.core.text.Printable;

/**
 * What a game writes of its positions and moves, held against its contract: texts go to terminals,
 * records, pages and other programs, and must not steer, break or flood them. Everything here calls
 * the game's code guarded.
 */
public final class Written {

  private static final int MOST_SHOWN = 60;
  private static final int MOST_REMARKS = 24;
  private static final int MOST_OF_REMARK = 200;

  private Written() {}

  /**
   * The canonical text of a legal move: a {@linkplain Plain#isWord plain word} with 1 to {@link
   * Notation#MAX_MOVE_LENGTH} characters.
   *
   * @throws GameFault if the game's code fails or gives something else
   */
  public static <P extends Position> String move(Game<P> game, P position, long move) {
    return asked(
        game,
        "writeMove",
        () -> word(game, "writeMove", game.notation().writeMove(position, move)));
  }

  /**
   * The text of a position: a {@linkplain Plain#isLine plain line} with 1 to {@link
   * Notation#MAX_POSITION_LENGTH} characters.
   *
   * @throws GameFault if the game's code fails or gives something else
   */
  public static <P extends Position> String position(Game<P> game, P position) {
    return asked(
        game,
        "write",
        () -> line(game, GameFault.given(game, "write", game.notation().write(position))));
  }

  /**
   * What there is to say of a position beside its board: as many lines as have room there, each
   * printable and of bounded length.
   *
   * @throws GameFault if the game's code fails or gives null
   */
  public static <P extends Position> List<String> remarks(Game<P> game, P position) {
    return asked(
        game,
        "remarks",
        () ->
            game.remarks(position).stream()
                .limit(MOST_REMARKS)
                .map(
                    remark ->
                        Printable.of(GameFault.given(game, "remarks", remark), MOST_OF_REMARK))
                .toList());
  }

  /** Who writes is given nothing that could be refused. */
  private static <T> T asked(Game<?> game, String called, Supplier<T> call) {
    try {
      return GameFault.guard(game, called, call);
    } catch (NotationException refused) {
      throw GameFault.of(game, called, refused);
    }
  }

  /** A word that stands for a move or a part of one. */
  static String word(Game<?> game, String called, @Nullable String text) {
    String given = GameFault.given(game, called, text);
    return held(game, called, given, Plain.isWord(given), Notation.MAX_MOVE_LENGTH);
  }

  private static String line(Game<?> game, String text) {
    return held(game, "write", text, Plain.isLine(text), Notation.MAX_POSITION_LENGTH);
  }

  private static String held(Game<?> game, String called, String text, boolean plain, int most) {
    if (text.isEmpty()) {
      throw new GameFault(game, called, "gave an empty text");
    }
    if (text.length() > most) {
      throw new GameFault(
          game, called, "gave %d characters; %d are the most".formatted(text.length(), most));
    }
    if (!plain) {
      throw new GameFault(
          game,
          called,
          "gave \"%s\", which is not plain".formatted(Printable.of(text, MOST_SHOWN)));
    }
    return text;
  }
}
