package org.papamu.testkit.tuning;

import java.util.Arrays;

/**
 * What a linear evaluator sees in a position: how much of each of its features is there, the first
 * seat's counted positive and the second's negative. Only those that are there are listed; a
 * feature may be listed several times, which adds up.
 */
public final class Features {

  private int[] indices = new int[64];
  private float[] amounts = new float[64];
  private int size;

  /** None. */
  public Features() {}

  /** Removes all. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds some of a feature.
   *
   * @param index the feature's number, from 0
   */
  public void add(int index, double amount) {
    if (index < 0) {
      throw new IllegalArgumentException("feature " + index);
    }
    if (size == indices.length) {
      indices = Arrays.copyOf(indices, 2 * size);
      amounts = Arrays.copyOf(amounts, 2 * size);
    }
    indices[size] = index;
    amounts[size++] = (float) amount;
  }

  int size() {
    return size;
  }

  int index(int at) {
    return indices[at];
  }

  float amount(int at) {
    return amounts[at];
  }
}
