package org.papamu.core.puzzle.exact;

import java.util.List;
import org.papamu.core.toggle.WordSet;

/**
 * The words of a layer with the fewest sweeps from each to a goal.
 *
 * <p>Design: what is left to do after a move depends on which piece moved last, for that one may go
 * on in the same sweep. But going on saves one sweep at most, since any line can be begun with a
 * sweep of its own. So one number is enough for a word, and one bit for each piece: whether the
 * word costs one sweep less if that piece moved last.
 */
final class SweepTable {

  /** The bytes that a word takes here. */
  private static final int BYTES = Long.BYTES + Short.BYTES;

  private final WordSet words;
  private final long[] savers;
  private final short[] sweeps;

  SweepTable(WordSet words) {
    this.words = words;
    int size = Math.toIntExact(words.size());
    savers = new long[size];
    sweeps = new short[size];
  }

  /**
   * Says what is so of a word.
   *
   * @param index its number in the set of words
   * @param fewest the fewest sweeps to a goal
   * @param saving the bits of the pieces that need one sweep less if they moved last
   */
  void put(int index, int fewest, long saving) {
    sweeps[index] = (short) fewest;
    savers[index] = saving;
  }

  /** The number of a word; -1 if it is not there. */
  int find(long word) {
    return words.indexOf(word);
  }

  /** The fewest sweeps from a word, by its number. */
  int sweeps(int index) {
    return sweeps[index];
  }

  /** The fewest sweeps from a word, by its number, if the piece on a bit moved last. */
  int sweepsAfter(int index, int bit) {
    return sweeps[index] - (int) (savers[index] >>> bit & 1);
  }

  /** The bytes that the tables of these layers take. */
  static long bytes(List<? extends WordSet> layers) {
    return layers.stream().mapToLong(layer -> layer.size() * BYTES).sum();
  }
}
