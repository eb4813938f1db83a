package org.papamu.konane;

import org.papamu.api.Evaluator;

/**
 * A heuristic: the sum of what the arrangements in all {@linkplain Patterns windows} of the board
 * are worth.
 *
 * <h2>How it works</h2>
 *
 * <p>Lines are read out of the words as they lie. Those across are gathered: a multiplication moves
 * the bits at one place of every line to the top of the word, side by side. A table then gives the
 * sum of all windows in a chunk of {@value #CHUNK} points of a line. For squares, three lines above
 * one another are looked at four places at a time, which are two squares.
 *
 * <p>The tables are those of a window whose first point is Black's; every other line starts with a
 * white point, which swaps the sign. Where stones stand on points of the other colour, as no game
 * can have it, the windows say nothing, and mobility counts alone.
 */
final class PatternEvaluator<P extends KonanePosition> implements Evaluator<P> {

  /** The points of a line that one look-up takes in: windows start at the first six of them. */
  private static final int CHUNK = 2 * Patterns.LENGTH - 1;

  private static final int CHUNK_MASK = (1 << CHUNK) - 1;

  /** The points of a line that two neighbouring squares take in. */
  private static final int PAIR = Patterns.SIDE + 1;

  private static final int PAIR_MASK = (1 << PAIR) - 1;

  private final KonaneRules<P> rules;
  private final LineLayout layout;
  private final int tempo;

  /** Chunks of a line at the edge of the board, and of one inside it. */
  private final short[][] edgeLines;

  private final short[][] innerLines;
  private final short[][] edgeColumns;
  private final short[][] innerColumns;

  /** Pairs of squares in the lowest three lines, inside, and in the highest three lines. */
  private final short[][] lowSquares;

  private final short[][] innerSquares;
  private final short[][] highSquares;

  private final int group;
  private final long groupMask;
  private final long gather;

  PatternEvaluator(KonaneRules<P> rules, Patterns patterns, int[] weights) {
    this.rules = rules;
    layout = rules.lines();
    tempo = weights[0];
    edgeLines = lines(patterns, weights, layout.length(), Window.LOW);
    innerLines = lines(patterns, weights, layout.length(), 0);
    edgeColumns = lines(patterns, weights, layout.lines(), Window.LOW);
    innerColumns = lines(patterns, weights, layout.lines(), 0);
    lowSquares = squares(patterns, weights, layout.length(), Window.LOW);
    innerSquares = squares(patterns, weights, layout.length(), 0);
    highSquares = squares(patterns, weights, layout.length(), Window.HIGH);
    group = Math.min(layout.perWord(), layout.stride());
    long mask = 0;
    long factor = 0;
    for (int i = 0; i < group; i++) {
      mask |= 1L << (i * layout.stride());
      factor |= 1L << (Long.SIZE - group + i - i * layout.stride());
    }
    groupMask = mask;
    gather = factor;
  }

  /** Whether windows say anything about a board. */
  static boolean suits(LineLayout layout) {
    return layout.length() >= Patterns.LENGTH
        && layout.lines() >= Patterns.LENGTH
        && layout.lines() <= Long.SIZE;
  }

  private static short[][] lines(Patterns patterns, int[] weights, int length, int edge) {
    int windows = length - Patterns.LENGTH + 1;
    short[][] tables = new short[(windows + Patterns.LENGTH - 1) / Patterns.LENGTH][];
    for (int i = 0; i < tables.length; i++) {
      short[] table = new short[CHUNK_MASK + 1];
      int first = i * Patterns.LENGTH;
      int last = Math.min(first + Patterns.LENGTH, windows);
      for (int start = first; start < last; start++) {
        int edges = edge;
        edges |= start == 0 ? Window.FIRST : 0;
        edges |= start == windows - 1 ? Window.LAST : 0;
        int sign = start % 2 == 0 ? 1 : -1;
        for (int stones = 0; stones < table.length; stones++) {
          int window = (stones >> (start - first)) & ((1 << Patterns.LENGTH) - 1);
          table[stones] += (short) (sign * Patterns.weight(weights, patterns.line(edges, window)));
        }
      }
      tables[i] = table;
    }
    return tables;
  }

