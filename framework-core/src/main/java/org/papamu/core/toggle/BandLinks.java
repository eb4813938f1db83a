package org.papamu.core.toggle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The moves within the first two bands of a board, all those alike as one. Immutable. */
final class BandLinks {

  private final WordGame<?> game;
  private final BandCut cut;
  private final BandGroups groups;

  /** The words of the members of each group in the first band. */
  private final long[][] tops;

  /** The words of the contents of the middle band. */
  private final long[] middles;

  private final long first;
  private final Link[][] links;

  /**
   * Finds the moves.
   *
   * @param tops the words of the members of each group in the first band
   * @param middles the words of the contents of the middle band
   * @param isBack whether to take moves back instead
   */
  BandLinks(
      WordGame<?> game,
      BandCut cut,
      BandGroups groups,
      long[][] tops,
      long[] middles,
      boolean isBack) {
    this.game = game;
    this.cut = cut;
    this.groups = groups;
    this.tops = tops;
    this.middles = middles;
    first = word(cut.top());
    links = links(isBack);
  }

  /** What is known of moves in the first band. */
  static final class Rows {
    /** The group that they lead to from each group; -1 for none. */
    private final int[] target;

    /** For each group the numbers of those that can move. */
    private final int[][] from;

    /** For each of these the number of what it leads to. */
    private final int[][] to;

    Rows(int groups) {
      target = new int[groups];
      Arrays.fill(target, -1);
      from = new int[groups][];
      to = new int[groups][];
    }
  }

  /** What moves make of all words with some contents of the middle band. */
  static final class Link {
    private final int middle;
    private final boolean whole;
    private final Rows rows;

    Link(int middle, boolean whole, Rows rows) {
      this.middle = middle;
      this.whole = whole;
      this.rows = rows;
    }

    /** The contents of the middle band that they lead to. */
    int middle() {
      return middle;
    }

    /** Whether they change nothing in the first band. */
    boolean isWhole() {
      return whole;
    }

    /** The group that they lead to from a group of the first band; -1 for none. */
    int target(int group) {
      return rows.target[group];
    }

    /** The numbers of those of a group that can move; not to be changed. */
    int[] from(int group) {
      return rows.from[group];
    }

    /** For each of these the number of what it leads to; not to be changed. */
    int[] to(int group) {
      return rows.to[group];
    }
  }

  /** The moves from some contents of the middle band; not to be changed. */
  Link[] from(int middle) {
    return links[middle];
  }

  private Link[][] links(boolean isBack) {
    List<List<Link>> found = new ArrayList<>();
    for (int i = 0; i < middles.length; i++) {
      found.add(new ArrayList<>());
    }
    for (List<WordRule> rules : alike(isBack)) {
      WordRule one = rules.get(0);
      long filled = one.filled() & ~first;
      long toggled = one.toggled() & ~first;
      Rows rows = rows(rules);
      for (int i = 0; i < middles.length; i++) {
        if ((middles[i] & toggled) == filled) {
          // The bits of the band are in order, so words are in the order of contents.
          int to = Arrays.binarySearch(middles, middles[i] ^ toggled);
          found.get(i).add(new Link(to, toggled == one.toggled(), rows));
        }
      }
    }
    return found.stream().map(list -> list.toArray(new Link[0])).toArray(Link[][]::new);
  }

  /**
   * Rules in lists: those in one lead from each group to one and the same, and so in the middle.
   */
  private Iterable<List<WordRule>> alike(boolean isBack) {
    Map<List<Long>, List<WordRule>> alike = new LinkedHashMap<>();
    long last = word(cut.bottom());
    for (WordRule rule : game.rules()) {
      if ((rule.toggled() & last) == 0) {
        WordRule way = isBack ? rule.back() : rule;
        long more = (long) Long.bitCount(way.empty() & first) - Long.bitCount(way.filled() & first);
        long parity = groups.topClass(groups.group(contents(way.toggled() & first)));
        List<Long> key = List.of(way.filled() & ~first, way.empty() & ~first, more, parity);
        alike.computeIfAbsent(key, k -> new ArrayList<>()).add(way);
      }
    }
    return alike.values();
  }

  private Rows rows(List<WordRule> rules) {
    Rows rows = new Rows(groups.count());
    for (int group = 0; group < groups.count(); group++) {
      int[] moving = new int[groups.size(group) * rules.size()];
      int[] leading = new int[moving.length];
      int size = 0;
      for (int number = 0; number < groups.size(group); number++) {
        long word = tops[group][number];
        for (WordRule rule : rules) {
          long toggled = rule.toggled() & first;
          if ((word & toggled) == (rule.filled() & first)) {
            int next = groups.member(group, number) ^ contents(toggled);
            rows.target[group] = groups.group(next);
            moving[size] = number;
            leading[size++] = groups.number(next);
          }
        }
      }
      rows.from[group] = Arrays.copyOf(moving, size);
      rows.to[group] = Arrays.copyOf(leading, size);
    }
    return rows;
  }

  /** A word with points of the first band only as contents of it. */
  private int contents(long word) {
    int contents = 0;
    for (long rest = word; rest != 0; rest &= rest - 1) {
      contents |= 1 << cut.top().indexOf(Long.numberOfTrailingZeros(rest));
    }
    return contents;
  }

  private static long word(List<Integer> bits) {
    return bits.stream().mapToLong(bit -> 1L << bit).sum();
  }
}
