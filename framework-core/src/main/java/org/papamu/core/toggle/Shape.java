package org.papamu.core.toggle;

import java.util.Arrays;

/** Rules that are one another shifted; for each the place of its lowest bit. */
final class Shape {

  private final long filled;
  private final long empty;
  private final int[] ruleAt = new int[Long.SIZE];
  private long anchors;

  Shape(long filled, long empty) {
    this.filled = filled;
    this.empty = empty;
    Arrays.fill(ruleAt, -1);
  }

  void add(int anchor, int rule) {
    anchors |= 1L << anchor;
    ruleAt[anchor] = rule;
  }

  /** The places where a rule of this shape lies. */
  long anchors() {
    return anchors;
  }

  /** The number of the rule at each place, or -1. */
  int[] ruleAt() {
    return ruleAt.clone();
  }

  /** How far each bit of the shape is from its lowest one. */
  int[] offsets() {
    int[] offsets = new int[Long.bitCount(filled | empty)];
    int i = 0;
    for (long rest = filled | empty; rest != 0; rest &= rest - 1) {
      offsets[i++] = Long.numberOfTrailingZeros(rest);
    }
    return offsets;
  }

  /** For each bit of the shape, in the same order, whether it must be filled. */
  boolean isFilled(int offset) {
    return (filled >>> offset & 1) != 0;
  }
}
