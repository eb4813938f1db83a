package org.papamu.fanorona;

import java.util.Arrays;
import org.papamu.api.board.Topology;

/**
 * The sets of one size of points up to the symmetries of the board, numbered without gaps in the
 * order of their least members. Immutable and shared between threads.
 *
 * <p>Where there are too many sets for a table, each is an orbit of its own.
 */
final class Orbits {

  /** The most sets for which a table is kept: 128 MiB of it. */
  private static final long MOST = 1 << 25;

  private static final int SYMMETRY_BITS = 3;
  private static final int SYMMETRY = (1 << SYMMETRY_BITS) - 1;
  private static final int OWN_IMAGE = 1 << SYMMETRY_BITS;
  private static final int ORBIT_SHIFT = SYMMETRY_BITS + 1;

  private final int points;
  private final int size;
  private final int symmetries;

  /** By symmetry and point, the image; the row is 64 wide. */
  private final byte[] images;

  /**
   * By the number of a set: its orbit, whether its members are their own images under more than the
   * identity, and the symmetry that takes the set to the least member.
   */
  private final int[] codes;

  /** The least member of each orbit. */
  private final long[] members;

  Orbits(Topology board, int size) {
    points = board.size();
    this.size = size;
    boolean listed =
        Subsets.count(points, size) <= MOST && board.symmetries() <= 1 << SYMMETRY_BITS;
    symmetries = listed ? board.symmetries() : 1;
    images = new byte[symmetries << 6];
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
      for (int point = 0; point < points; point++) {
        images[symmetry << 6 | point] = (byte) board.image(symmetry, point);
      }
    }
    codes = new int[listed ? (int) Subsets.count(points, size) : 0];
    members = listed ? fill(inverses()) : new long[0];
  }

  private int[] inverses() {
    int[] inverses = new int[symmetries];
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
      for (int other = 0; other < symmetries; other++) {
        boolean inverse = true;
        for (int point = 0; point < points; point++) {
          inverse &= images[other << 6 | images[symmetry << 6 | point]] == point;
        }
        inverses[symmetry] = inverse ? other : inverses[symmetry];
      }
    }
    return inverses;
  }

  private long[] fill(int[] inverses) {
    Arrays.fill(codes, -1);
    long[] found = new long[16];
    int count = 0;
    long set = (1L << size) - 1;
    for (int rank = 0; rank < codes.length; rank++) {
      if (codes[rank] < 0) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        int ownImages = 0;
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
          ownImages += image(symmetry, set) == set ? 1 : 0;
        }
        int code = count << ORBIT_SHIFT | (ownImages > 1 ? OWN_IMAGE : 0);
        for (int symmetry = symmetries - 1; symmetry >= 0; symmetry--) {
          codes[(int) Subsets.rank(image(symmetry, set))] = code | inverses[symmetry];
        }
        found[count++] = set;
      }
      // The next set of this size.
      long lowest = set & -set;
      long ripple = set + lowest;
      set = ripple | (((set ^ ripple) >>> 2) / lowest);
    }
    return Arrays.copyOf(found, count);
  }

  /** The number of orbits. */
  long count() {
    return members.length == 0 ? Subsets.count(points, size) : members.length;
  }

  /** The least member of an orbit. */
  long member(long orbit) {
    return members.length == 0 ? Subsets.set(orbit, size, points, 0) : members[(int) orbit];
  }

  /**
   * The number of a pair of sets up to symmetry: by the orbit of the first, then by the least that
   * the second can be among the points that the least member of the orbit leaves.
   *
   * @param lead a set of this size
   * @param other a set that shares no point with it
   * @param others how many sets of the other's size there are for one lead
   */
  long pair(long lead, long other, long others) {
    long rank = Subsets.rank(lead);
    if (members.length == 0) {
      return rank * others + Subsets.rank(other, lead);
    }
    int code = codes[(int) rank];
    int orbit = code >>> ORBIT_SHIFT;
    long least = members[orbit];
    long image = image(code & SYMMETRY, other);
    long place = Subsets.rank(image, least);
    if ((code & OWN_IMAGE) != 0) {
      for (int symmetry = 1; symmetry < symmetries; symmetry++) {
        if (image(symmetry, least) == least) {
          place = Math.min(place, Subsets.rank(image(symmetry, image), least));
        }
      }
    }
    return orbit * others + place;
  }

  private long image(int symmetry, long set) {
    if (symmetry == 0) {
      return set;
    }
    long image = 0;
    for (long left = set; left != 0; left &= left - 1) {
      image |= 1L << images[symmetry << 6 | Long.numberOfTrailingZeros(left)];
    }
    return image;
  }
}
