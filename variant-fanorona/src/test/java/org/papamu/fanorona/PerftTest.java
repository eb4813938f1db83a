package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deeper perft numbers from the start, counted by an independent program. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({
    "5x9, 5, 431830",
    "5x5, 6, 306817",
    "7x5, 5, 92228",
    "5x7, 5, 227060",
    "9x5, 5, 154483",
    "7x7, 4, 20137",
    "3x9, 6, 102347",
    "9x3, 6, 2869",
    "3x11, 6, 117019",
    "11x3, 6, 54571",
    "3x15, 5, 12530",
    "3x17, 5, 13807",
    "3x19, 5, 12536",
    "5x11, 4, 18392",
    "3x3, 20, 692640",
    "7x3, 8, 290665"
  })
  void agrees(String board, int depth, long nodes) {
    count(board, depth, nodes);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "5x9, 6, 9204447",
    "5x9, 7, 175212423",
    "5x5, 7, 1960668",
    "5x7, 6, 3444830",
    "3x7, 8, 2022279"
  })
  void agreesDeeper(String board, int depth, long nodes) {
    count(board, depth, nodes);
  }

  private static void count(String board, int depth, long nodes) {
    FanoronaGame game = Games.game("fanorona:" + board);
    assertThat(Games.perft(game, game.rules().initial(), depth)).isEqualTo(nodes);
  }
}
