package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.perft.Perft;

/** Counts of long move sequences from the start, found by an independent program. */
@Tag("deep")
class DeepPerftTest {

  @ParameterizedTest
  @CsvSource({
    "konane:6x6, 11, 55065776",
    "konane:8x8, 9, 4633660",
    "konane:8x8, 10, 51883544",
    "konane:13x20, 9, 5018648",
    "konane:8x9, 10, 35840322",
    "konane:12x12, 9, 9545788",
    "konane:18x18, 9, 10045820",
    "konane:9x13, 9, 4451528",
    "konane:14x17, 9, 5026982",
    "konane:7x9, 10, 87471588",
    "konane:2x32, 16, 20566014",
    "konane:3x21, 12, 74523342",
    "konane:5x7, 11, 60222448",
    "'konane:8x8,opening=any', 9, 21539028",
    "'konane:13x20,opening=any', 7, 2659041",
    "'konane:9x13,opening=any', 8, 8196228",
  })
  void perft(String game, int depth, long nodes) {
    assertThat(count(Boards.game(game), depth)).isEqualTo(nodes);
  }

  private static <P extends Position> long count(Game<P> game, int depth) {
    return Perft.count(game, game.rules().initial(), depth, 1, Stop.NEVER).orElseThrow();
  }
}
