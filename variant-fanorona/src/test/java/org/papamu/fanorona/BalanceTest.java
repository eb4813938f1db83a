package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.Evaluator;

class BalanceTest {

  private static final FanoronaGame GAME = Games.game("fanorona:5x5");
  private static final Evaluator<FanoronaPosition> EVALUATOR = GAME.evaluator().orElseThrow();

  private static int white(String text) {
    return EVALUATOR.evaluate(GAME.notation().read(text), FanoronaPosition.WHITE);
  }

  @Test
  void whatOneSideGainsTheOtherLoses() {
    FanoronaPosition position = GAME.notation().read("1bb1b/5/2w2/w4/2www b 0");
    assertThat(EVALUATOR.evaluate(position, FanoronaPosition.BLACK))
        .isEqualTo(-EVALUATOR.evaluate(position, FanoronaPosition.WHITE));
  }

  @Test
  void stonesCountMoreThanWaysToMove() {
    assertThat(white("4b/5/5/5/w4 w")).isZero();
    assertThat(white("4b/5/2w2/5/5 w")).isEqualTo(10);
    assertThat(white("4b/5/5/5/w3w w")).isEqualTo(106);
    assertThat(white("2b2/5/5/5/w3w w")).isEqualTo(102);
    assertThat(white("4b/5/5/5/w3w b")).isEqualTo(106);
  }
}
