package org.papamu.web;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;

/**
 * The player that a game waits for: at most one at a time. All but {@link #isNobody} is for behind
 * the turnstile of the game.
 *
 * @param <P> the game's own position type
 */
final class Asked<P extends Position> {

  private final GameInfo info;
  private final Surroundings around;
  private final BiConsumer<Turn<P>, Consumer<Course<P>>> answered;
  private final Consumer<Fields> thought;
  private volatile @Nullable Turn<P> turn;

  /**
   * Nobody yet.
   *
   * @param answered told, on the thread of the player, what to do with the game
   * @param thought told what the player thinks, on its thread
   */
  Asked(
      GameInfo info,
      Surroundings around,
      BiConsumer<Turn<P>, Consumer<Course<P>>> answered,
      Consumer<Fields> thought) {
    this.info = info;
    this.around = around;
    this.answered = answered;
    this.thought = thought;
  }

  boolean isNobody() {
    return turn == null;
  }

  /** What the player thinks so far; empty if nobody is asked. */
  Optional<Fields> told() {
    Turn<P> asked = turn;
    return asked == null ? Optional.empty() : asked.told();
  }

  /**
   * Asks the player of the seat to move.
   *
   * @param begun done before the player can answer
   * @return whether there is room for it to think; if not, nobody is asked
   * @throws GameFault if the game's code fails
   * @throws PlayerFault if the player does
   * @throws NotationException if the player cannot be made
   */
  boolean ask(Course<P> course, Runnable begun) {
    Turn<P> next = Turn.of(course, info, around, answered, thought);
    turn = next;
    begun.run();
    Workers.Kind kind =
        course.seating().isQuick(course.session().turn())
            ? Workers.Kind.QUICK_MOVE
            : Workers.Kind.SEARCHED_MOVE;
    try {
      around.workers().submit(kind, next);
      return true;
    } catch (Refusal tooMuch) {
      turn = null;
      return false;
    }
  }

  /** Takes an answer; whether it is that of the player asked now, and of nobody who was stopped. */
  boolean take(Turn<P> answering) {
    if (turn != answering) {
      return false;
    }
    turn = null;
    return true;
  }

  /** Stops whoever is asked. */
  void stop() {
    Turn<P> asked = turn;
    if (asked != null) {
      asked.stop();
      turn = null;
    }
  }
}
