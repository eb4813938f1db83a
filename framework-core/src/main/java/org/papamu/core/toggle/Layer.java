package org.papamu.core.toggle;

import java.io.IOException;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;

/**
 * Different words, each perhaps with a number of up to 127 bits. Immutable once built.
 *
 * <p>The words lie in buckets by a hash, so that two layers can be compared bucket by bucket.
 */
public final class Layer {

  /** The number of buckets. */
  static final int BUCKETS = 256;

  private static final int BUCKET_BITS = 8;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final long[] NONE = new long[0];

  private final long[][] words;
  private final long[][] low;
  private final long[][] high;
  private final long size;

  Layer(long[][] words, long[][] low, long[][] high) {
    this.words = words;
    this.low = low;
    this.high = high;
    long sum = 0;
    for (long[] bucket : words) {
      sum += bucket.length;
    }
    size = sum;
  }

  /** A layer of these words without numbers; each must be there once. */
  public static Layer of(long... words) {
    LayerBuilder builder = new LayerBuilder(false);
    for (long word : words) {
      builder.put(word, 0, 0);
    }
    return builder.build();
  }

  /** A layer of one word with the number 1. */
  public static Layer counted(long word) {
    LayerBuilder builder = new LayerBuilder(true);
    builder.put(word, 1, 0);
    return builder.build();
  }

  /** Spreads a word's bits; the bucket is in the highest ones. */
  static long hash(long word) {
    long mixed = word * SPREAD;
    return (mixed ^ (mixed >>> 32)) * SPREAD;
  }

  static int bucket(long hash) {
    return (int) (hash >>> (Long.SIZE - BUCKET_BITS));
  }

  /** The number of words. */
  public long size() {
    return size;
  }

  /** Whether its words have numbers. */
  public boolean isCounted() {
    return low.length > 0;
  }

  /** The words of a bucket; not to be changed. */
  long[] words(int bucket) {
    return words[bucket];
  }

  /** The lower 64 bits of the numbers of a bucket; empty if the layer has no numbers. */
  long[] low(int bucket) {
    return low.length == 0 ? NONE : low[bucket];
  }

  /** The higher bits of the numbers of a bucket; empty if they are all 0. */
  long[] high(int bucket) {
    return high.length == 0 ? NONE : high[bucket];
  }

  /** The words that are in both of two layers, without numbers. */
  public static Layer common(Layer one, Layer other) {
    long[][] words = new long[BUCKETS][];
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      boolean first = one.words[bucket].length < other.words[bucket].length;
      long[] fewer = (first ? one : other).words[bucket];
      long[] more = (first ? other : one).words[bucket];
      WordTable table = new WordTable(false);
      table.addAll(fewer, fewer.length);
      long[] found = new long[fewer.length];
      int size = 0;
      for (int i = 0; i < more.length && fewer.length > 0; i++) {
        if (table.contains(more[i])) {
          found[size++] = more[i];
        }
      }
      words[bucket] = java.util.Arrays.copyOf(found, size);
    }
    return new Layer(words, new long[0][], new long[0][]);
  }

  /** Calls for each word. */
  public void forEach(LongConsumer each) {
    for (long[] bucket : words) {
      for (long word : bucket) {
        each.accept(word);
      }
    }
  }

  /** How many words meet a condition. */
  public long count(LongPredicate condition) {
    long[] count = new long[1];
    forEach(word -> count[0] += condition.test(word) ? 1 : 0);
    return count[0];
  }

  /** The words that meet a condition, asked once for each, without numbers. */
  public Layer select(LongPredicate condition) {
    long[][] selected = new long[BUCKETS][];
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      selected[bucket] = java.util.Arrays.stream(words[bucket]).filter(condition).toArray();
    }
    return new Layer(selected, new long[0][], new long[0][]);
  }

  /** Whether a layer has the same words. */
  public boolean isSame(Layer other) {
    return size == other.size && common(this, other).size == size;
  }

  /** The same words without their numbers. */
  public Layer withoutNumbers() {
    return new Layer(words, new long[0][], new long[0][]);
  }

  /** Takes numbers, one at a time or many. */
  @FunctionalInterface
  public interface Sink<T> {
    /** Takes what is given. */
    void put(T numbers) throws IOException;
  }

  /** Gives numbers. */
  @FunctionalInterface
  public interface Source {
    /** The next number. */
    long next() throws IOException;
  }

  /** Gives runs of numbers. */
  @FunctionalInterface
  public interface RunSource {
    /** The next so many numbers. */
    long[] next(long length) throws IOException;
  }

  /** Writes the layer. */
  public void write(Sink<Long> number, Sink<long[]> run) throws IOException {
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      number.put((long) words[bucket].length);
      number.put((long) low(bucket).length);
      number.put((long) high(bucket).length);
      run.put(words[bucket]);
      run.put(low(bucket));
      run.put(high(bucket));
    }
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws NumberFormatException if that cannot be
   */
  public static Layer read(Source number, RunSource run) throws IOException {
    long[][] words = new long[BUCKETS][];
    long[][] low = new long[BUCKETS][];
    long[][] high = new long[BUCKETS][];
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      long length = number.next();
      long lows = number.next();
      long highs = number.next();
      if (lows != length || (highs != 0 && highs != length)) {
        throw new NumberFormatException("numbers without words");
      }
      words[bucket] = run.next(length);
      low[bucket] = run.next(lows);
      high[bucket] = run.next(highs);
    }
    return new Layer(words, low, high);
  }

  /** The bytes that it takes. */
  public long bytes() {
    long sum = 0;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      sum += words[bucket].length + low(bucket).length + high(bucket).length;
    }
    return sum * Long.BYTES;
  }
}
