package org.papamu.testkit.games.leapfrog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.text.NotationException;

/** What counts differ by: counters of worth, scores of several seats, ties. */
class LeapFrogScoresTest {

  private static LeapFrog game(String text) {
    LeapFrogProvider provider = new LeapFrogProvider();
    return (LeapFrog) provider.game(GameSpec.parse(provider, text));
  }

  private static String after(LeapFrog game, String position, String move) {
    LeapFrogPosition played = game.notation().read(position);
    MoveList moves = new MoveList();
    game.readMoves(played, move, moves);
    game.rules().play(played, moves.get(0));
    return game.notation().write(played);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "yr2wg 1 4,4; a1-c1; 2y1wg 2 7,4",
        "yr2wg 1 4,4; f1-d1; yr1g2 2 5,4",
        "wgwgwg 1 0,0; b1; w1wgwg 2 4,0",
        "oo1o1o 2 1,1; a1-c1-e1; 4oo 1 1,3",
      })
  void whoTakesACounterHasItsWorth(String position, String move, String after) {
    assertThat(after(game("leapfrog:1x6"), position, move)).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "leapfrog:1x6; o5 1 2,3; second",
        "leapfrog:1x6; w5 1 9,3; first",
        "leapfrog:1x7; o6 1 3,3; draw",
        "leapfrog:1x9,players=3; w8 2 4,4,2; draw",
        "leapfrog:1x9,players=3; w8 2 2,2,4; third",
        "leapfrog:1x9,players=4; w8 2 1,4,1,2; second",
      })
  void theMostWorthWinsAndLeadersWhoTieDraw(String text, String position, String result) {
    LeapFrog game = game(text);
    assertThat(Outcome.of(game, game.notation().read(position)).map(Outcome::result))
        .hasValue(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "oooooo 1 1,0; 9; the scores add up to 1, but 0 counters are gone",
        "1ooooo 1 1,0; 7; seat 2 has yet to take a counter off",
        "oy4 1 2,2; 0; plain counters and counters of worth do not mix",
        "o5 3 2,3; 3; the seat to move is 1 to 2",
        "o5 1 2,3,0; 5; there are 2 scores, split by commas",
        "o5 1 02,3; 5; a score is a number without leading zeros",
      })
  void whatCannotBeIsRefused(String position, int offset, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> game("leapfrog:1x6").notation().read(position))
        .satisfies(refused -> assertThat(refused.offset()).isEqualTo(offset))
        .withMessage(message);
  }

  @Test
  void aRefusedMoveSaysWhy() {
    LeapFrog game = game("leapfrog:1x6");
    LeapFrogPosition position = game.notation().read("oo1o1o 2 1,1");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> game.readMoves(position, "c1-e1", new MoveList()))
        .withMessage("there is no counter on c1");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> game.readMoves(position, "f1-d1", new MoveList()))
        .withMessage("the counter on f1 cannot leap");
  }
}
