package org.papamu.core.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;
import org.papamu.core.player.Consultation;
import org.papamu.core.player.Lines;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;

/**
 * One thought of a player about one position, with what is told about it.
 *
 * @param <P> the game's own position type
 */
final class Search<P extends Position> {

  private final Game<P> game;
  private final History<P> history;
  private final P position;
  private final MoveList legal;
  private final Budget budget;
  private final int lines;

  /** The text of the best move known so far, for when the player fails or does not stop. */
  private volatile String fallback;

  /**
   * A thought about a session's position, which is not over. Copies all that it needs of it.
   *
   * @param budget what may be spent
   * @param lines how many best lines are told
   */
  Search(Session<P> session, Budget budget, int lines) {
    game = session.game();
    history = session.history();
    position = session.position();
    legal = session.legalMoves();
    fallback = Written.move(game, position, legal.get(0));
    this.budget = budget;
    this.lines = lines;
  }

  /** The text of a legal move, the best one that the player has told of. */
  String fallback() {
    return fallback;
  }

  /**
   * Lets the player choose.
   *
   * @param out receives lines about what it finds
   * @return the text of the move
   * @throws GameFault if the game's code fails or does not come back
   * @throws PlayerFault if the player does
   */
  String think(Player player, String name, Stop stop, LongSupplier nanoTime, Consumer<String> out) {
    Question<P> asked = Question.of(history, budget).withLines(lines).withStop(stop);
    Question<P> timed = asked.timedBy(nanoTime);
    Pace pace = new Pace(timed.nanos());
    Player.Choice choice =
        Consultation.choose(
            timed.withListener(
                thought -> {
                  if (legal.contains(thought.best().move())) {
                    fallback = Written.move(game, position, thought.best().move());
                  }
                  if (pace.allows(thought)) {
                    tell(thought, timed.nanos(), out);
                  }
                }),
            name,
            player,
            legal);
    return GameFault.guard(
        game,
        "writeMove",
        () -> {
          Thought last =
              choice
                  .thought()
                  .filter(thought -> thought.best().move() == choice.move())
                  .orElseGet(() -> Lines.glance(history, choice.move()));
          if (!pace.toldLast(last)) {
            tell(last, timed.nanos(), out);
          }
          return Written.move(game, position, choice.move());
        });
  }

  private void tell(Thought thought, LongSupplier nanos, Consumer<String> out) {
    long elapsed = nanos.getAsLong();
    for (int i = 0; i < Math.min(lines, thought.lines().size()); i++) {
      List<String> moves = Lines.texts(history, thought.lines().get(i).moves());
      out.accept(Info.line(thought, i, lines, elapsed, moves));
    }
  }
}
