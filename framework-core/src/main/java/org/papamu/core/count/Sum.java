package org.papamu.core.count;

import java.math.BigInteger;

/** A sum of many numbers of up to 127 bits, each in two words. */
final class Sum {

  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);
  private static final BigInteger LOW = WORD.subtract(BigInteger.ONE);

  private long low;
  private long high;

  /**
   * Adds a number.
   *
   * @throws ArithmeticException if the sum gets 2^127 or more
   */
  void add(long addedLow, long addedHigh) {
    low += addedLow;
    long carry = Long.compareUnsigned(low, addedLow) < 0 ? 1 : 0;
    if (carry != 0 || addedHigh != 0) {
      high = Math.addExact(Math.addExact(high, addedHigh), carry);
    }
  }

  /** The sum. */
  BigInteger value() {
    return BigInteger.valueOf(high).multiply(WORD).add(BigInteger.valueOf(low).and(LOW));
  }
}
