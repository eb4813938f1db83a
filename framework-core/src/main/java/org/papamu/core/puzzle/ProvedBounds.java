package org.papamu.core.puzzle;

import org.jspecify.annotations.Nullable;

/**
 * What is proved of positions: the most that can still be reached from them. A table of fixed size
 * that forgets what was cheap to find out.
 *
 * <p>Design: buckets of four entries of two words, the key and {@code bound << 32 | work}, where
 * work is the logarithm of the positions that the proof took. A new proof takes a free entry, or
 * that of the least work. The table is made piece by piece when something is first stored there, so
 * that a short search does not pay for a large one's memory.
 */
final class ProvedBounds {

  /** The answer for a position of which nothing is proved. */
  static final int NONE = Integer.MAX_VALUE;

  private static final int WORDS = 2;
  private static final int BUCKET = 4;
  private static final int PIECE_BITS = 12;
  private static final int PIECE = (WORDS * BUCKET) << PIECE_BITS;

  private final long[] @Nullable [] pieces;
  private final int bucketBits;

  /** A table of at most so many bytes, and of 256 kB at least. */
  ProvedBounds(long bytes) {
    long buckets = Math.max(1L << PIECE_BITS, bytes / (Long.BYTES * WORDS * BUCKET));
    bucketBits = Math.min(30, 63 - Long.numberOfLeadingZeros(buckets));
    pieces = new long[1 << (bucketBits - PIECE_BITS)][];
  }

  private long[] piece(int bucket) {
    long[] piece = pieces[bucket >>> PIECE_BITS];
    if (piece == null) {
      piece = new long[PIECE];
      pieces[bucket >>> PIECE_BITS] = piece;
    }
    return piece;
  }

  private int bucket(long key) {
    // The least of several hashes is no even number: the multiplication spreads it again.
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - bucketBits));
  }

  private static int first(int bucket) {
    return (bucket & ((1 << PIECE_BITS) - 1)) * (WORDS * BUCKET);
  }

  /** An upper bound of the utility that can be reached from a position, or {@link #NONE}. */
  int bound(long key) {
    int bucket = bucket(key);
    long[] piece = pieces[bucket >>> PIECE_BITS];
    if (piece == null) {
      return NONE;
    }
    int first = first(bucket);
    for (int at = first; at < first + WORDS * BUCKET; at += WORDS) {
      if (piece[at] == key) {
        return (int) (piece[at + 1] >> 32);
      }
    }
    return NONE;
  }

  /**
   * Stores a proof.
   *
   * @param bound no more than this utility can be reached
   * @param nodes the positions that were looked at for it
   */
  void put(long key, int bound, long nodes) {
    int bucket = bucket(key);
    long[] piece = piece(bucket);
    int first = first(bucket);
    int least = first;
    for (int at = first; at < first + WORDS * BUCKET; at += WORDS) {
      if (piece[at] == key || piece[at] == 0) {
        least = at;
        break;
      }
      if ((int) piece[at + 1] < (int) piece[least + 1]) {
        least = at;
      }
    }
    int work = 64 - Long.numberOfLeadingZeros(nodes);
    piece[least] = key;
    piece[least + 1] = ((long) bound << 32) | work;
  }
}
