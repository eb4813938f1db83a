package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers known from elsewhere, and likelihoods maximised by another method. */
class StatisticsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "1, 0.8413447460685429",
    "1.959963984540054, 0.975",
    "-2.5, 0.006209665325776132",
    "3.2, 0.9993128620620841",
    "-6, 9.865876450376946e-10",
    "-12, 1.776482112077679e-33"
  })
  void theNormalDistribution(double z, double probability) {
    assertThat(Normal.below(z)).isCloseTo(probability, within(probability * 1e-12));
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0", "0.75, 190.8485", "0.9, 381.6970", "0.64, 99.9510", "0.25, -190.8485"})
  void eloOfAScoreAndBack(double score, double elo) {
    assertThat(Elo.of(score).orElseThrow()).isCloseTo(elo, within(1e-4));
    assertThat(Elo.score(elo)).isCloseTo(score, within(1e-6));
  }

  @Test
  void certainScoresHaveNoElo() {
    assertThat(Elo.of(0)).isEmpty();
    assertThat(Elo.of(1)).isEmpty();
  }

  @Test
  void theIntervalComesFromPairs() {
    // By hand: mean 210/400 = 0.525 of 200 pairs; variance of a pair's share
    // (10*.525^2 + 40*.275^2 + 90*.025^2 + 40*.225^2 + 20*.475^2) / 200 = 0.0618750.
    Pentanomial pairs = new Pentanomial(10, 40, 90, 40, 20);
    Sample sample = pairs.sample();
    assertThat(sample.mean()).isCloseTo(0.525, within(1e-12));
    assertThat(sample.variance()).isCloseTo(0.061875, within(1e-12));
    double error = Math.sqrt(0.061875 / 200);
    Elo elo = Elo.of(sample);
    assertThat(elo.diff().orElseThrow()).isCloseTo(17.3863, within(1e-3));
    double low = 0.525 - 1.96 * error;
    double high = 0.525 + 1.96 * error;
    assertThat(elo.low().orElseThrow()).isCloseTo(-400 * Math.log10(1 / low - 1), within(1e-2));
    assertThat(elo.high().orElseThrow()).isCloseTo(-400 * Math.log10(1 / high - 1), within(1e-2));
    assertThat(Elo.superiority(sample)).isCloseTo(0.9224, within(1e-3));
  }

  @Test
  void pairsThatAllEndAlikeSayWhatTheirNumberSays() {
    Elo won = Elo.of(new Pentanomial(0, 0, 0, 0, 10).sample());
    assertThat(won.diff()).isEmpty();
    assertThat(won.high()).isEmpty();
    // Clopper and Pearson: 0.025^(1/10) = 0.6915.
    assertThat(Elo.score(won.low().orElseThrow())).isCloseTo(0.6915, within(1e-4));
    Elo lost = Elo.of(new Pentanomial(10, 0, 0, 0, 0).sample());
    assertThat(lost.diff()).isEmpty();
    assertThat(lost.low()).isEmpty();
    assertThat(lost.high().orElseThrow()).isCloseTo(-won.low().orElseThrow(), within(1e-9));
    Elo even = Elo.of(new Pentanomial(0, 0, 10, 0, 0).sample());
    assertThat(even.diff()).hasValue(0);
    assertThat(even.low().orElseThrow()).isCloseTo(-even.high().orElseThrow(), within(1e-9));
    assertThat(even.high().orElseThrow()).isPositive();
    assertThat(Elo.of(Pentanomial.NONE.sample())).isEqualTo(Elo.UNKNOWN);
    assertThat(Elo.superiority(new Pentanomial(0, 0, 0, 0, 3).sample())).isEqualTo(0.9375);
    assertThat(Elo.superiority(new Pentanomial(0, 0, 3, 0, 0).sample())).isEqualTo(0.5);
  }

  @ParameterizedTest
  @CsvSource({
    "10, 40, 90, 40, 20, 0, 10",
    "1, 20, 300, 45, 2, 0, 5",
    "50, 10, 5, 1, 1, -10, 0",
    "3, 3, 3, 3, 3, -5, 30",
    "2, 17, 60, 31, 9, 0, 2"
  })
  void theRatioIsThatOfTheLikeliestDistributions(
      int a, int b, int c, int d, int e, double elo0, double elo1) {
    double[] counts = {a, b, c, d, e};
    double expected = likelihood(counts, Elo.score(elo1)) - likelihood(counts, Elo.score(elo0));
    assertThat(Sprt.of(elo0, elo1).logLikelihoodRatio(new Pentanomial(a, b, c, d, e)))
        .isCloseTo(expected, within(1e-4));
  }

  /**
   * The greatest logarithm of a likelihood among distributions with an expectation, found by
   * search: three of the five probabilities are free, the other two follow; the function is
   * concave.
   */
  private static double likelihood(double[] n, double s) {
    return greatest(
        p1 -> greatest(p2 -> greatest(p3 -> logLikelihood(n, s, p1, p2, p3), 0, 1), 0, 1), 0, 1);
  }

  private static double logLikelihood(double[] n, double s, double p1, double p2, double p3) {
    double p4 = s - p1 / 4 - p2 / 2 - p3 * 3 / 4;
    double p0 = 1 - p1 - p2 - p3 - p4;
    double[] p = {p0, p1, p2, p3, p4};
    double worst = 0;
    double sum = 0;
    for (int i = 0; i < 5; i++) {
      worst = Math.min(worst, p[i]);
      sum += n[i] * Math.log(Math.max(p[i], 1e-300));
    }
    // Outside of the simplex the further the worse, so that the search finds its way back.
    return worst < 0 ? -1e9 + 1e9 * worst : sum;
  }

  private static double greatest(DoubleUnaryOperator f, double from, double to) {
    double low = from;
    double high = to;
    for (int i = 0; i < 42; i++) {
      double third = (high - low) / 3;
      if (f.applyAsDouble(low + third) < f.applyAsDouble(high - third)) {
        low += third;
      } else {
        high -= third;
      }
    }
    return f.applyAsDouble((low + high) / 2);
  }

  @Test
  void theBoundsAreThoseOfWald() {
    Sprt usual = Sprt.of(0, 10);
    assertThat(usual.high()).isCloseTo(2.9444, within(1e-4));
    assertThat(usual.low()).isCloseTo(-2.9444, within(1e-4));
    Sprt careful = new Sprt(0, 10, 0.01, 0.1);
    assertThat(careful.high()).isCloseTo(Math.log(90), within(1e-12));
    assertThat(careful.low()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
  }

  @Test
  void theVerdictFollowsTheRatio() {
    Sprt test = Sprt.of(0, 20);
    assertThat(test.verdict(Pentanomial.NONE)).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(test.logLikelihoodRatio(Pentanomial.NONE)).isZero();
    assertThat(test.verdict(new Pentanomial(0, 0, 5, 5, 200))).isEqualTo(Sprt.Verdict.H1);
    assertThat(test.verdict(new Pentanomial(200, 5, 5, 0, 0))).isEqualTo(Sprt.Verdict.H0);
    assertThat(test.verdict(new Pentanomial(1, 5, 10, 6, 1))).isEqualTo(Sprt.Verdict.OPEN);
  }

  @Test
  void hypothesesAndRisksThatMakeNoTestAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Sprt.of(5, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 5, 0, 0.05));
    assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 5, 0.05, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> Pentanomial.NONE.with(2.5));
  }
}
