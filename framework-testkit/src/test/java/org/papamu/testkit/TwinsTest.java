package org.papamu.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.examples.hex.HexProvider;
import org.papamu.examples.leapfrog.LeapFrogProvider;

class TwinsTest {

  private static Game<?> game(GameProvider provider, String text) {
    return provider.game(GameSpec.parse(provider, text));
  }

  @Test
  void twoOfOneKindAreAlike() {
    Game<?> one = game(new LeapFrogProvider(), "leapfrog:4x5");
    Game<?> other = game(new LeapFrogProvider(), "leapfrog:4x5");
    assertThatCode(() -> Twins.assertAlike(one, other, 1, 5, 100)).doesNotThrowAnyException();
  }

  @Test
  void aMoveTooManyIsTold() {
    Game<?> plain = game(new HexProvider(), "hex:3x3");
    Game<?> withSwap = game(new HexProvider(), "hex:3x3,swap");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Twins.assertAlike(plain, withSwap, 1, 1, 9))
        .withMessageContaining("the moves after ")
        .withMessageContaining("swap");
  }

  @Test
  void anotherWayOfMovingIsTold() {
    Game<?> orthogonal = game(new LeapFrogProvider(), "leapfrog:4x4");
    Game<?> diagonal = game(new LeapFrogProvider(), "leapfrog:4x4,diagonal");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> Twins.assertAlike(orthogonal, diagonal, 1, 3, 50))
        .withMessageContaining("the moves after ");
  }
}
