package org.papamu.api;

import java.util.Arrays;

/**
 * The independent parts of a position, as {@link Regions} finds them: of each the points and a key.
 * Reused from one position to the next, and confined to one thread.
 *
 * <h2>Keys</h2>
 *
 * <p>A key is a few words that stand for a part's play, wherever it lies and however it is turned:
 * two parts of positions of one game with the same key and the same sign have the same
 * combinatorial value, and with the same key and opposite signs one is the negative of the other.
 * Different keys say nothing. A key is exact, not a hash.
 */
public final class Parts {

  private final int pointWords;
  private int size;
  private long[] points;
  private long[] keys = new long[64];
  private int[] keyEnds = new int[16];
  private int[] signs = new int[16];

  /**
   * Room for the parts of positions on a board.
   *
   * @param boardSize the number of points of the board
   */
  public Parts(int boardSize) {
    pointWords = Math.max(1, (boardSize + Long.SIZE - 1) / Long.SIZE);
    points = new long[16 * pointWords];
  }

  /** Removes all parts. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds a part without points and with an empty key; {@link #addPoints} and {@link #addKey} then
   * speak of it.
   *
   * @param sign 1, or -1 if the part is the negative of what its key stands for
   */
  public void add(int sign) {
    if (size == signs.length) {
      keyEnds = Arrays.copyOf(keyEnds, 2 * size);
      signs = Arrays.copyOf(signs, 2 * size);
      points = Arrays.copyOf(points, 2 * points.length);
    }
    signs[size] = sign;
    keyEnds[size] = keyStart(size);
    Arrays.fill(points, size * pointWords, (size + 1) * pointWords, 0);
    size++;
  }

  /**
   * Adds points to the part added last.
   *
   * @param word the points are {@code 64 * word} to {@code 64 * word + 63}
   * @param bits the lowest bit for the first of them
   */
  public void addPoints(int word, long bits) {
    points[(size - 1) * pointWords + word] |= bits;
  }

  /** Appends a word to the key of the part added last. */
  public void addKey(long word) {
    int end = keyEnds[size - 1];
    if (end == keys.length) {
      keys = Arrays.copyOf(keys, 2 * end);
    }
    keys[end] = word;
    keyEnds[size - 1] = end + 1;
  }

  /** The number of parts. */
  public int size() {
    return size;
  }

  /** 1, or -1 if the part is the negative of what its key stands for. */
  public int sign(int part) {
    return signs[part];
  }

  /** The number of words of a part's key. */
  public int keyLength(int part) {
    return keyEnds[part] - keyStart(part);
  }

  /** A word of a part's key. */
  public long key(int part, int word) {
    return keys[keyStart(part) + word];
  }

  private int keyStart(int part) {
    return part == 0 ? 0 : keyEnds[part - 1];
  }

  /** The points from {@code 64 * word} on that belong to a part, the lowest bit for the first. */
  public long bits(int part, int word) {
    return points[part * pointWords + word];
  }

  /** Whether a point belongs to a part. */
  public boolean contains(int part, int point) {
    return (bits(part, point >> 6) >>> point & 1) != 0;
  }

  /** The points of a part: those that its play can ever touch. */
  public PointSet points(int part) {
    int[] all =
        java.util.stream.IntStream.range(0, pointWords * Long.SIZE)
            .filter(point -> contains(part, point))
            .toArray();
    return PointSet.of(all);
  }
}
