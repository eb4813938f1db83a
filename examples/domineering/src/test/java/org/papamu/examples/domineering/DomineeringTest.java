package org.papamu.examples.domineering;

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

class DomineeringTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new DomineeringProvider();
  }

  /** The laws take their time on large boards and see nothing new there. */
  @Override
  protected List<String> games() {
    return List.of("domineering:3x5", "domineering:4x4", "domineering:8x8");
  }

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }

  @ParameterizedTest
  @CsvSource({
    "1x1/3/3 b, b2, there is no room for a domino on b2 and the cell above it",
    "1x1/3/3 w, c1, there is no room for a domino on c1 and the cell to the right of it",
    "1x1/3/3 b, b3, b3 is covered",
    "1x1/3/3 w, a2-b3, b3 is covered",
    "1x1/3/3 b, a1-b1, Black's dominoes cover a cell and the one above it",
    "1x1/3/3 w, a1-a2, White's dominoes cover a cell and the one to the right of it",
  })
  void aRefusalSaysWhy(String position, String move, String reason) {
    GameProvider provider = provider();
    Domineering game = (Domineering) provider.game(GameSpec.parse(provider, "domineering:3x3"));
    NotationException refused =
        assertThrows(
            NotationException.class,
            () -> game.readMoves(game.notation().read(position), move, new MoveList()));
    assertEquals(reason, refused.message());
  }
}
