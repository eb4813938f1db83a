package org.papamu.core.match;

import java.util.OptionalDouble;

/**
 * A difference in strength on the logistic scale of Elo: 400 points are ten to one.
 *
 * @param diff the difference; empty where it is infinite or nothing is known
 * @param low the lower end of the interval that holds the true one with 95 %; empty if infinite
 * @param high its upper end; empty if infinite
 */
public record Elo(OptionalDouble diff, OptionalDouble low, OptionalDouble high) {

  /** Nothing is known. */
  public static final Elo UNKNOWN =
      new Elo(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());

  /** The two-sided 95 % quantile of the normal distribution. */
  private static final double QUANTILE = 1.959963984540054;

  private static final double TAIL = 0.025;

  /** The expected score of a player that is so much stronger. */
  public static double score(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** The difference that an expected score means; empty at 0 and 1. */
  public static OptionalDouble of(double score) {
    return score <= 0 || score >= 1
        ? OptionalDouble.empty()
        : OptionalDouble.of(400 * Math.log10(score / (1 - score)));
  }

  /**
   * What a sample says. The interval is that of the mean by the normal approximation. Where all
   * observations are equal they say nothing about their spread, and the interval is instead how far
   * the mean may be if others that did not occur are as frequent as that leaves possible: exact for
   * all won or all lost.
   */
  static Elo of(Sample sample) {
    if (sample.size() == 0) {
      return UNKNOWN;
    }
    double mean = sample.mean();
    double error = sample.error() * QUANTILE;
    if (sample.variance() == 0) {
      double others = 1 - Math.pow(TAIL, 1 / sample.size());
      return new Elo(of(mean), of(mean * (1 - others)), of(mean + (1 - mean) * others));
    }
    return new Elo(of(mean), of(mean - error), of(mean + error));
  }

  /** The likelihood of superiority: the probability that the true difference is above 0. */
  static double superiority(Sample sample) {
    double ahead = sample.mean() - 0.5;
    if (sample.variance() == 0) {
      double tie = Math.pow(0.5, sample.size() + 1);
      return ahead == 0 ? 0.5 : ahead > 0 ? 1 - tie : tie;
    }
    return Normal.below(ahead / sample.error());
  }
}
