package org.papamu.core.puzzle.exact;

import org.papamu.core.toggle.Layer;

/**
 * Tells most words that a layer does not have, at once: a bit set by a hash (a Bloom filter of one
 * function).
 */
final class WordFilter {

  private static final int BITS_PER_WORD = 16;
  private static final int MOST_BITS = 34;

  private final long[] bits;
  private final int shift;

  WordFilter(Layer layer) {
    int size = 64 - Long.numberOfLeadingZeros(Math.max(64, layer.size() * BITS_PER_WORD) - 1);
    int used = Math.min(MOST_BITS, size);
    shift = Long.SIZE - used;
    bits = new long[1 << (used - 6)];
    layer.forEach(this::add);
  }

  private void add(long word) {
    long at = place(word);
    bits[(int) (at >>> 6)] |= 1L << at;
  }

  private long place(long word) {
    long mixed = (word ^ (word >>> 29)) * 0xD1342543DE82EF95L;
    return ((mixed ^ (mixed >>> 31)) * 0xD1342543DE82EF95L) >>> shift;
  }

  /** Whether the layer may have a word; if not, it has not. */
  boolean mayHave(long word) {
    long at = place(word);
    return (bits[(int) (at >>> 6)] >>> at & 1) != 0;
  }

  long bytes() {
    return (long) bits.length * Long.BYTES;
  }
}
