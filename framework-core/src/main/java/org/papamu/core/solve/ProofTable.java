package org.papamu.core.solve;

import java.nio.LongBuffer;
import java.util.Arrays;
import org.papamu.core.resume.Memory;

/**
 * Proof and disproof numbers of positions by hash, in at most a given amount of memory.
 *
 * <p>A bucket is four entries of two longs, which fill a cache line. An entry that is needed for
 * another position is the one whose position has cost the least work, so what was dear stays. An
 * entry's data, from the high bits: proof number 20, disproof number 20, work 24.
 *
 * <p>It begins small and grows fourfold when it is more than half full, as long as the old and the
 * new table together stay within the memory: what a table holds depends only on what was put. Not
 * thread-safe.
 */
final class ProofTable implements Memory {

  /** The number that stands for infinity: proved, or disproved. */
  static final int INFINITE = (1 << 20) - 1;

  /** More work than this counts as this. */
  static final int MOST_WORK = (1 << 24) - 1;

  private static final int BUCKET = 8;

  /** The bytes of a bucket. */
  static final int BUCKET_BYTES = BUCKET * Long.BYTES;

  private static final int ENTRIES = 4;

  /** The first longs are unused, so that buckets begin where cache lines do. */
  private static final int PAD = 6;

  private static final int GROWTH = 4;
  private static final int FIRST_BUCKETS = 1 << 14;
  private static final int MOST_BUCKETS = (Integer.MAX_VALUE - 64) / BUCKET;

  /** The least memory: a table of 64 KiB. */
  static final int LEAST_BUCKETS = 1 << 10;

  private final int limit;
  private int mostBuckets;
  private long[] words;
  private int buckets;
  private long filled;
  private boolean full;

  /** A table that takes at most so many bytes, or {@link #LEAST_BUCKETS} where that is more. */
  ProofTable(long bytes) {
    long most = bytes / BUCKET_BYTES;
    limit = (int) Math.max(LEAST_BUCKETS, Math.min(MOST_BUCKETS, most));
    mostBuckets = limit;
    allocate(Math.min(FIRST_BUCKETS, mostBuckets));
  }

  private void allocate(int size) {
    words = new long[PAD + size * BUCKET];
    buckets = size;
    filled = 0;
  }

  /** The entries that are in use. */
  long filled() {
    return filled;
  }

  /** The entries that there is room for. */
  long capacity() {
    return (long) buckets * ENTRIES;
  }

  private static int bucket(long key, int buckets) {
    return PAD + (int) Math.multiplyHigh(key >>> 1, 2L * buckets) * BUCKET;
  }

  /** The data kept for a key, or 0. */
  long find(long key) {
    int at = bucket(key, buckets);
    for (int end = at + BUCKET; at < end; at += 2) {
      if (words[at] == key) {
        return words[at + 1];
      }
    }
    return 0;
  }

  /**
   * Keeps numbers for a key, in the place of what cost least.
   *
   * @param key not 0
   */
  void put(long key, int proof, int disproof, long work) {
    put(key, (long) proof << 44 | (long) disproof << 24 | Math.min(work, MOST_WORK));
    if (!full && filled > capacity() / 2) {
      grow();
    }
  }

  private void put(long key, long data) {
    int at = bucket(key, buckets);
    int slot = at;
    long least = Long.MAX_VALUE;
    for (int end = at + BUCKET; at < end; at += 2) {
      long there = words[at];
      if (there == key) {
        slot = at;
        break;
      }
      long cost = there == 0 ? -1 : work(words[at + 1]);
      if (cost < least) {
        least = cost;
        slot = at;
      }
    }
    filled += words[slot] == 0 ? 1 : 0;
    words[slot] = key;
    words[slot + 1] = data;
  }

  private void grow() {
    long[] old = words;
    int oldBuckets = buckets;
    // Old and new must both fit for a while.
    long most = (long) mostBuckets - oldBuckets;
    int size = (int) Math.min(most, (long) oldBuckets * GROWTH);
    if (size <= oldBuckets) {
      full = true;
      return;
    }
    try {
      allocate(size);
    } catch (OutOfMemoryError e) {
      // Somebody else has taken what there was: what is there has to do.
      full = true;
      return;
    }
    full = size == most;
    for (int at = PAD; at < PAD + oldBuckets * BUCKET; at += 2) {
      if (old[at] != 0) {
        put(old[at], old[at + 1]);
      }
    }
  }

  /**
   * How large a table is and may become.
   *
   * @param full whether it does not grow any more
   */
  record Shape(int mostBuckets, int buckets, boolean full) {}

  Shape shape() {
    return new Shape(mostBuckets, buckets, full);
  }

  /** Takes on another shape, empty; false if there is no room for it. */
  boolean take(Shape shape) {
    if (shape.mostBuckets > limit || shape.buckets > shape.mostBuckets || shape.buckets < 1) {
      return false;
    }
    mostBuckets = shape.mostBuckets;
    allocate(shape.buckets);
    full = shape.full;
    return true;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(words, 0);
    filled = 0;
  }

  @Override
  public int length() {
    return buckets * BUCKET;
  }

  @Override
  public void read(int at, int count, LongBuffer out) {
    out.put(words, PAD + at, count);
  }

  @Override
  public void write(int at, int count, LongBuffer in) {
    in.get(words, PAD + at, count);
    for (int i = PAD + at; i < PAD + at + count; i += 2) {
      filled += words[i] == 0 ? 0 : 1;
    }
  }

  static int proof(long data) {
    return (int) (data >>> 44);
  }

  static int disproof(long data) {
    return (int) (data >>> 24) & INFINITE;
  }

  static long work(long data) {
    return data & MOST_WORK;
  }
}
