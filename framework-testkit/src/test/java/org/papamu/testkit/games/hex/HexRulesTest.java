package org.papamu.testkit.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.text.NotationException;

/** Connection, and the move that is a word. */
class HexRulesTest {

  private static Hex game(String text) {
    HexProvider provider = new HexProvider();
    return (Hex) provider.game(GameSpec.parse(provider, text));
  }

  @ParameterizedTest
  @CsvSource({
    "1b1/1b1/1b1 w, black",
    "b2/1b1/2b w, black",
    "3/www/3 b, white",
    "w2/1w1/2w b, white",
  })
  void aChainFromSideToSideWins(String position, String winner) {
    Hex game = game("hex:3x3");
    assertThat(Outcome.of(game, game.notation().read(position)).map(Outcome::result))
        .hasValue(winner);
  }

  @ParameterizedTest
  @CsvSource({"2b/1b1/b2 w", "bbb/bbb/3 w", "1w1/1w1/1w1 b"})
  void noChainGoesOn(String position) {
    Hex game = game("hex:3x3");
    assertThat(Outcome.of(game, game.notation().read(position))).isEmpty();
  }

  @Test
  void theSwapTakesOverTheStoneInTheMirror() {
    Hex game = game("hex:3x3,swap");
    HexPosition position = game.notation().read("3/2b/3 w");
    MoveList moves = new MoveList();
    game.readMoves(position, "swap", moves);
    game.rules().play(position, moves.get(0));
    assertThat(game.notation().write(position)).isEqualTo("1w1/3/3 b");
  }

  @Test
  void theSwapIsAStepWithoutAPoint() {
    Hex game = game("hex:3x3,swap");
    assertThat(game.enter(game.notation().read("3/2b/3 w")).steps())
        .filteredOn(step -> step.point().isEmpty())
        .extracting(MoveEntry.Step::text)
        .containsExactly("swap");
  }

  @ParameterizedTest
  @CsvSource({"3/3/3 b", "3/2b/2w b", "3/2w/3 b", "3/2b/2w w", "3/2w/3 w"})
  void theSwapIsWhitesFirstMoveOnly(String position) {
    Hex game = game("hex:3x3,swap");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> game.readMoves(game.notation().read(position), "swap", new MoveList()));
  }

  @Test
  void onlyEqualSidesHaveTheSwap() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> game("hex:3x4,swap"))
        .withMessage("only a board with equal sides has the swap");
  }
}
