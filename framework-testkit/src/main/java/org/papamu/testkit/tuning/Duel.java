package org.papamu.testkit.tuning;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.match.Contestant;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Standings;
import org.papamu.core.search.AlphaBeta;

/**
 * A match between two evaluators of one game, both searched by the alpha-beta player: pairs of
 * games from random openings, with both colours.
 */
public final class Duel {

  private static final int MEBIBYTES = 8;

  private Duel() {}

  /**
   * A match that is ready to run; its first contestant is {@code tried}, the second {@code known}.
   *
   * @param budget what each may spend on a move: nodes for the quality of the evaluator alone, time
   *     to count its cost as well
   * @param settings the number of games, the seed, and possibly a test that ends it early
   */
  public static <P extends Position> Match<P> between(
      Game<P> game, Evaluator<P> tried, Evaluator<P> known, Budget budget, MatchSettings settings) {
    return Match.of(
        game,
        List.of(
            contestant("tried", new WithEvaluator<>(game, tried), budget),
            contestant("known", new WithEvaluator<>(game, known), budget)),
        settings);
  }

  /** The result of a match in one line. */
  public static String told(Standings standings) {
    Standings.Duel duel = standings.duels().get(0);
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "%d games, +%d =%d -%d, %.1f %%",
            duel.games(),
            duel.wins(),
            duel.draws(),
            duel.losses(),
            100 * duel.share()));
    duel.elo()
        .diff()
        .ifPresent(diff -> line.append(String.format(Locale.ROOT, ", Elo %+.0f", diff)));
    if (duel.elo().low().isPresent() && duel.elo().high().isPresent()) {
      line.append(
          String.format(
              Locale.ROOT,
              " (%+.0f to %+.0f)",
              duel.elo().low().getAsDouble(),
              duel.elo().high().getAsDouble()));
    }
    if (!standings.forfeits().isEmpty()) {
      line.append(", forfeited: " + standings.forfeits().size());
    }
    standings.test().ifPresent(test -> line.append(", test: " + test.verdict()));
    return line.toString();
  }

  private static <P extends Position> Contestant contestant(
      String name, Game<P> game, Budget budget) {
    return new Contestant(name, budget, random -> new Trying<>(game, random));
  }

  /** Plays the match's game as if it had another evaluator. */
  private static final class Trying<Q extends Position> implements Player {

    private final Game<Q> game;
    private final AlphaBeta player;

    Trying(Game<Q> game, RandomGenerator random) {
      this.game = game;
      player = new AlphaBeta(1, MEBIBYTES, random);
    }

    @Override
    @SuppressWarnings("unchecked") // a match asks about its own game only
    public <P extends Position> Choice choose(Question<P> question) {
      History<Q> asked = (History<Q>) question.history();
      return player.choose(
          new Question<>(
              History.of(game, asked.start(), asked.moves()),
              question.budget(),
              question.lines(),
              question.stop(),
              question.nanos(),
              question.listener()));
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
