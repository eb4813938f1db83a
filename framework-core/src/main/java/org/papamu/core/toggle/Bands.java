package org.papamu.core.toggle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers the words of a parity class with the same number of filled points, so that a set of them
 * is made of matrices of bits. Immutable, but for what is worked out when it is first asked for;
 * for one thread.
 *
 * <p>Design: the board is cut as {@link BandCut} says. The contents of an edge band are in groups
 * of the same number of points and the same class. For contents of the middle band and a group of
 * contents of the first band, only one group of the last band has the right number of points and
 * the right class: the words are a matrix, with a row for each member of the first group and a
 * column for each of the second. A move within the first two bands goes from row to row, for 64
 * words at once; the turn that exchanges the edge bands turns rows to columns, and these moves to
 * those within the last two bands. There are no others.
 */
public final class Bands {

  private static final int MOST_CLASS_BITS = 6;
  private static final int[] NONE = {};

  private final WordGame<?> game;
  private final Group group;
  private final BandCut cut;
  private final int middle;
  private final BandGroups groups;
  private final int[] middleClass;
  private final ParityClasses classes;

  /** What the turn makes of each contents of the middle band. */
  private final int[] turned;

  /** For each contents of the middle band whether no symmetry makes lesser contents of it. */
  private final boolean[] least;

  private final long[][] tops;
  private final long[] middles;

  /** All images of each member of each group, those of one in a row. */
  private final long[][] bottoms;

  private final BandLinks forth;
  private final BandLinks back;
  private final Map<List<Integer>, Section> sections = new HashMap<>();

  private Bands(WordGame<?> dense, Group group, BandCut cut, ParityClasses classes) {
    this.game = dense;
    this.group = group;
    this.cut = cut;
    this.classes = classes;
    middle = cut.middle().size();
    groups = new BandGroups(cut, classes);
    middleClass = BandGroups.classes(classes, cut.middle());
    turned = images(cut.turn());
    least = least();
    tops = groups.ordered(BandGroups.words(cut.top()));
    middles = BandGroups.words(cut.middle());
    bottoms = groups.ordered(BandGroups.words(cut.bottom()));
    Arrays.setAll(bottoms, i -> images(bottoms[i]));
    forth = new BandLinks(dense, cut, groups, tops, middles, false);
    back = new BandLinks(dense, cut, groups, tops, middles, true);
  }

  /**
   * Numbers for a game whose points are its lowest bits; empty if its board cannot be cut, or has
   * too many points.
   *
   * @param group symmetries that keep the rules
   */
  public static Optional<Bands> of(WordGame<?> dense, Group group) {
    if (dense.all() != (1L << dense.points()) - 1) {
      return Optional.empty();
    }
    ParityClasses classes = new ParityClasses(dense);
    return classes.bits() > MOST_CLASS_BITS
        ? Optional.empty()
        : BandCut.of(dense, group).map(cut -> new Bands(dense, group, cut, classes));
  }

  /** The images of contents of the middle band under a symmetry; empty if it does not keep it. */
  private int[] images(int symmetry) {
    int[] images = new int[1 << middle];
    for (int i = 1; i < images.length; i++) {
      int lowest = Integer.numberOfTrailingZeros(i);
      int to = cut.middle().indexOf(group.bit(symmetry, cut.middle().get(lowest)));
      if (to < 0) {
        return NONE;
      }
      images[i] = images[i & (i - 1)] | 1 << to;
    }
    return images;
  }

  private boolean[] least() {
    boolean[] known = new boolean[1 << middle];
    Arrays.fill(known, true);
    for (int symmetry = 1; symmetry < group.size(); symmetry++) {
      int[] images = images(symmetry);
      for (int i = 0; i < images.length; i++) {
        known[i] &= i <= images[i];
      }
    }
    return known;
  }

  private long[] images(long[] words) {
    long[] images = new long[words.length * group.size()];
    Arrays.setAll(images, i -> group.image(i % group.size(), words[i / group.size()]));
    return images;
  }

