package org.papamu.core.toggle;

import org.papamu.api.Player.Stop;

/**
 * A set of words of one parity class and number of filled points that has with each word all its
 * images: a bit for each such word, as {@link Bands} numbers them. For one thread.
 */
public final class BandSet {

  /** Up to so many bits, a square is turned bit by bit. */
  private static final int FEW = 150;

  private final Bands bands;
  private final Bands.Section section;
  private final long[] bits;

  private BandSet(Bands bands, Bands.Section section) {
    this.bands = bands;
    this.section = section;
    bits = new long[Math.toIntExact(section.length())];
  }

  /**
   * Words with all their images.
   *
   * @param words one at least, all of one class and number of filled points
   */
  public static BandSet of(Bands bands, long... words) {
    Bands.Section section = bands.section(bands.parity(words[0]), Long.bitCount(words[0]));
    BandSet set = new BandSet(bands, section);
    for (long word : words) {
      for (int s = 0; s < bands.group().size(); s++) {
        set.put(bands.contents(bands.group().image(s, word)));
      }
    }
    return set;
  }

  /** The number of words, images counted each. */
  public long size() {
    long size = 0;
    for (long some : bits) {
      size += Long.bitCount(some);
    }
    return size;
  }

  /**
   * All that follows by a move.
   *
   * @param stop asked now and then; if it says so, the result is of no meaning
   */
  public BandSet next(Stop stop) {
    BandSet next =
        new BandSet(bands, bands.section(section.parity(), section.filled() - bands.loss()));
    moves(next, bands.forth(), stop);
    next.turn();
    return next;
  }

  /**
   * Those words of another set from which a move leads here.
   *
   * @param stop asked now and then; if it says so, the result is of no meaning
   */
  public BandSet leading(BandSet within, Stop stop) {
    BandSet before = new BandSet(bands, within.section);
    moves(before, bands.back(), stop);
    for (int i = 0; i < before.bits.length; i++) {
      before.bits[i] &= within.bits[i];
    }
    before.turn();
    return before;
  }

  /** The complements of all words. */
  public BandSet complement() {
    BandGroups groups = bands.groups();
    int points = Long.bitCount(bands.all());
    int parity = bands.parity(bands.all()) ^ section.parity();
    BandSet set = new BandSet(bands, bands.section(parity, points - section.filled()));
    for (int matrix = 0; matrix < section.matrices(); matrix++) {
      if (section.start(matrix) < 0) {
        continue;
      }
      int top = section.top(matrix);
      int mid = bands.middles() - 1 - section.middle(matrix);
      int to = set.section.start(section.matrix(mid, groups.complement(top)));
      int rows = groups.size(top);
      int stride = section.stride(matrix);
      int gap = stride * Long.SIZE - groups.size(section.bottom(matrix));
      for (int row = 0; row < rows; row++) {
        // Members of a group are in order, and the order of complements is the opposite one.
        int source = section.start(matrix) + row * stride;
        int target = to + (rows - 1 - row) * stride;
        for (int w = 0; w < stride; w++) {
          long low = Long.reverse(bits[source + stride - 1 - w]);
          long high = w + 1 < stride ? Long.reverse(bits[source + stride - 2 - w]) : 0;
          set.bits[target + w] = gap == 0 ? low : (low >>> gap) | (high << -gap);
        }
      }
    }
    return set;
  }

