package org.papamu.core.match;

/** Independent observations of a score between 0 and 1, counted by value. */
final class Sample {

  private final double[] values;
  private final double[] counts;

  Sample(double[] values, double[] counts) {
    this.values = values.clone();
    this.counts = counts.clone();
  }

  /** The number of observations. */
  double size() {
    double size = 0;
    for (double count : counts) {
      size += count;
    }
    return size;
  }

  /** The mean; a half where there is no observation. */
  double mean() {
    double size = size();
    if (size == 0) {
      return 0.5;
    }
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[i] * counts[i];
    }
    return sum / size;
  }

  /** The variance of an observation, around the mean; 0 where there is no observation. */
  double variance() {
    double size = size();
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < values.length && size > 0; i++) {
      sum += counts[i] * (values[i] - mean) * (values[i] - mean);
    }
    return size == 0 ? 0 : sum / size;
  }

  /** The standard error of the mean. */
  double error() {
    return size() == 0 ? 0 : Math.sqrt(variance() / size());
  }

  /**
   * The logarithm of the ratio of likelihoods: how much better the observations fit an expectation
   * than another. For each expectation the most likely distribution over the values is taken that
   * has it, which is found by Lagrange's method in one unknown.
   *
   * <p>Values that did not occur are taken to have occurred a thousandth of a time, for else no
   * distribution could have an expectation outside of what was seen.
   */
  double logLikelihoodRatio(double expectation0, double expectation1) {
    double size = size();
    if (size == 0) {
      return 0;
    }
    double[] weights = new double[counts.length];
    double total = 0;
    for (int i = 0; i < counts.length; i++) {
      weights[i] = counts[i] == 0 ? 1e-3 : counts[i];
      total += weights[i];
    }
    double theta0 = multiplier(weights, total, expectation0);
    double theta1 = multiplier(weights, total, expectation1);
    double ratio = 0;
    for (int i = 0; i < weights.length; i++) {
      // The most likely probability is p / (1 + theta (value - expectation)).
      ratio +=
          weights[i]
              * (Math.log1p(theta0 * (values[i] - expectation0))
                  - Math.log1p(theta1 * (values[i] - expectation1)));
    }
    return ratio;
  }

  /**
   * The root of sum p (value - s) / (1 + theta (value - s)), which falls from plus to minus
   * infinity where all denominators are positive. Bisection: exact enough, and it cannot fail.
   */
  private double multiplier(double[] weights, double total, double s) {
    double low = -1 / (values[values.length - 1] - s);
    double high = 1 / (s - values[0]);
    for (int step = 0; step < 200; step++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int i = 0; i < weights.length; i++) {
        double away = values[i] - s;
        sum += weights[i] / total * away / (1 + middle * away);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
