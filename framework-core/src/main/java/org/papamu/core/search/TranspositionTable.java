package org.papamu.core.search;

import java.util.Arrays;

/**
 * What a search knows about positions, in a fixed amount of memory, by hash.
 *
 * <h2>Design</h2>
 *
 * <p>An entry is two longs: its data, and the position's hash combined with the data by exclusive
 * or. Threads read and write without locks; if two writes, or a write and a read, get mixed up, the
 * two longs no longer give the hash, and the entry is as good as absent (Hyatt and Mann, A Lockless
 * Transposition-Table Implementation for Parallel Search, 2002).
 *
 * <p>A move is kept as its index in the list of legal moves, whose order depends on the position
 * alone: 16 bits instead of 64, and whatever an entry says, a move taken from it is legal.
 *
 * <p>A bucket is four entries, which fill a cache line. The first six longs of a segment are unused
 * so that buckets begin on a line where the array begins on one (16 bytes are its header). An entry
 * gives way to a new one when it is of an older search or of less depth than the others.
 *
 * <p>Data, from the high bits: value 32, index of the move 16, depth 8, bound 2, age 5, proved 1.
 */
final class TranspositionTable {

  /** Bounds: what the value says about the position's value. 0 marks an absent entry. */
  static final int UPPER = 1;

  static final int LOWER = 2;

  static final int EXACT = 3;

  /** The index that stands for no move. */
  static final int NO_MOVE = 0xffff;

  private static final int MOST_DEPTH = 255;
  private static final int AGES = 32;
  private static final int BUCKET = 8;
  private static final int PAD = 6;

  /** One mebibyte is this many buckets. */
  private static final int BUCKETS_PER_MEBIBYTE = (1 << 20) / (BUCKET * Long.BYTES);

  /**
   * Buckets in a segment, as a shift: 64 MiB, so that a process which ends need not wait for more.
   */
  private static final int SEGMENT_SHIFT = 20;

  private static final int SEGMENT = 1 << SEGMENT_SHIFT;

  /** The most mebibytes: the bucket's number has 31 bits. */
  static final int MOST_MEBIBYTES = (1 << 30) / BUCKETS_PER_MEBIBYTE;

  private final long[][] segments;
  private final long buckets;
  private long searches;
  private int age;

  /**
   * A table.
   *
   * @param mebibytes 1 to {@link #MOST_MEBIBYTES}
   * @throws OutOfMemoryError if there is not so much room
   */
  TranspositionTable(int mebibytes) {
    buckets = (long) mebibytes * BUCKETS_PER_MEBIBYTE;
    segments = new long[(int) ((buckets + SEGMENT - 1) >>> SEGMENT_SHIFT)][];
    long left = buckets;
    for (int i = 0; i < segments.length; i++) {
      int size = (int) Math.min(left, SEGMENT);
      segments[i] = new long[PAD + size * BUCKET];
      left -= size;
    }
  }

  /** Forgets everything. */
  void clear() {
    for (long[] segment : segments) {
      Arrays.fill(segment, 0);
    }
  }

  /** Begins another search: entries of earlier ones give way sooner. */
  void nextSearch() {
    searches++;
    age = (int) (searches % AGES);
  }

  /** The number of searches so far. */
  long searches() {
    return searches;
  }

  private long bucket(long hash) {
    return ((hash >>> 32) * buckets) >>> 32;
  }

  /** The data kept for a hash; 0 for none. */
  long probe(long hash) {
    long bucket = bucket(hash);
    long[] segment = segments[(int) (bucket >>> SEGMENT_SHIFT)];
    int at = PAD + (int) (bucket & (SEGMENT - 1)) * BUCKET;
    for (int i = at; i < at + BUCKET; i += 2) {
      long data = segment[i + 1];
      if ((segment[i] ^ data) == hash && data != 0) {
        return data;
      }
    }
    return 0;
  }

  /**
   * Keeps what was found out.
   *
   * @param index the best move's index, or a negative number for none
   * @param depth how deep it was searched, 0 or more
   */
  void store(long hash, int value, int bound, int depth, int index, boolean proved) {
    long bucket = bucket(hash);
    long[] segment = segments[(int) (bucket >>> SEGMENT_SHIFT)];
    int at = PAD + (int) (bucket & (SEGMENT - 1)) * BUCKET;
    int kept = index < 0 || index > NO_MOVE ? NO_MOVE : index;
    int victim = at;
    int least = Integer.MAX_VALUE;
    for (int i = at; i < at + BUCKET; i += 2) {
      long data = segment[i + 1];
      if ((segment[i] ^ data) == hash) {
        if (kept == NO_MOVE) {
          kept = data == 0 ? NO_MOVE : index(data);
        }
        victim = i;
        break;
      }
      int worth =
          data == 0 ? Integer.MIN_VALUE : depth(data) - 8 * Math.floorMod(age - age(data), AGES);
      if (worth < least) {
        least = worth;
        victim = i;
      }
    }
    long data =
        (long) value << 32
            | (long) kept << 16
            | (long) Math.min(depth, MOST_DEPTH) << 8
            | (long) bound << 6
            | (long) age << 1
            | (proved ? 1 : 0);
    segment[victim] = hash ^ data;
    segment[victim + 1] = data;
  }

  static int value(long data) {
    return (int) (data >> 32);
  }

  static int index(long data) {
    return (int) (data >>> 16) & NO_MOVE;
  }

  static int depth(long data) {
    return (int) (data >>> 8) & MOST_DEPTH;
  }

  static int bound(long data) {
    return (int) (data >>> 6) & 3;
  }

  static boolean isProved(long data) {
    return (data & 1) != 0;
  }

  private static int age(long data) {
    return (int) (data >>> 1) & (AGES - 1);
  }
}