  /** Is told of classes of images. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * Called for a class.
     *
     * @param least its least word
     * @param greatest its greatest one
     */
    void visit(long least, long greatest);
  }

  /** Calls for each class of images, for some several times. */
  public void forEachClass(Visitor visitor) {
    int symmetries = bands.group().size();
    long[] part = new long[symmetries];
    for (int matrix = 0; matrix < section.matrices(); matrix++) {
      int mid = section.middle(matrix);
      int top = section.top(matrix);
      int bottom = section.bottom(matrix);
      boolean own = bands.turned(mid) == mid;
      if (section.start(matrix) < 0 || !bands.isLeast(mid) || (own && bottom < top)) {
        continue;
      }
      int stride = section.stride(matrix);
      long[] images = bands.bottoms(bottom);
      for (int row = 0; row < bands.groups().size(top); row++) {
        int first = own && bottom == top ? row : 0;
        int start = section.start(matrix) + row * stride;
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
          part[symmetry] = bands.group().image(symmetry, bands.word(mid, top, row));
        }
        for (int w = first / Long.SIZE; w < stride; w++) {
          long found = bits[start + w];
          if (w == first / Long.SIZE) {
            found &= -1L << first;
          }
          for (; found != 0; found &= found - 1) {
            int column = w * Long.SIZE + Long.numberOfTrailingZeros(found);
            visit(visitor, part, images, column * symmetries);
          }
        }
      }
    }
  }

  private static void visit(Visitor visitor, long[] part, long[] images, int at) {
    long least = part[0] | images[at];
    long greatest = least;
    for (int s = 1; s < part.length; s++) {
      long image = part[s] | images[at + s];
      least = Math.min(least, image);
      greatest = Math.max(greatest, image);
    }
    visitor.visit(least, greatest);
  }

  private void put(int[] contents) {
    int top = bands.groups().group(contents[0]);
    int matrix = section.matrix(contents[1], top);
    int row = bands.groups().number(contents[0]);
    int column = bands.groups().number(contents[2]);
    int at = section.start(matrix) + row * section.stride(matrix) + column / Long.SIZE;
    bits[at] |= 1L << column;
  }

  /** What moves within the first two bands lead to. */
  private void moves(BandSet to, BandLinks way, Stop stop) {
    int groups = bands.groups().count();
    for (int mid = 0; mid < bands.middles() && !stop.requested(); mid++) {
      BandLinks.Link[] links = way.from(mid);
      for (int top = 0; top < groups; top++) {
        int matrix = section.matrix(mid, top);
        int start = section.start(matrix);
        int stride = section.stride(matrix);
        int end = start + stride * bands.groups().size(top);
        if (start < 0 || isEmpty(start, end)) {
          continue;
        }
        for (BandLinks.Link link : links) {
          int target = link.target(top);
          if (target >= 0) {
            int base = to.section.start(to.section.matrix(link.middle(), target));
            if (link.isWhole()) {
              all(to.bits, start, base, end - start);
            } else {
              rows(to.bits, start, base, stride, link.from(top), link.to(top));
            }
          }
        }
      }
    }
  }

  private void all(long[] target, int start, int base, int length) {
    for (int i = 0; i < length; i++) {
      target[base + i] |= bits[start + i];
    }
  }

  private boolean isEmpty(int start, int end) {
    for (int i = start; i < end; i++) {
      if (bits[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private void rows(long[] target, int start, int base, int stride, int[] from, int[] to) {
    if (stride == 1) {
      for (int i = 0; i < from.length; i++) {
        target[base + to[i]] |= bits[start + from[i]];
      }
    } else if (stride == 2) {
      for (int i = 0; i < from.length; i++) {
        int source = start + 2 * from[i];
        int at = base + 2 * to[i];
        target[at] |= bits[source];
        target[at + 1] |= bits[source + 1];
      }
    } else {
      for (int i = 0; i < from.length; i++) {
        int source = start + stride * from[i];
        int at = base + stride * to[i];
        for (int w = 0; w < stride; w++) {
          target[at + w] |= bits[source + w];
        }
      }
    }
  }

  /** Adds the images under the turn. */
  private void turn() {
    long[] block = new long[Long.SIZE];
    for (int matrix = 0; matrix < section.matrices(); matrix++) {
      int start = section.start(matrix);
      if (start < 0) {
        continue;
      }
      int bottom = section.bottom(matrix);
      int to = section.matrix(bands.turned(section.middle(matrix)), bottom);
      int rows = bands.groups().size(section.top(matrix));
      int columns = bands.groups().size(bottom);
      int wide = section.stride(matrix);
      int stride = section.stride(to);
      for (int row = 0; row < rows; row += Long.SIZE) {
        int high = Math.min(Long.SIZE, rows - row);
        for (int word = 0; word < wide; word++) {
          int filled = load(block, start + row * wide + word, wide, high);
          int at = section.start(to) + word * Long.SIZE * stride + row / Long.SIZE;
          if (filled > FEW) {
            transpose(block);
            add(block, at, stride, Math.min(Long.SIZE, columns - word * Long.SIZE));
          } else if (filled > 0) {
            addTurned(block, at, stride, high);
          }
        }
      }
    }
  }

  /** Copies a column of words; answers how many bits are set. */
  private int load(long[] block, int first, int stride, int rows) {
    int filled = 0;
    for (int i = 0; i < rows; i++) {
      block[i] = bits[first + i * stride];
      filled += Long.bitCount(block[i]);
    }
    for (int i = rows; i < Long.SIZE; i++) {
      block[i] = 0;
    }
    return filled;
  }

  private void add(long[] block, int at, int stride, int rows) {
    for (int i = 0; i < rows; i++) {
      bits[at + i * stride] |= block[i];
    }
  }

  /** Adds a square turned over its diagonal, bit by bit. */
  private void addTurned(long[] block, int at, int stride, int rows) {
    for (int i = 0; i < rows; i++) {
      long bit = 1L << i;
      for (long found = block[i]; found != 0; found &= found - 1) {
        bits[at + Long.numberOfTrailingZeros(found) * stride] |= bit;
      }
    }
  }

  /** Turns a square of 64 by 64 bits over its diagonal (Warren, Hacker's Delight, 7-3). */
  private static void transpose(long[] square) {
    swap(square, 32, 0x00000000FFFFFFFFL);
    swap(square, 16, 0x0000FFFF0000FFFFL);
    swap(square, 8, 0x00FF00FF00FF00FFL);
    swap(square, 4, 0x0F0F0F0F0F0F0F0FL);
    swap(square, 2, 0x3333333333333333L);
    swap(square, 1, 0x5555555555555555L);
  }

  /** Exchanges the upper columns of the upper rows of squares with the lower of the lower ones. */
  private static void swap(long[] square, int half, long mask) {
    for (int first = 0; first < Long.SIZE; first += 2 * half) {
      for (int i = first; i < first + half; i++) {
        long swapped = ((square[i] >>> half) ^ square[i + half]) & mask;
        square[i] ^= swapped << half;
        square[i + half] ^= swapped;
      }
    }
  }
}
