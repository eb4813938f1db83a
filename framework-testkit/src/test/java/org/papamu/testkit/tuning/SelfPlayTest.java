package org.papamu.testkit.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Position;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Sprt;
import org.papamu.core.match.Standings;
import org.papamu.examples.hex.HexProvider;
import org.papamu.examples.leapfrog.LeapFrogProvider;
import org.papamu.examples.tictactoe.TicTacToeProvider;

class SelfPlayTest {

  private static final LongSupplier CLOCK = System::nanoTime;

  private static Game<?> game(GameProvider provider, String text) {
    return provider.game(GameSpec.parse(provider, text));
  }

  private static Game<?> ticTacToe() {
    return game(new TicTacToeProvider(), "tic-tac-toe");
  }

  /** All samples of some games, with what their first seat got. */
  private static <P extends Position> List<String> played(Game<P> game, int random, int games) {
    SelfPlay<P> play =
        new SelfPlay<>(game, (position, seat) -> 0, Budget.UNLIMITED.withNodes(20_000), random, 5);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      play.play(
          sample ->
              texts.add(
                  "%d %s %s"
                      .formatted(
                          sample.game(),
                          game.notation().write(sample.position()),
                          sample.result())));
    }
    return texts;
  }

  @Test
  void aProvedResultEndsTheGame() {
    List<String> played = played(ticTacToe(), 0, 1);
    // A whole game would have nine.
    assertThat(played).hasSizeBetween(1, 4).allMatch(text -> text.endsWith(" 0.5"));
  }

  @Test
  void randomPliesLeadElsewhereAndToAllResults() {
    List<String> played = played(ticTacToe(), 6, 60);
    assertThat(played).anyMatch(text -> text.endsWith(" 0.0"));
    assertThat(played).anyMatch(text -> text.endsWith(" 0.5"));
    assertThat(played).anyMatch(text -> text.endsWith(" 1.0"));
    assertThat(played).hasSizeGreaterThan(40);
  }

  @Test
  void theSameSeedGivesTheSameGames() {
    Game<?> game = game(new HexProvider(), "hex:4x4");
    assertThat(played(game, 8, 10)).isEqualTo(played(game, 8, 10)).hasSizeGreaterThan(5);
  }

  @Test
  void gamesOfMoreSeatsAreRefused() {
    Game<?> game = game(new LeapFrogProvider(), "leapfrog:4x4,players=3");
    assertThatThrownBy(() -> played(game, 0, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Lines that a seat can still complete. */
  private static int open(Position position, int seat) {
    int[][] lines = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    int open = 0;
    for (int[] line : lines) {
      int own = 0;
      for (int point : line) {
        int piece = position.at(point);
        own += piece == 2 - seat ? -9 : piece == 1 + seat ? 1 : 0;
      }
      open += Math.max(0, own);
    }
    return open;
  }

  private static <P extends Position> Match<P> duel(Game<P> game) {
    Evaluator<P> good = (position, seat) -> 10 * (open(position, seat) - open(position, 1 - seat));
    Evaluator<P> bad = (position, seat) -> -good.evaluate(position, seat);
    return Duel.between(
        game,
        good,
        bad,
        Budget.UNLIMITED.withDepth(1),
        MatchSettings.of(100, 1).withSprt(Sprt.of(0, 100)));
  }

  @Test
  void aDuelTellsTheBetterEvaluator() {
    Standings standings = duel(ticTacToe()).run(CLOCK);
    assertThat(standings.duels().get(0).share()).isGreaterThan(0.6);
    assertThat(standings.test().orElseThrow().verdict()).isEqualTo(Sprt.Verdict.H1);
    assertThat(Duel.told(standings))
        .matches("\\d+ games, \\+\\d+ =\\d+ -\\d+, \\d+\\.\\d %.*, test: H1");
    assertThat(standings.games()).isLessThan(100);
    assertThat(standings.forfeits()).isEmpty();
  }
}
