package org.papamu.core.toggle;

import java.util.List;

/**
 * Generates what can follow a word in one move, up to symmetry. For one thread: it holds scratch.
 *
 * <p>Design: symmetries are linear over exclusive or, so the image of a child is the image of its
 * parent with the image of the rule's bits turned over. The images of the parent are looked up
 * once; then a child costs an exclusive or and a comparison for each symmetry.
 */
public final class Steps {

  /** The symmetries of a square. */
  private static final int EIGHT = 8;

  private final Group group;
  private final int symmetries;
  private final int shapes;
  private final long[] anchors;
  private final int[] firstOffset;
  private final int[] offsets;
  private final long[] wanted;
  private final int[] ruleAt;
  private final long[] toggled;
  private final long[] images;
  private final long[] children;
  private final int[] rulesUsed;

  Steps(List<Shape> shapes, List<WordRule> rules, Group group) {
    this.group = group;
    this.shapes = shapes.size();
    symmetries = group.size();
    anchors = new long[shapes.size()];
    firstOffset = new int[shapes.size() + 1];
    ruleAt = new int[shapes.size() * Long.SIZE];
    int all = shapes.stream().mapToInt(shape -> shape.offsets().length).sum();
    offsets = new int[all];
    wanted = new long[all];
    int at = 0;
    for (int i = 0; i < shapes.size(); i++) {
      Shape shape = shapes.get(i);
      anchors[i] = shape.anchors();
      System.arraycopy(shape.ruleAt(), 0, ruleAt, i * Long.SIZE, Long.SIZE);
      for (int offset : shape.offsets()) {
        offsets[at] = offset;
        wanted[at++] = shape.isFilled(offset) ? 0 : -1L;
      }
      firstOffset[i + 1] = at;
    }
    toggled = new long[rules.size() * symmetries];
    for (int i = 0; i < toggled.length; i++) {
      toggled[i] = group.image(i % symmetries, rules.get(i / symmetries).toggled());
    }
    images = new long[symmetries];
    children = new long[rules.size()];
    rulesUsed = new int[rules.size()];
  }

  /**
   * Finds all moves of a word. For each, {@link #child} is then the canonical word that it leads
   * to; words that several moves lead to are there several times.
   *
   * @return the number of moves
   */
  public int expand(long word) {
    return expandFrom(word, word);
  }

  /** Finds the moves of a word; children are made from a word that differs from it as they do. */
  private int expandFrom(long word, long base) {
    images[0] = base;
    for (int s = 1; s < symmetries; s++) {
      images[s] = group.image(s, base);
    }
    int moves = 0;
    for (int shape = 0; shape < shapes; shape++) {
      long found = anchors[shape];
      for (int i = firstOffset[shape]; i < firstOffset[shape + 1]; i++) {
        found &= (word >>> offsets[i]) ^ wanted[i];
      }
      for (; found != 0; found &= found - 1) {
        int rule = ruleAt[shape * Long.SIZE + Long.numberOfTrailingZeros(found)];
        children[moves] = symmetries == EIGHT ? leastOfEight(rule) : least(rule);
        rulesUsed[moves++] = rule;
      }
    }
    return moves;
  }

  private long least(int rule) {
    int first = rule * symmetries;
    long least = images[0] ^ toggled[first];
    for (int s = 1; s < symmetries; s++) {
      least = Math.min(least, images[s] ^ toggled[first + s]);
    }
    return least;
  }

  /** The same without a chain of comparisons that wait for one another. */
  private long leastOfEight(int rule) {
    long[] from = images;
    long[] by = toggled;
    int at = rule * EIGHT;
    long one = Math.min(from[0] ^ by[at], from[1] ^ by[at + 1]);
    long two = Math.min(from[2] ^ by[at + 2], from[3] ^ by[at + 3]);
    long three = Math.min(from[4] ^ by[at + 4], from[5] ^ by[at + 5]);
    long four = Math.min(from[6] ^ by[at + 6], from[7] ^ by[at + 7]);
    return Math.min(Math.min(one, two), Math.min(three, four));
  }

  /**
   * The number of a symmetry that makes what a move of the word last expanded leads to its
   * canonical word.
   */
  public int symmetry(int move) {
    int first = rulesUsed[move] * symmetries;
    int s = 0;
    while ((images[s] ^ toggled[first + s]) != children[move]) {
      s++;
    }
    return s;
  }

  /**
   * Finds all moves of a word, as {@link #expand} does, but {@link #child} is then the canonical
   * complement of the word that the move leads to.
   *
   * @param all all points of the board
   */
  public int expandToComplements(long word, long all) {
    return expandFrom(word, all ^ word);
  }

  /** The number of moves of a word. */
  public int count(long word) {
    int moves = 0;
    for (int shape = 0; shape < shapes; shape++) {
      long found = anchors[shape];
      for (int i = firstOffset[shape]; i < firstOffset[shape + 1]; i++) {
        found &= (word >>> offsets[i]) ^ wanted[i];
      }
      moves += Long.bitCount(found);
    }
    return moves;
  }

  /** The canonical word that a move of the word last expanded leads to. */
  public long child(int move) {
    return children[move];
  }

  /** The number of the rule that a move of the word last expanded follows. */
  public int rule(int move) {
    return rulesUsed[move];
  }

  /** How many different images a word has, itself included. */
  public int orbit(long word) {
    int fixing = 1;
    for (int s = 1; s < symmetries; s++) {
      fixing += group.image(s, word) == word ? 1 : 0;
    }
    return symmetries / fixing;
  }

  /** The most moves that a word can have. */
  public int mostMoves() {
    return children.length;
  }
}
