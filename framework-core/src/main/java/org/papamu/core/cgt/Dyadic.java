package org.papamu.core.cgt;

/**
 * An exact fraction whose denominator is a power of two.
 *
 * @param numerator odd, unless {@code exponent} is 0
 * @param exponent the denominator is 2 to this power; 0 to 62
 */
public record Dyadic(long numerator, int exponent) implements Comparable<Dyadic> {

  /** Nothing. */
  public static final Dyadic ZERO = new Dyadic(0, 0);

  private static final int MOST = Long.SIZE - 2;

  /** Reduces the fraction to lowest terms. */
  public Dyadic {
    if (exponent < 0) {
      throw new IllegalArgumentException("exponent " + exponent);
    }
    int common =
        numerator == 0 ? exponent : Math.min(exponent, Long.numberOfTrailingZeros(numerator));
    numerator >>= common;
    exponent -= common;
    if (exponent > MOST) {
      throw new ArithmeticException("denominator 2^" + exponent);
    }
  }

  /** A whole number. */
  public static Dyadic of(long number) {
    return new Dyadic(number, 0);
  }

  /**
   * The fraction that a double is.
   *
   * @throws ArithmeticException if it needs too large a numerator or denominator
   */
  static Dyadic of(double number) {
    int exponent = 0;
    double scaled = number;
    while (scaled != Math.rint(scaled)) {
      scaled *= 2;
      exponent++;
    }
    if (Math.abs(scaled) > 1L << MOST) {
      throw new ArithmeticException("numerator " + scaled);
    }
    return new Dyadic((long) scaled, exponent);
  }

  /**
   * The sum.
   *
   * @throws ArithmeticException if it needs too large a numerator
   */
  public Dyadic plus(Dyadic other) {
    int common = Math.max(exponent, other.exponent);
    return new Dyadic(Math.addExact(scaled(common), other.scaled(common)), common);
  }

  /** The difference. */
  public Dyadic minus(Dyadic other) {
    return plus(other.negative());
  }

  /** The negative. */
  public Dyadic negative() {
    return new Dyadic(Math.negateExact(numerator), exponent);
  }

  /** Half of it. */
  public Dyadic half() {
    return new Dyadic(numerator, exponent + 1);
  }

  private long scaled(int common) {
    int shift = common - exponent;
    long scaled = numerator << shift;
    if (scaled >> shift != numerator) {
      throw new ArithmeticException(this + " over 2^" + common);
    }
    return scaled;
  }

  /** Whether it is a whole number. */
  public boolean isInteger() {
    return exponent == 0;
  }

  /** The nearest double. */
  public double toDouble() {
    return numerator / (double) (1L << exponent);
  }

  @Override
  public int compareTo(Dyadic other) {
    int common = Math.max(exponent, other.exponent);
    return Long.compare(scaled(common), other.scaled(common));
  }

  /** Such as {@code 3}, {@code -3/4}. */
  @Override
  public String toString() {
    return exponent == 0 ? Long.toString(numerator) : numerator + "/" + (1L << exponent);
  }
}
