package org.papamu.core.toggle;

import java.util.Arrays;
import java.util.List;

/**
 * Contents of the edge bands of a board, in groups of the same number of points and the same class.
 * The groups are the same for both bands, since the turn takes one to the other. Immutable.
 */
final class BandGroups {

  private static final int RANK = 0xFFFF;

  private final int edge;
  private final int classBits;

  /** For each contents its group and its number in there. */
  private final int[] seats;

  /** The members of each group, in order. */
  private final int[][] members;

  /** The class of the members of each group in the first band. */
  private final int[] topClass;

  /** The groups of the last band by number of points and class; -1 for none. */
  private final int[] bottomGroup;

  BandGroups(BandCut cut, ParityClasses classes) {
    edge = cut.top().size();
    classBits = classes.bits();
    int[] tops = classes(classes, cut.top());
    int[] bottoms = classes(classes, cut.bottom());
    int keys = (edge + 1) << classBits;
    int[] groupOf = new int[keys];
    int[] sizes = new int[keys];
    int[] first = new int[keys];
    Arrays.fill(groupOf, -1);
    seats = new int[1 << edge];
    int groups = 0;
    for (int i = 0; i < seats.length; i++) {
      int key = Integer.bitCount(i) << classBits | tops[i];
      if (groupOf[key] < 0) {
        first[groups] = i;
        groupOf[key] = groups++;
      }
      int to = groupOf[key];
      seats[i] = to << Short.SIZE | sizes[to]++;
    }
    members = new int[groups][];
    Arrays.setAll(members, g -> new int[sizes[g]]);
    for (int i = 0; i < seats.length; i++) {
      members[group(i)][number(i)] = i;
    }
    topClass = new int[groups];
    bottomGroup = new int[keys];
    Arrays.fill(bottomGroup, -1);
    for (int g = 0; g < groups; g++) {
      topClass[g] = tops[first[g]];
      bottomGroup[Integer.bitCount(first[g]) << classBits | bottoms[first[g]]] = g;
    }
  }

  /** The class of each contents of a band. */
  static int[] classes(ParityClasses classes, List<Integer> bits) {
    int[] known = new int[1 << bits.size()];
    for (int i = 1; i < known.length; i++) {
      int least = Integer.numberOfTrailingZeros(i);
      known[i] = known[i & (i - 1)] ^ classes.number(1L << bits.get(least));
    }
    return known;
  }

  /** The word of each contents of a band. */
  static long[] words(List<Integer> bits) {
    long[] values = new long[1 << bits.size()];
    for (int i = 1; i < values.length; i++) {
      values[i] = values[i & (i - 1)] | 1L << bits.get(Integer.numberOfTrailingZeros(i));
    }
    return values;
  }

  /** For each member of each group what stands for its contents. */
  long[][] ordered(long[] values) {
    long[][] ordered = new long[members.length][];
    Arrays.setAll(ordered, g -> Arrays.stream(members[g]).mapToLong(i -> values[i]).toArray());
    return ordered;
  }

  /** The number of groups. */
  int count() {
    return members.length;
  }

  /** The number of members of a group. */
  int size(int group) {
    return members[group].length;
  }

  /** The number of filled points of the members of a group. */
  int filled(int group) {
    return Integer.bitCount(members[group][0]);
  }

  int topClass(int group) {
    return topClass[group];
  }

  int member(int group, int number) {
    return members[group][number];
  }

  /** The group of contents. */
  int group(int contents) {
    return seats[contents] >>> Short.SIZE;
  }

  /** The number of contents in their group. */
  int number(int contents) {
    return seats[contents] & RANK;
  }

  /** The group of the last band with so many filled points and a class; -1 if there is none. */
  int bottom(int filled, int parity) {
    return filled < 0 || filled > edge ? -1 : bottomGroup[filled << classBits | parity];
  }

  /** The group of what is left if all points of the members of a group are turned over. */
  int complement(int group) {
    return group((seats.length - 1) ^ members[group][0]);
  }
}
