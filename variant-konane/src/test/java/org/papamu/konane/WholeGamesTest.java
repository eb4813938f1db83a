package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.solve.LoopFreeSolver;
import org.papamu.core.solve.Solution;

/** Whole games from the usual start. */
class WholeGamesTest {

  private static final KonaneProvider PROVIDER = new KonaneProvider();
  private static final long BYTES = 100L << 20;

  /**
   * A board on which White wins shows that openings that are mirror images count once, and that the
   * line is found without proving all of it anew: without that, 5x6 takes more than three times as
   * many positions.
   */
  @ParameterizedTest
  @CsvSource({"5x5, 1, 1000", "4x6, -1, 100", "4x7, -1, 100", "5x6, -1, 300000"})
  void areSettledWithinSoManyPositions(String board, int best, long most) {
    Solution solution = solve(PROVIDER.game(GameSpec.parse(PROVIDER, "konane:" + board)));
    assertThat(solution.least()).isEqualTo(best);
    assertThat(solution.most()).isEqualTo(best);
    assertThat(solution.line()).isNotEmpty();
    assertThat(solution.positions()).isLessThan(most);
  }

  /** A position of a large board takes milliseconds: the stop is asked for from the first on. */
  @Test
  void whatIsStoppedAtOnceLooksAtHardlyAnything() {
    Solution solution = solve(PROVIDER.game(GameSpec.parse(PROVIDER, "konane:13x20")), () -> true);
    assertThat(solution.value()).isEqualTo(Solution.Value.UNKNOWN);
    assertThat(solution.positions()).isLessThan(4);
  }

  private static <P extends Position> Solution solve(Game<P> game) {
    return solve(game, Stop.NEVER);
  }

  private static <P extends Position> Solution solve(Game<P> game, Stop stop) {
    return new LoopFreeSolver<>(game, BYTES).solve(game.rules().initial(), stop, told -> {});
  }
}
