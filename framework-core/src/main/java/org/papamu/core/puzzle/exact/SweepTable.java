package org.papamu.core.puzzle.exact;

import java.util.Arrays;
import java.util.List;
import org.papamu.core.toggle.Layer;

/**
 * The words of a layer with the fewest sweeps from each to a goal.
 *
 * <p>Design: what is left to do after a move depends on which piece moved last, for that one may go
 * on in the same sweep. But going on saves one sweep at most, since any line can be begun with a
 * sweep of its own. So one number is enough for a word, and one bit for each piece: whether the
 * word costs one sweep less if that piece moved last.
 */
final class SweepTable {

  private static final long VACANT = -1;

  private final long[] words;
  private final long[] savers;
  private final short[] sweeps;
  private final int mask;

  SweepTable(long size) {
    int room = Integer.highestOneBit((int) Math.min(1 << 29, Math.max(8, size))) * 4;
    words = new long[room];
    Arrays.fill(words, VACANT);
    savers = new long[room];
    sweeps = new short[room];
    mask = room - 1;
  }

  private int place(long word) {
    long mixed = word * 0x9E3779B97F4A7C15L;
    int at = (int) ((mixed ^ (mixed >>> 32)) & mask);
    while (words[at] != word && words[at] != VACANT) {
      at = (at + 1) & mask;
    }
    return at;
  }

  /**
   * Puts a word, once.
   *
   * @param fewest the fewest sweeps to a goal
   * @param saving the bits of the pieces that need one sweep less if they moved last
   */
  void put(long word, int fewest, long saving) {
    int at = place(word);
    words[at] = word;
    sweeps[at] = (short) fewest;
    savers[at] = saving;
  }

  /** Whether a word is there. */
  boolean has(long word) {
    return words[place(word)] == word;
  }

  /** The fewest sweeps from a word that is there. */
  int sweeps(long word) {
    return sweeps[place(word)];
  }

  /** The fewest sweeps from a word that is there, if the piece on a bit moved last. */
  int sweepsAfter(long word, int bit) {
    int at = place(word);
    return sweeps[at] - (int) (savers[at] >>> bit & 1);
  }

  /** The bytes that the tables of these layers take. */
  static long bytes(List<Layer> layers) {
    return layers.stream().mapToLong(layer -> layer.size() * 4 * 18).sum();
  }
}