  private static short[][] squares(Patterns patterns, int[] weights, int length, int edge) {
    int windows = length - Patterns.SIDE + 1;
    short[][] tables = new short[(windows + 1) / 2][];
    for (int i = 0; i < tables.length; i++) {
      short[] table = new short[1 << (Patterns.SIDE * PAIR)];
      for (int start = 2 * i; start < Math.min(2 * i + 2, windows); start++) {
        int edges = edge;
        edges |= start == 0 ? Window.FIRST : 0;
        edges |= start == windows - 1 ? Window.LAST : 0;
        int sign = start % 2 == 0 ? 1 : -1;
        for (int stones = 0; stones < table.length; stones++) {
          int window = 0;
          for (int row = 0; row < Patterns.SIDE; row++) {
            int part = (stones >> (row * PAIR + start - 2 * i)) & ((1 << Patterns.SIDE) - 1);
            window |= part << (row * Patterns.SIDE);
          }
          table[stones] +=
              (short) (sign * Patterns.weight(weights, patterns.square(edges, window)));
        }
      }
      tables[i] = table;
    }
    return tables;
  }

  @Override
  public int evaluate(P position, int seat) {
    int parity = rules.parity(position);
    if (parity == 0) {
      return rules.mobility(position, seat);
    }
    int value = parity * (across(position) + along(position));
    value =
        (seat == KonanePosition.BLACK ? value : -value)
            + (seat == position.turn() ? tempo : -tempo);
    int most = LIMIT - 1;
    return Math.max(-most, Math.min(most, value));
  }

  /** The windows in the lines as they lie in the words, and the squares. */
  private int along(P position) {
    int lines = layout.lines();
    int length = layout.length();
    int stride = layout.stride();
    int perWord = layout.perWord();
    long mask = (1L << length) - 1;
    long lowest = 0;
    long middle = 0;
    int even = 0;
    int odd = 0;
    int index = 0;
    for (int i = 0; index < lines; i++) {
      long word = rules.occupied(position, i);
      int end = Math.min(lines, index + perWord);
      for (; index < end; index++) {
        long line = word & mask;
        word >>>= stride;
        int value = sum(index == 0 || index == lines - 1 ? edgeLines : innerLines, line);
        if (index >= 2) {
          short[][] squares =
              index == 2 ? lowSquares : index == lines - 1 ? highSquares : innerSquares;
          value += squares(squares, lowest, middle, line);
        }
        // Lines two apart start with a point of the same colour, so squares count like their
        // highest line.
        if ((index & 1) == 0) {
          even += value;
        } else {
          odd += value;
        }
        lowest = middle;
        middle = line;
      }
    }
    return even - odd;
  }

  private static int squares(short[][] tables, long lowest, long middle, long highest) {
    int value = 0;
    for (int i = 0; i < tables.length; i++) {
      int stones =
          ((int) (lowest >>> (2 * i)) & PAIR_MASK)
              | (((int) (middle >>> (2 * i)) & PAIR_MASK) << PAIR)
              | (((int) (highest >>> (2 * i)) & PAIR_MASK) << (2 * PAIR));
      value += tables[i][stones];
    }
    return value;
  }

  /** The windows in the lines across the words. */
  private int across(P position) {
    int lines = layout.lines();
    int length = layout.length();
    int perWord = layout.perWord();
    int even = 0;
    int odd = 0;
    for (int place = 0; place < length; place++) {
      long line = 0;
      int index = 0;
      for (int i = 0; index < lines; i++) {
        long word = rules.occupied(position, i) >>> place;
        for (int first = 0; first < perWord; first += group) {
          line |= (((word & groupMask) * gather) >>> (Long.SIZE - group)) << (index + first);
          word = word >>> (group * layout.stride());
        }
        index += perWord;
      }
      int value = sum(place == 0 || place == length - 1 ? edgeColumns : innerColumns, line);
      if ((place & 1) == 0) {
        even += value;
      } else {
        odd += value;
      }
    }
    return even - odd;
  }

  private static int sum(short[][] tables, long line) {
    int value = tables[0][(int) line & CHUNK_MASK];
    for (int i = 1; i < tables.length; i++) {
      value += tables[i][(int) (line >>> (i * Patterns.LENGTH)) & CHUNK_MASK];
    }
    return value;
  }
}
