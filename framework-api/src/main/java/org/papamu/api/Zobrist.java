package org.papamu.api;

/**
 * Hashing of positions: a fixed 64-bit number for each piece on each point, to be combined by
 * exclusive or. The numbers are the same in every run.
 */
public final class Zobrist {

  private final long[] keys;
  private final int pieces;

  /**
   * Numbers for a board.
   *
   * @param points the number of points
   * @param pieces the number of pieces: 1 to {@code pieces} are hashed
   */
  public Zobrist(int points, int pieces) {
    this.pieces = pieces;
    keys = new long[points * pieces];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = mix(i + 1L);
    }
  }

  /** The number of a piece on a point; of a piece from 1 on. */
  public long key(int point, int piece) {
    return keys[point * pieces + piece - 1];
  }

  /**
   * A number whose bits all depend on all bits of {@code value}, one to one; 0 only for one value.
   * The finalizer of SplitMix64 after Stafford's variant 13 (Steele, Lea, Flood: Fast Splittable
   * Pseudorandom Number Generators, 2014) over a step of the golden ratio.
   */
  public static long mix(long value) {
    long z = value * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
