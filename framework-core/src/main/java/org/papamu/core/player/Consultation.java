package org.papamu.core.player;

import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Choice;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.Overdue;
import org.papamu.core.guard.Patience;
import org.papamu.core.guard.Thrown;
import org.papamu.core.session.GameFault;

/**
 * Asks players for moves. A player runs its own code and the game's, and both may come from
 * plugins; where no move comes of it, this says whose fault it is. A player that does not come back
 * is given up: see {@link Guard}.
 */
public final class Consultation {

  private Consultation() {}

  /**
   * Asks a player now.
   *
   * @param question with the stop and the stopwatch that the player is to have
   * @param name the player's name
   * @param legal the legal moves
   * @return a legal move
   * @throws UnsupportedOperationException if the player says that it cannot play the game, and why
   * @throws GameFault if the game's code fails under the player, or does not come back
   * @throws PlayerFault if the player fails, chooses another move or does not come back; its cause
   *     is what the player threw
   */
  public static <P extends Position> Choice choose(
      Question<P> question, String name, Player player, MoveList legal) {
    return ask(question, name, player)
        .filter(choice -> legal.contains(choice.move()))
        .orElseThrow(() -> new PlayerFault(name, "it chose a move that is not legal"));
  }

  /**
   * Does the same without looking whether the move is legal.
   *
   * @return what it chose; empty if it was nothing
   */
  public static <P extends Position> Optional<Choice> ask(
      Question<P> question, String name, Player player) {
    try {
      return Guard.call(
          "rules",
          stop -> Optional.ofNullable(answer(question.withStop(stop), name, player)),
          question.stop(),
          Patience.USUAL);
    } catch (Overdue overdue) {
      throw fault(question.history().game(), name, overdue);
    }
  }

  private static <P extends Position> Choice answer(
      Question<P> question, String name, Player player) {
    try {
      return player.choose(question);
    } catch (Throwable thrown) {
      throw fault(question.history().game(), name, thrown);
    }
  }

  private static RuntimeException fault(Game<?> game, String name, Throwable thrown) {
    if (thrown instanceof GameFault fault) {
      return fault;
    }
    if (GameFault.isFrom(game, thrown)) {
      return GameFault.of(game, "rules", thrown);
    }
    if (thrown instanceof UnsupportedOperationException unsuited
        && !Thrown.message(unsuited).isEmpty()) {
      return unsuited;
    }
    return new PlayerFault(name, thrown);
  }
}
