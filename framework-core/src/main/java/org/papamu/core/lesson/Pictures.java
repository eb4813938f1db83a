package org.papamu.core.lesson;

import java.util.function.Function;
import org.papamu.api.Example;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.view.Scene;

/** Sets up the positions that rules and lessons show. */
public final class Pictures {

  private static final int MOST_SHOWN = 200;

  private Pictures() {}

  /**
   * What an example shows: the board after its moves, with the last of them pointed out and the
   * caption below.
   *
   * @param teller the game whose example it is
   * @param open gives the game of a name, for an example on another board
   * @throws NotationException if the example's game, position or moves are none
   * @throws GameFault if the game's code fails
   */
  public static Scene scene(Example example, Game<?> teller, Function<String, Game<?>> open) {
    return scene(game(example.game(), teller, open), example);
  }

  private static <P extends Position> Scene scene(Game<P> game, Example example) {
    Session<P> session = session(game, example.position());
    example.moves().forEach(session::play);
    return GameFault.guard(
        game,
        "at or look",
        () -> {
          Scene scene = Scene.of(game, session.position()).withCaption(example.caption());
          return session.lastPlayed().isPresent()
              ? scene.after(session.lastPlayed().get().description())
              : scene;
        });
  }

  /** The game that a name in an example or a lesson means; none means the one that tells it. */
  static Game<?> game(String name, Game<?> teller, Function<String, Game<?>> open) {
    return name.isEmpty() ? teller : open.apply(name);
  }

  /**
   * A session from a position's text; none means the usual start.
   *
   * @throws GameFault if the game does not read what it tells itself
   */
  static <P extends Position> Session<P> session(Game<P> game, String position) {
    if (position.isEmpty()) {
      return Session.of(game);
    }
    try {
      return Session.of(game, GameFault.guard(game, "read", () -> game.notation().read(position)));
    } catch (NotationException refused) {
      throw new GameFault(
          game,
          "read",
          "refused \"%s\", a position that the game itself shows: %s"
              .formatted(
                  Printable.of(position, MOST_SHOWN),
                  Printable.of(String.valueOf(refused.getMessage()), MOST_SHOWN)));
    }
  }
}
