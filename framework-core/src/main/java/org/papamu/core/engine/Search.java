package org.papamu.core.engine;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Rules;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.Session;

/**
 * One thought of a player about one position, with what is told about it.
 *
 * @param <P> the game's own position type
 */
final class Search<P extends Position> {

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private final Game<P> game;
  private final History<P> history;
  private final P position;
  private final MoveList legal;
  private final String fallback;
  private final Limits limits;

  /** A thought about a session's position, which is not over. Copies all that it needs of it. */
  Search(Session<P> session, Limits limits) {
    game = session.game();
    history = session.history();
    position = session.position();
    legal = session.legalMoves();
    fallback = game.notation().writeMove(position, legal.get(0));
    this.limits = limits;
  }

  /** The text of a legal move, for when the player fails. */
  String fallback() {
    return fallback;
  }

  /**
   * Lets the player choose.
   *
   * @param out receives a line about what it found
   * @return the text of the move
   * @throws PlayerFault if its move is not legal
   */
  String think(Player player, String name, Stop stop, LongSupplier nanoTime, Consumer<String> out) {
    long start = nanoTime.getAsLong();
    Player.Choice choice =
        player.choose(Question.of(history, limits.budget()).withStop(stop).timedBy(nanoTime));
    if (choice == null || !legal.contains(choice.move())) {
      throw new PlayerFault(name, "it chose a move that is not legal");
    }
    long nanos = Math.max(1, nanoTime.getAsLong() - start);
    String text = game.notation().writeMove(position, choice.move());
    out.accept(
        "info depth 1 score %s nodes %s nps %s time %s pv %s"
            .formatted(
                score(choice.move()),
                legal.size(),
                Math.round(legal.size() * (double) NANOS_PER_SECOND / nanos),
                nanos / NANOS_PER_MILLI,
                text));
    return text;
  }

  /** What the position after the move is worth to the seat that made it, one ply deep. */
  private String score(long move) {
    Rules<P> rules = game.rules();
    int seat = position.turn();
    P child = rules.copy(position);
    rules.play(child, move);
    Optional<Outcome> outcome = Outcome.of(game, child);
    if (outcome.isEmpty()) {
      Optional<Evaluator<P>> evaluator = game.evaluator();
      return "cp " + (evaluator.isEmpty() ? 0 : evaluator.get().evaluate(child, seat));
    }
    String result = outcome.get().result();
    if (result.equals(Outcome.DRAW)) {
      return "cp 0";
    }
    boolean won = result.equals(Outcome.SOLVED) || result.equals(game.info().seats().get(seat));
    return won ? "mate 1" : "mate -1";
  }
}
