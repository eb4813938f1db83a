package org.papamu.core.loop;

import java.util.Arrays;
import java.util.List;
import org.papamu.core.resume.Memory;

/**
 * What is remembered of positions: their proof and disproof numbers, and how much work went into
 * them. Where there is no room the entry with the least work goes.
 */
final class Numbers {

  /** What a number is when the thing cannot be, and at least. */
  static final int INFINITE = 1 << 28;

  /**
   * More than {@link #INFINITE}: in an entry of a position that the attacker is proved to win, with
   * the plies of the win that was found added.
   */
  private static final int WON = INFINITE + 1;

  private static final int WAYS = 4;

  /** The bytes of an entry. */
  static final int BYTES = Long.BYTES + 3 * Integer.BYTES;

  private final int limit;
  private int most;
  private long[] keys = new long[WAYS];

  /** 1 + the number; 0 in a free entry. */
  private int[] phis = new int[WAYS];

  private int[] deltas = new int[WAYS];
  private int[] works = new int[WAYS];
  private int mask;

  /** The numbers found by {@link #find}. */
  int phi;

  int delta;
  int work;

  /** The plies of the win that was found; -1 if the attacker is not proved to win. */
  int plies;

  Numbers(long bytes) {
    long entries = Math.max(1 << 10, Math.min(1L << 28, bytes / BYTES));
    limit = (int) Long.highestOneBit(entries);
    most = limit;
  }

  /** The entries that there is room for. */
  int capacity() {
    return most;
  }

  /** Makes room for so many entries, which are empty then; false if that is too much. */
  boolean take(long entries) {
    if (entries > limit || entries < WAYS || Long.bitCount(entries) != 1) {
      return false;
    }
    most = (int) entries;
    keys = new long[WAYS];
    open();
    return true;
  }

  /** All of it, for a checkpoint. */
  List<Memory> memory() {
    open();
    return List.of(Memory.of(keys), Memory.of(phis), Memory.of(deltas), Memory.of(works));
  }

  /** Takes the memory: not before there is something to search. */
  void open() {
    if (keys.length < most) {
      keys = new long[most];
      phis = new int[most];
      deltas = new int[most];
      works = new int[most];
      mask = most - 1;
    }
  }

  /** Looks for a position; its numbers are in the fields if it is there. */
  boolean find(long key) {
    int first = (int) (key >>> 20) & mask & -WAYS;
    for (int at = first; at < first + WAYS; at++) {
      if (keys[at] == key && phis[at] != 0) {
        plies = Math.max(-1, Math.max(phis[at] - 1, deltas[at]) - WON);
        phi = Math.min(INFINITE, phis[at] - 1);
        delta = Math.min(INFINITE, deltas[at]);
        work = works[at];
        return true;
      }
    }
    return false;
  }

  /**
   * Remembers a position.
   *
   * @param won the plies of the win that was found for the attacker; -1 for none
   */
  void store(long key, int newPhi, int newDelta, int newWork, int won) {
    int first = (int) (key >>> 20) & mask & -WAYS;
    int place = first;
    for (int at = first; at < first + WAYS; at++) {
      if (phis[at] == 0 || keys[at] == key) {
        place = at;
        break;
      }
      if (works[at] < works[place]) {
        place = at;
      }
    }
    keys[place] = key;
    phis[place] = (won >= 0 && newPhi == INFINITE ? WON + won : newPhi) + 1;
    deltas[place] = won >= 0 && newDelta == INFINITE ? WON + won : newDelta;
    works[place] = newWork;
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(phis, 0);
  }

  /** Forgets all but what the attacker is proved to win. */
  void keepWins() {
    for (int at = 0; at < keys.length; at++) {
      if (phis[at] <= WON && deltas[at] < WON) {
        phis[at] = 0;
        deltas[at] = 0;
      }
    }
  }
}
