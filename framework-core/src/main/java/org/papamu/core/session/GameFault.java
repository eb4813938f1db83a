package org.papamu.core.session;

import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.text.NotationException;

/**
 * A game's own code threw something that its contract does not allow, or broke the contract in
 * another way that was noticed. What was being done has not happened.
 */
public final class GameFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The full name of the game. */
  private final String game;

  /**
   * A fault with a cause.
   *
   * @param game the game's full name
   * @param called what it was asked for, such as {@code moves}
   * @param cause what it threw
   */
  public GameFault(String game, String called, Throwable cause) {
    super("%s: fault in the game's code (%s): %s".formatted(game, called, told(cause)), cause);
    this.game = game;
  }

  /**
   * A broken contract.
   *
   * @param game the game's full name
   * @param called what it was asked for, such as {@code readMoves}
   * @param breach what is wrong with the answer, as a sentence without a full stop
   */
  public GameFault(String game, String called, String breach) {
    super("%s: fault in the game's code (%s): %s".formatted(game, called, breach));
    this.game = game;
  }

  private static String told(Throwable cause) {
    String name = cause.getClass().getSimpleName();
    return cause.getMessage() == null ? name : name + ": " + cause.getMessage();
  }

  /** The full name of the game. */
  public String game() {
    return game;
  }

  /**
   * Calls a game's code and turns whatever it throws into a fault.
   *
   * @param called what it is asked for
   * @throws NotationException if the code throws it: bad text is no fault of the game
   * @throws GameFault if it throws anything else, errors such as an exhausted stack or heap
   *     included
   */
  public static <T> T guard(Game<?> game, String called, Supplier<T> call) {
    try {
      return call.get();
    } catch (NotationException | GameFault told) {
      throw told;
    } catch (Throwable thrown) {
      throw new GameFault(name(game), called, thrown);
    }
  }

  private static String name(Game<?> game) {
    try {
      return game.info().name();
    } catch (RuntimeException | LinkageError thrown) {
      return game.getClass().getName();
    }
  }
}
