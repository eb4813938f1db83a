package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Outcome;

/** When a game is over, who has won, and why. */
class EndingsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // no stones
        "3x3               | 3/1w1/3 b 0       | white | fanorona.no-stones | Black has no stones left",
        "3x3               | 3/1w1/3 w 0       | white | fanorona.no-stones | Black has no stones left",
        "3x3               | 3/1b1/3 w 0       | black | fanorona.no-stones | White has no stones left",
        "3x3               | 3/1b1/3 b 0       | black | fanorona.no-stones | White has no stones left",
        "3x3               | 3/3/3 w 0         | black | fanorona.no-stones | White has no stones left",
        "3x3               | 3/3/3 b 0         | white | fanorona.no-stones | Black has no stones left",
        "3x3,stalemate=draw| 3/1w1/3 b 0       | white | fanorona.no-stones | Black has no stones left",
        "3x3,quiet=5       | 3/1w1/3 w 5       | white | fanorona.no-stones | Black has no stones left",
        // no move
        "3x3               | 1bw/1bb/3 w 0     | black | fanorona.no-move   | White cannot move",
        "3x3               | b2/bb1/wb1 w 0    | black | fanorona.no-move   | White cannot move",
        "3x3,stalemate=draw| 1bw/1bb/3 w 0     | draw  | fanorona.no-move   | White cannot move",
        "3x3,quiet=5       | 1bw/1bb/3 w 5     | black | fanorona.no-move   | White cannot move",
        // quiet plies
        "3x3               | 2w/3/b2 w 100     | draw  | fanorona.quiet     | 100 plies in a row without a capture",
        "3x3,quiet=5       | 2w/3/b2 b 5       | draw  | fanorona.quiet     | 5 plies in a row without a capture",
        "3x3,quiet=5       | 2w/3/b2 b 900     | draw  | fanorona.quiet     | 5 plies in a row without a capture",
        // the return game
        "5x9,vela=on | 9/9/bbbbbb3/9/8w w 0 | black | fanorona.vela-no-capture | White has no capture",
        "5x9,vela=on,stalemate=draw | 9/9/bbbbbb3/9/8w w 0 | black | fanorona.vela-no-capture | White has no capture",
        "5x9,vela=on | 9/9/3w5/1ww6/bbw6 b 0 | | |",
        "5x9,vela=on | 9/9/9/9/bbbbbb2w b 0 | | |",
        "5x9,vela=on | 9/9/9/9/bbbbb3w w 0 | | |"
      })
  void outcome(String board, String text, String result, String key, String sentence) {
    FanoronaGame game = Games.game("fanorona:" + board);
    FanoronaPosition position = game.notation().read(text);
    if (result == null) {
      assertThat(Outcome.of(game, position)).isEmpty();
      return;
    }
    assertThat(Outcome.of(game, position))
        .hasValueSatisfying(
            outcome -> {
              assertThat(outcome.result()).isEqualTo(result);
              assertThat(outcome.reason().key()).isEqualTo(key);
              assertThat(outcome.reason().sentence()).isEqualTo(sentence);
            });
  }

  @Test
  void quietPliesAreCountedAndACaptureStartsAfresh() {
    FanoronaGame game = Games.game("fanorona:5x5");
    FanoronaPosition position = game.notation().read("4b/5/w4/5/w3w w 7");
    game.rules().play(position, Games.read(game, position, "a3-a4"));
    assertThat(game.notation().write(position)).isEqualTo("4b/w4/5/5/w3w b 8");
    position = game.notation().read("4b/4b/5/4w/4w w 8");
    game.rules().play(position, Games.read(game, position, "e2-e3A"));
    assertThat(game.notation().write(position)).isEqualTo("5/5/4w/5/4w b 0");
  }

  @Test
  void countStaysAtItsGreatestValue() {
    FanoronaGame game = Games.game("fanorona:5x5,quiet=0");
    FanoronaPosition position = game.notation().read("4b/5/5/5/w4 w 1000");
    game.rules().play(position, Games.read(game, position, "a1-b1"));
    assertThat(game.notation().write(position)).isEqualTo("4b/5/5/5/1w3 b 1000");
  }

  @Test
  void gameEndsWithTheLastQuietPly() {
    FanoronaGame game = Games.game("fanorona:5x5,quiet=3");
    FanoronaPosition position = game.notation().read("4b/5/5/5/w4 w 2");
    assertThat(Games.moves(game, position).isEmpty()).isFalse();
    game.rules().play(position, Games.read(game, position, "a1-b1"));
    assertThat(Games.moves(game, position).isEmpty()).isTrue();
    assertThat(game.rules().score(position, FanoronaPosition.WHITE)).isZero();
    assertThat(game.rules().score(position, FanoronaPosition.BLACK)).isZero();
  }

  @Test
  void countCountsNothingWhenTheGameIsOver() {
    FanoronaGame game = Games.game("fanorona:3x3,quiet=5");
    for (String text : new String[] {"2w/3/b2 w 5", "3/1w1/3 w 0", "3/3/3 w 0", "1bw/1bb/3 w 0"}) {
      FanoronaPosition position = game.notation().read(text);
      assertThat(game.rules().count(position, new org.papamu.api.MoveList())).isZero();
    }
  }
}
