package org.papamu.core.puzzle;

import java.util.Iterator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.papamu.core.resume.Memory;

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

  /** The positions that there is room for. */
  long capacity() {
    return (long) BUCKET << bucketBits;
  }

  private long[] piece(int bucket) {
    return made(bucket >>> PIECE_BITS);
  }

  private long[] made(int number) {
    long[] piece = pieces[number];
    if (piece == null) {
      piece = new long[PIECE];
      pieces[number] = piece;
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

  /**
   * All of it, for a checkpoint: which pieces there are, then those. What comes after the first is
   * settled by it, so that a table that is read gets the pieces of the one that was written.
   */
  Iterable<Memory> memory() {
    long[] there = new long[Math.max(1, pieces.length / Long.SIZE)];
    for (int number = 0; number < pieces.length; number++) {
      if (pieces[number] != null) {
        there[number / Long.SIZE] |= 1L << number;
      }
    }
    return () -> memory(there);
  }

  private Iterator<Memory> memory(long[] there) {
    Stream<Memory> made =
        IntStream.range(0, pieces.length)
            .filter(number -> (there[number / Long.SIZE] >>> number & 1) != 0)
            .mapToObj(number -> Memory.of(made(number)));
    return Stream.concat(Stream.of(Memory.of(there)), made).iterator();
  }
}
