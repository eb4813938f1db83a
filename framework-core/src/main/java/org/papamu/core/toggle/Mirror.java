package org.papamu.core.toggle;

/**
 * Moves the bits of words as a symmetry moves the points. Immutable.
 *
 * <p>The image of each value of each byte is looked up: eight look-ups instead of a walk over the
 * points.
 */
final class Mirror {

  private static final int VALUES = 1 << Byte.SIZE;

  private final int[] to;
  private final long[] table = new long[Long.BYTES * VALUES];

  /**
   * A mirror.
   *
   * @param to where each bit goes; bits that no point uses stay where they are
   */
  Mirror(int[] to) {
    this.to = to.clone();
    for (int i = 0; i < table.length; i++) {
      int value = i % VALUES;
      int rest = value & (value - 1);
      int bit = i / VALUES * Byte.SIZE + Integer.numberOfTrailingZeros(value);
      table[i] = value == 0 ? 0 : (1L << to[bit]) | table[i - value + rest];
    }
  }

  /** Where a bit goes. */
  int bit(int bit) {
    return to[bit];
  }

  /** The image of a word. */
  long of(long word) {
    long image =
        table[(int) word & 0xFF]
            | table[0x100 | ((int) (word >>> 8) & 0xFF)]
            | table[0x200 | ((int) (word >>> 16) & 0xFF)]
            | table[0x300 | ((int) (word >>> 24) & 0xFF)]
            | table[0x400 | ((int) (word >>> 32) & 0xFF)];
    return word >>> 40 == 0
        ? image
        : image
            | table[0x500 | ((int) (word >>> 40) & 0xFF)]
            | table[0x600 | ((int) (word >>> 48) & 0xFF)]
            | table[0x700 | ((int) (word >>> 56) & 0xFF)];
  }
}
