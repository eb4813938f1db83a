package org.papamu.testkit.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LogisticFitTest {

  private static final double[] TRUE = {1.5, -0.5, 0};

  /** Results drawn by chance from known weights. */
  private static LogisticFit sampled(long seed) {
    SplittableRandom random = new SplittableRandom(3);
    LogisticFit fit = new LogisticFit(TRUE.length, seed);
    Features features = new Features();
    for (int i = 0; i < 20_000; i++) {
      features.clear();
      double worth = 0;
      for (int j = 0; j < TRUE.length; j++) {
        int amount = random.nextInt(-2, 3);
        worth += amount * TRUE[j];
        features.add(j, amount);
      }
      boolean won = random.nextDouble() < 1 / (1 + Math.exp(-worth));
      fit.add(features, won ? 1 : 0, i);
    }
    return fit;
  }

  @Test
  void findsTheWeightsThatResultsCameFrom() {
    LogisticFit.Fitted fitted = sampled(1).fit(8, 0);
    for (int i = 0; i < TRUE.length; i++) {
      assertThat(fitted.weights()[i]).isCloseTo(TRUE[i], within(0.1));
    }
    assertThat(fitted.samples()).isEqualTo(19_000);
    assertThat(fitted.loss()).isBetween(0.2, 0.5);
    assertThat(fitted.right()).isBetween(0.7, 0.95);
    int[] rounded = fitted.rounded(100);
    assertThat(rounded[0]).isBetween(140, 160);
    assertThat(rounded[1]).isBetween(-60, -40);
  }

  @Test
  void theSameSeedGivesTheSameWeights() {
    double[] weights = sampled(1).fit(2, 0.001).weights();
    assertThat(sampled(1).fit(2, 0.001).weights()).isEqualTo(weights);
    assertThat(sampled(2).fit(2, 0.001).weights()).isNotEqualTo(weights);
  }

  @Test
  void decayKeepsWeightsSmall() {
    double free = sampled(1).fit(4, 0).weights()[0];
    assertThat(sampled(1).fit(4, 0.1).weights()[0]).isLessThan(0.9 * free);
  }

  @Test
  void featuresListedTwiceAddUp() {
    LogisticFit once = new LogisticFit(1, 0);
    LogisticFit twice = new LogisticFit(1, 0);
    Features two = new Features();
    two.add(0, 2);
    Features ones = new Features();
    ones.add(0, 1);
    ones.add(0, 1);
    for (int i = 0; i < 1000; i++) {
      once.add(two, i % 4 == 0 ? 0 : 1, i);
      twice.add(ones, i % 4 == 0 ? 0 : 1, i);
    }
    double weight = once.fit(10, 0).weights()[0];
    assertThat(weight).isCloseTo(Math.log(3) / 2, within(0.1));
    assertThat(twice.fit(10, 0).weights()[0]).isCloseTo(weight, within(0.1));
  }

  @Test
  void featuresWithoutAWeightAreRefused() {
    Features features = new Features();
    features.add(3, 1);
    LogisticFit fit = new LogisticFit(3, 0);
    assertThatThrownBy(() -> fit.add(features, 1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> features.add(-1, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
