package org.papamu.examples.clobber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.MoveList;
import org.papamu.api.text.NotationException;
import org.papamu.testkit.GameLaws;

class ClobberTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new ClobberProvider();
  }

  /** The laws take their time on large boards and see nothing new there. */
  @Override
  protected List<String> games() {
    return List.of("clobber:1x6", "clobber:4x4", "clobber:5x6");
  }

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }

  @ParameterizedTest
  @CsvSource({
    "bwb/3/1w1 w, b1, the stone on b1 has no enemy stone beside it",
    "bwb/3/1w1 w, b2, there is no white stone on b2",
    "bwb/3/1w1 w, a3, there is no white stone on a3",
    "bwb/3/1w1 w, b3-b2, 'a move ends on a black stone, and b2 has none'",
    "bwb/b2/1w1 w, b3-a2, a2 is not beside b3 in its row or column",
  })
  void aRefusalSaysWhy(String position, String move, String reason) {
    GameProvider provider = provider();
    Clobber game = (Clobber) provider.game(GameSpec.parse(provider, "clobber:3x3"));
    NotationException refused =
        assertThrows(
            NotationException.class,
            () -> game.readMoves(game.notation().read(position), move, new MoveList()));
    assertEquals(reason, refused.message());
  }
}
