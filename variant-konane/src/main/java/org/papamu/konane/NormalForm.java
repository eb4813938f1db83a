package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.Parts;

/**
 * The play of a part as a key that does not tell where the part lies, how it is turned and
 * mirrored, and who is who.
 *
 * <p>A part is a set of points, some with stones, and its play is jumping among these points: a
 * jump is possible when all its three points belong to the part. Nothing else of the board matters,
 * so moving, turning and mirroring change nothing, and swapping the colours gives the negative. The
 * key is the least of the images: the size of the rectangle around the points, no higher than wide,
 * then bit sets over the rectangle, row by row: the points, the stones of one colour, those of the
 * other.
 */
final class NormalForm {

  private static final int IMAGES = 8;

  private int[] rows = new int[64];
  private int[] columns = new int[64];
  private byte[] stones = new byte[64];
  private int count;

  /** Of each image the points, the black stones and the white stones. */
  private long[][] images = new long[IMAGES][3];

  void clear() {
    count = 0;
  }

  /**
   * Adds a point.
   *
   * @param stone as {@link KonanePosition#at} has it, 0 for none
   */
  void add(int row, int column, int stone) {
    if (count == rows.length) {
      rows = Arrays.copyOf(rows, 2 * count);
      columns = Arrays.copyOf(columns, 2 * count);
      stones = Arrays.copyOf(stones, 2 * count);
    }
    rows[count] = row;
    columns[count] = column;
    stones[count] = (byte) stone;
    count++;
  }

  /** Adds a part with the key of the points, but without its points on the board. */
  void addTo(Parts parts) {
    int low = rows[0];
    int high = rows[0];
    int first = columns[0];
    int last = columns[0];
    for (int i = 1; i < count; i++) {
      low = Math.min(low, rows[i]);
      high = Math.max(high, rows[i]);
      first = Math.min(first, columns[i]);
      last = Math.max(last, columns[i]);
    }
    int height = high - low + 1;
    int width = last - first + 1;
    boolean upright = height > width;
    int words = (height * width + Long.SIZE - 1) / Long.SIZE;
    clearImages(3 * words);
    // Images 4 to 7 have rows and columns swapped; only a square has them beside the others.
    int start = upright ? 4 : 0;
    int end = height == width ? IMAGES : start + 4;
    for (int i = 0; i < count; i++) {
      int row = rows[i] - low;
      int column = columns[i] - first;
      for (int image = start; image < end; image++) {
        int r = (image & 1) != 0 ? height - 1 - row : row;
        int c = (image & 2) != 0 ? width - 1 - column : column;
        int bit = (image & 4) != 0 ? c * height + r : r * width + c;
        long[] set = images[image];
        set[bit >> 6] |= 1L << bit;
        if (stones[i] != 0) {
          set[words * stones[i] + (bit >> 6)] |= 1L << bit;
        }
      }
    }
    int best = start;
    boolean bestSwapped = isSwapped(images[start], words);
    for (int image = start + 1; image < end; image++) {
      boolean swapped = isSwapped(images[image], words);
      if (isLess(image, swapped, best, bestSwapped, words)) {
        best = image;
        bestSwapped = swapped;
      }
    }
    parts.add(bestSwapped ? -1 : 1);
    parts.addKey((long) Math.min(height, width) << Integer.SIZE | Math.max(height, width));
    for (int word = 0; word < 3 * words; word++) {
      parts.addKey(images[best][place(word, bestSwapped, words)]);
    }
  }

  private void clearImages(int length) {
    if (images[0].length < length) {
      images = new long[IMAGES][length];
      return;
    }
    for (long[] image : images) {
      Arrays.fill(image, 0, length, 0);
    }
  }

  /** Whether an image gets less by swapping the colours. */
  private static boolean isSwapped(long[] image, int words) {
    for (int word = 0; word < words; word++) {
      long black = image[words + word];
      long white = image[2 * words + word];
      if (black != white) {
        return white < black;
      }
    }
    return false;
  }

  private boolean isLess(int image, boolean swapped, int best, boolean bestSwapped, int words) {
    for (int word = 0; word < 3 * words; word++) {
      long mine = images[image][place(word, swapped, words)];
      long least = images[best][place(word, bestSwapped, words)];
      if (mine != least) {
        return mine < least;
      }
    }
    return false;
  }

  private static int place(int word, boolean swapped, int words) {
    if (!swapped || word < words) {
      return word;
    }
    return word < 2 * words ? word + words : word - words;
  }
}
