package org.papamu.core.match;

/** The normal distribution. */
final class Normal {

  private Normal() {}

  /**
   * The probability of a value below this many standard deviations, to about 1e-15: by the series
   * around 0 and, in the tails, by the continued fraction of Laplace.
   */
  static double below(double z) {
    double x = Math.abs(z);
    double density = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
    double above;
    if (x < 3) {
      double term = x;
      double sum = x;
      for (int n = 1; n < 200 && term > 1e-18 * sum; n++) {
        term *= x * x / (2 * n + 1);
        sum += term;
      }
      above = 0.5 - density * sum;
    } else {
      double fraction = x;
      for (int n = 100; n > 0; n--) {
        fraction = x + n / fraction;
      }
      above = density / fraction;
    }
    return z > 0 ? 1 - above : above;
  }
}
