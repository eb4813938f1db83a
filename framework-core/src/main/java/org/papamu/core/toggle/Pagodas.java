package org.papamu.core.toggle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Pagoda functions that tell of many words at once that they cannot lead to any goal. They are
 * found from words that are shown to it; for one thread while it learns.
 *
 * <p>Design: the sums of eight functions are added up at once, each in a byte of a word, and a byte
 * of values of the word at a time. A byte begins at 128 less the least sum of a goal, so its
 * highest bit says whether a word has enough. What a byte might be too small for is not used.
 */
public final class Pagodas {

  private static final int VALUES = 1 << Byte.SIZE;
  private static final int MIDDLE = 128;
  private static final int FUNCTIONS = Long.BYTES;
  private static final int MOST_SETS = 4;
  private static final long ENOUGH = 0x8080808080808080L;

  private final WordGame<?> game;
  private final Group group;
  private final long[] goals;

  /** All functions in use, with their images. */
  private final List<List<Integer>> known = new ArrayList<>();

  /** The sums of eight functions for each value of each byte of a word. */
  private long[][] sums = new long[0][];

  private long[] starts = new long[0];

  /**
   * None yet.
   *
   * @param group symmetries that keep the goals; a function counts with all its images
   * @param goals one at least
   */
  public Pagodas(WordGame<?> game, Group group, long... goals) {
    this.game = game;
    this.group = group;
    this.goals = goals.clone();
  }

  /** Whether no function here rules out that a word leads to a goal. */
  public boolean allows(long word) {
    for (int set = 0; set < sums.length; set++) {
      long[] table = sums[set];
      long sum = starts[set];
      int at = 0;
      for (long rest = word; rest != 0; rest >>>= Byte.SIZE) {
        sum += table[at + (int) (rest & VALUES - 1)];
        at += VALUES;
      }
      if ((sum & ENOUGH) != ENOUGH) {
        return false;
      }
    }
    return true;
  }

  /**
   * Looks for a function that rules a word out, and keeps it, if none does so far.
   *
   * @return whether the word is ruled out now
   */
  public boolean learn(long word) {
    if (!allows(word)) {
      return true;
    }
    if (known.size() >= MOST_SETS * FUNCTIONS) {
      return false;
    }
    Optional<Pagoda> found = Pagoda.against(game, word, goals[0]);
    found.filter(this::fits).ifPresent(this::keep);
    return !allows(word);
  }

  private int least(Pagoda pagoda) {
    return Arrays.stream(goals).mapToInt(pagoda::sum).min().orElseThrow();
  }

  /** Whether no word has a sum that a byte cannot hold. */
  private boolean fits(Pagoda pagoda) {
    int above = 0;
    int below = 0;
    for (long rest = game.all(); rest != 0; rest &= rest - 1) {
      int weight = pagoda.weight(Long.numberOfTrailingZeros(rest));
      above += Math.max(0, weight);
      below += Math.min(0, weight);
    }
    int least = least(pagoda);
    return above - least < MIDDLE && below - least >= -MIDDLE;
  }

  private void keep(Pagoda pagoda) {
    int least = least(pagoda);
    for (int s = 0; s < group.size() && known.size() < MOST_SETS * FUNCTIONS; s++) {
      Integer[] weights = new Integer[Long.SIZE];
      Arrays.fill(weights, 0);
      for (long rest = game.all(); rest != 0; rest &= rest - 1) {
        int bit = Long.numberOfTrailingZeros(rest);
        weights[group.bit(s, bit)] = pagoda.weight(bit);
      }
      List<Integer> image = List.of(weights);
      if (!known.contains(image)) {
        put(image, least);
        known.add(image);
      }
    }
  }

  private void put(List<Integer> weights, int least) {
    int set = known.size() / FUNCTIONS;
    int shift = known.size() % FUNCTIONS * Byte.SIZE;
    if (set == sums.length) {
      sums = Arrays.copyOf(sums, set + 1);
      sums[set] = new long[Long.BYTES * VALUES];
      starts = Arrays.copyOf(starts, set + 1);
      starts[set] = ENOUGH;
    }
    // Bytes may borrow from one another on the way; what they hold in the end is right.
    starts[set] -= (long) least << shift;
    for (int i = 0; i < sums[set].length; i++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        if ((i >>> bit & 1) != 0) {
          sums[set][i] += (long) weights.get(i / VALUES * Byte.SIZE + bit) << shift;
        }
      }
    }
  }
}
