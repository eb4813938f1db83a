package org.papamu.cli.play;

import com.google.inject.Inject;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.player.Lines;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/** Has players look at positions, for what they think and not for a game. */
public final class Analyst {

  private final Table table;

  @Inject
  Analyst(Table table) {
    this.table = table;
  }

  /**
   * Who is to look at a position, and for how long.
   *
   * @param player the player
   * @param budget what it may spend on a position
   * @param lines how many best lines are wanted
   * @param seed the seed of its random choices
   */
  public record Order(PlayerSpec player, Budget budget, int lines, long seed) {

    /** The same with another budget. */
    public Order within(Budget other) {
      return new Order(player, other, lines, seed);
    }

    /** The same with so many lines. */
    public Order withLines(int wanted) {
      return new Order(player, budget, wanted, seed);
    }
  }

  /**
   * The player that a text asks for, with more settings.
   *
   * @param game what it is to look at
   * @param more settings, by name, that count unless the text has them
   * @throws BadRequest if there is no such player, or it refuses a setting
   */
  public PlayerSpec player(GameInfo game, String text, Map<String, String> more) {
    try {
      PlayerSpec spec = PlayerSpec.parse(text);
      Map<String, String> settings = new TreeMap<>(more);
      settings.putAll(spec.settings());
      PlayerSpec whole = spec.withSettings(settings);
      table.roster().requirePlays(whole, game);
      table.roster().player(whole, new SplittableRandom(0)).close();
      return whole;
    } catch (NotationException e) {
      throw new BadRequest(e, "--player");
    }
  }

  /**
   * What a player thinks of a position.
   *
   * @param session a game that is not over
   * @param listener told, on another thread, each time the player has found out more
   * @throws PlayerFault if the player fails, or thinks of a move that is not legal
   */
  public <P extends Position> Thought think(
      Session<P> session, Order order, Consumer<Thought> listener) {
    Roster roster = table.roster();
    History<P> history = session.history();
    long seed = order.player.seed().orElse(order.seed);
    Question<P> question = Question.of(history, order.budget).withLines(order.lines);
    try (Player player = roster.player(order.player, new SplittableRandom(seed))) {
      Player.Choice choice =
          Seats.choose(question.withListener(listener), order.player, player, session.legalMoves());
      return choice
          .thought()
          .orElseGet(
              () ->
                  GameFault.guard(
                      history.game(), "count", () -> Lines.glance(history, choice.move())));
    }
  }
}
