package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ProvedBoundsTest {

  @Test
  void whatIsStillThereIsRight() {
    ProvedBounds proved = new ProvedBounds(0);
    SplittableRandom keys = new SplittableRandom(3);
    for (int i = 0; i < 100_000; i++) {
      proved.put(keys.nextLong(), i - 50_000, 1 + i % 1000);
    }
    keys = new SplittableRandom(3);
    int there = 0;
    for (int i = 0; i < 100_000; i++) {
      int bound = proved.bound(keys.nextLong());
      if (bound != ProvedBounds.NONE) {
        assertThat(bound).isEqualTo(i - 50_000);
        there++;
      }
    }
    assertThat(there).isBetween(10_000, 16_384);
  }

  @Test
  void theDearestProofsStay() {
    ProvedBounds proved = new ProvedBounds(0);
    proved.put(1, -5, 1_000_000);
    SplittableRandom keys = new SplittableRandom(4);
    for (int i = 0; i < 200_000; i++) {
      proved.put(keys.nextLong(), 0, 1);
    }
    assertThat(proved.bound(1)).isEqualTo(-5);
  }

  @Test
  void aLaterProofReplacesAnEarlierOne() {
    ProvedBounds proved = new ProvedBounds(1 << 20);
    proved.put(17, Integer.MIN_VALUE, 5);
    assertThat(proved.bound(17)).isEqualTo(Integer.MIN_VALUE);
    proved.put(17, 4, 1);
    assertThat(proved.bound(17)).isEqualTo(4);
    assertThat(proved.bound(18)).isEqualTo(ProvedBounds.NONE);
  }
}
