package org.papamu.api;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.papamu.api.board.Topology;

/** An immutable set of points. Equal sets are equal, whatever board they are of. */
public final class PointSet {

  /** The set of no point. */
  public static final PointSet EMPTY = new PointSet(new long[0]);

  // Bit p of word p >> 6. The last word is never 0, so that equal sets have equal arrays.
  private final long[] words;

  private PointSet(long[] words) {
    this.words = words;
  }

  /** The set of these points, none negative. */
  public static PointSet of(int... points) {
    long[] words = new long[0];
    for (int point : points) {
      if (point >> 6 >= words.length) {
        words = Arrays.copyOf(words, (point >> 6) + 1);
      }
      words[point >> 6] |= 1L << point;
    }
    return trimmed(words);
  }

  /** The set of the points whose bits are set, bit p for point p. */
  public static PointSet ofBits(long bits) {
    return trimmed(new long[] {bits});
  }

  /**
   * What hangs together with a point: the points that are reached from it by steps between
   * neighbours without leaving those that belong, such as a chain of stones of one colour.
   *
   * @param from belongs itself, whatever the test says
   */
  public static PointSet connected(Topology board, int from, IntPredicate belongs) {
    long[] words = new long[(board.size() + 63) >> 6];
    int[] found = new int[board.size()];
    int size = 0;
    found[size++] = from;
    words[from >> 6] |= 1L << from;
    for (int i = 0; i < size; i++) {
      for (int next : board.neighbours(found[i])) {
        if ((words[next >> 6] >>> next & 1) == 0 && belongs.test(next)) {
          words[next >> 6] |= 1L << next;
          found[size++] = next;
        }
      }
    }
    return trimmed(words);
  }

  private static PointSet trimmed(long[] words) {
    int length = words.length;
    while (length > 0 && words[length - 1] == 0) {
      length--;
    }
    return length == 0 ? EMPTY : new PointSet(Arrays.copyOf(words, length));
  }

  /** Whether a point is in the set. */
  public boolean contains(int point) {
    int word = point >> 6;
    return point >= 0 && word < words.length && (words[word] >>> point & 1) != 0;
  }

  /** The number of points. */
  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Whether there is no point. */
  public boolean isEmpty() {
    return words.length == 0;
  }

  /** The points of either set. */
  public PointSet union(PointSet other) {
    long[] longer = words.length >= other.words.length ? words : other.words;
    long[] shorter = words.length >= other.words.length ? other.words : words;
    long[] all = longer.clone();
    for (int i = 0; i < shorter.length; i++) {
      all[i] |= shorter[i];
    }
    return trimmed(all);
  }

  /** The points that are in both sets. */
  public PointSet intersection(PointSet other) {
    long[] both = Arrays.copyOf(words, Math.min(words.length, other.words.length));
    for (int i = 0; i < both.length; i++) {
      both[i] &= other.words[i];
    }
    return trimmed(both);
  }

  /** Calls for each point, in rising order. */
  public void forEach(IntConsumer each) {
    stream().forEach(each);
  }

  /** The points, in rising order. */
  public IntStream stream() {
    return IntStream.range(0, words.length * 64).filter(this::contains);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PointSet set && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return stream().mapToObj(Integer::toString).collect(Collectors.joining(" ", "{", "}"));
  }
}
