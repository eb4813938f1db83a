package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.Evaluator;
import org.papamu.api.MoveList;

class BalanceTest {

  private static final FanoronaGame GAME = Games.game("fanorona:5x9");
  private static final Evaluator<FanoronaPosition> EVALUATOR = GAME.evaluator().orElseThrow();

  private static int white(String text) {
    return EVALUATOR.evaluate(GAME.notation().read(text), FanoronaPosition.WHITE);
  }

  @Test
  void whatOneSideGainsTheOtherLoses() {
    FanoronaPosition position = GAME.notation().read("1bb6/9/2w6/w8/2www4 b 0");
    assertThat(EVALUATOR.evaluate(position, FanoronaPosition.BLACK))
        .isEqualTo(-EVALUATOR.evaluate(position, FanoronaPosition.WHITE))
        .isNegative();
  }

  @Test
  void twoAgainstOneIsWorthMoreThanNineAgainstEight() {
    int few = white("9/2b6/9/6w2/4w4 w 0");
    int many = white("bbbbbbbb1/9/9/9/wwwwwwwww w 0");
    assertThat(few).isGreaterThan(many + 100);
    assertThat(many).isPositive();
  }

  @Test
  void theHunterIsBetterOffNearItsPrey() {
    assertThat(white("9/3b5/9/2w1w4/9 w 0")).isGreaterThan(white("8b/9/9/9/ww7 w 0"));
  }

  @Test
  void aCaptureUnderWayIsNotSettled() {
    assertThat(EVALUATOR.isSettled(GAME.notation().read("9/3b5/9/3w5/9 w 0"))).isFalse();
    assertThat(EVALUATOR.isSettled(GAME.notation().read("8b/9/9/9/ww7 w 0"))).isTrue();
  }

  @Test
  void movesThatTakeMorePromiseMore() {
    FanoronaPosition position = GAME.notation().read("9/1bb4b1/9/1w7/9 w 0");
    MoveList moves = Games.moves(GAME, position);
    for (int i = 0; i < moves.size(); i++) {
      int taken = Long.bitCount(GAME.rules().taken(position, moves.get(i)));
      assertThat(taken).isPositive();
      assertThat(EVALUATOR.promise(position, moves.get(i))).isEqualTo(256 * taken);
    }
  }
}