  Group group() {
    return group;
  }

  BandGroups groups() {
    return groups;
  }

  /** The number of contents of the middle band. */
  int middles() {
    return middles.length;
  }

  /** What the turn makes of contents of the middle band. */
  int turned(int contents) {
    return turned[contents];
  }

  /** Whether no symmetry that keeps the middle band makes lesser contents of these. */
  boolean isLeast(int contents) {
    return least[contents];
  }

  /** The word of contents of the middle band and of a member of a group in the first band. */
  long word(int contents, int top, int row) {
    return middles[contents] | tops[top][row];
  }

  /** All images of the members of a group in the last band, those of one in a row. */
  long[] bottoms(int bottom) {
    return bottoms[bottom];
  }

  BandLinks forth() {
    return forth;
  }

  BandLinks back() {
    return back;
  }

  int loss() {
    return game.loss();
  }

  long all() {
    return game.all();
  }

  /** The contents of the first, the middle or the last band. */
  int[] contents(long word) {
    int[] contents = new int[3];
    List<List<Integer>> bands = List.of(cut.top(), cut.middle(), cut.bottom());
    for (int band = 0; band < contents.length; band++) {
      for (int i = 0; i < bands.get(band).size(); i++) {
        contents[band] |= (int) (word >>> bands.get(band).get(i) & 1) << i;
      }
    }
    return contents;
  }

  int parity(long word) {
    return classes.number(word);
  }

  Section section(int parity, int filled) {
    return sections.computeIfAbsent(List.of(parity, filled), key -> new Section(parity, filled));
  }

  /** The bytes that a set of words takes that have the class of a word and so many points. */
  public long bytes(long member, int filled) {
    return section(parity(member), filled).length() * Long.BYTES;
  }

  /** Words of one class and number of filled points. */
  final class Section {
    private final int parity;
    private final int filled;

    /** The first word of each matrix, by contents of the middle and group; -1 for none. */
    private final int[] start;

    /** The group of the columns of each matrix. */
    private final int[] other;

    /** The words that a row of each matrix takes. */
    private final int[] stride;

    private final long length;

    Section(int parity, int filled) {
      this.parity = parity;
      this.filled = filled;
      start = new int[groups.count() << middle];
      other = new int[start.length];
      stride = new int[start.length];
      long sum = 0;
      for (int i = 0; i < start.length; i++) {
        int mid = i / groups.count();
        int top = i % groups.count();
        int bottom =
            groups.bottom(
                filled - Integer.bitCount(mid) - groups.filled(top),
                parity ^ middleClass[mid] ^ groups.topClass(top));
        start[i] = bottom < 0 || sum > Integer.MAX_VALUE ? -1 : (int) sum;
        other[i] = bottom;
        if (bottom >= 0) {
          stride[i] = (groups.size(bottom) + Long.SIZE - 1) / Long.SIZE;
          sum += (long) stride[i] * groups.size(top);
        }
      }
      length = sum;
    }

    int parity() {
      return parity;
    }

    int filled() {
      return filled;
    }

    /** The words of 64 bits that a set takes. */
    long length() {
      return length;
    }

    /** The number of matrices, of which some are not there. */
    int matrices() {
      return start.length;
    }

    /** The number of a matrix. */
    int matrix(int mid, int top) {
      return mid * groups.count() + top;
    }

    /** Where a matrix begins; -1 if there is none. */
    int start(int matrix) {
      return start[matrix];
    }

    /** The contents of the middle band that a matrix is for. */
    int middle(int matrix) {
      return matrix / groups.count();
    }

    /** The group of the rows of a matrix. */
    int top(int matrix) {
      return matrix % groups.count();
    }

    /** The group of the columns of a matrix. */
    int bottom(int matrix) {
      return other[matrix];
    }

    /** The words of 64 bits in a row of a matrix. */
    int stride(int matrix) {
      return stride[matrix];
    }
  }
}
