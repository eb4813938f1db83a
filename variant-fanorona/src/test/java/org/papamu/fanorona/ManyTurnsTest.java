package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.MoveList;

/** Positions with as many turns as a search by small changes could find. */
class ManyTurnsTest {

  private static final String MOST_7X9 =
      "b1b1bbb1w/1b2b2b1/b2b1b2b/2bb1bb1w/bb2bw1bb/b2bbb1wb/b1bb2b1b w 0";

  @ParameterizedTest
  @CsvSource({
    "5x9, bbb1bbbbb/bb2b3b/b2b3ww/2bb1bbb1/bb2bw1ww w 0, 13835",
    "'5x9,direction=any', bwbbb1bbb/b3b1b2/1b3b2b/w1b2b1bw/bwbbb1bb1 w 0, 21196",
    "7x9, " + MOST_7X9 + ", 578686"
  })
  void everyEffectIsListedOnce(String board, String text, int effects) {
    FanoronaGame game = Games.game("fanorona:" + board);
    FanoronaPosition position = game.notation().read(text);
    MoveList moves = Games.moves(game, position);
    assertThat(moves.size()).isEqualTo(effects);
    long[] sorted = moves.toArray();
    Arrays.sort(sorted);
    assertThat(Arrays.stream(sorted).distinct().count()).isEqualTo(effects);
    assertThat(game.rules().count(position, new MoveList())).isEqualTo(effects);
  }

  @Test
  void textsOfSomeOfThemReadBack() {
    FanoronaGame game = Games.game("fanorona:7x9");
    FanoronaPosition position = game.notation().read(MOST_7X9);
    MoveList moves = Games.moves(game, position);
    for (int i = 0; i < moves.size(); i += 20_011) {
      String text = game.notation().writeMove(position, moves.get(i));
      assertThat(Games.read(game, position, text)).as(text).isEqualTo(moves.get(i));
    }
  }
}
