package org.papamu.fanorona;

import java.util.Arrays;
import org.papamu.api.MoveList;

/**
 * Lists the capturing turns of a position. Not thread-safe: it is the room that one position's
 * generator works in.
 *
 * <h2>Design</h2>
 *
 * <p>Depth-first over the paths of one stone after the other. A path's state is where the stone
 * stands, the enemy stones left, the points that it may enter (the empty ones, with the taken
 * stones' added and the visited ones left out) and the steps that the last direction bans.
 *
 * <p>Paths with one effect are one move. They start with the same stone, so a code need only be
 * compared with those of its own stone. Most stones have few: a filter of 64 bits says of most
 * codes that they are new, and the others are looked for one by one. A stone with many gets a
 * table. Looking for equal states on the way would not pay, since nearly every path has an effect
 * of its own (among the 9.2 million turns that perft counts six plies deep on 5x9, all but about a
 * thousand).
 *
 * <p>Every step takes a stone, so a turn has 31 steps at most and the walk ends; what bounds it in
 * practice is how few stones can be arranged to feed many paths. The most turns that a search for
 * bad positions found are about 21,000 on 5x9 and 580,000 on 7x9 (a fifth of a second); positions
 * of games have some tens.
 */
final class Sequences {

  /** From how many moves of one stone on a table is used. */
  private static final int MANY = 64;

  /** An odd number whose multiples spread well: 2^64 over the golden ratio. */
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final MoveCode code;

  private MoveList out = new MoveList(1);
  private Captures captures;
  private int from;
  private long enemies;

  /** The index of the first move of the stone, and a bit for the hash of each. */
  private int first;

  private long filter;

  /**
   * Open addressing in the first {@code mask + 1} places, 0 for free (no capture has the code 0);
   * without a place until a stone needs it.
   */
  private long[] table = {};

  private int mask;

  /** How many of the stone's moves are in the table. */
  private int tabled;

  Sequences(Captures captures) {
    this.captures = captures;
    code = MoveCode.of(captures.lattice);
  }

  /**
   * Appends the capturing turns, each effect once.
   *
   * @param own the stones of the side to move
   * @param enemy the other side's stones
   * @param capturers the stones that can capture
   * @param rule the capturing step in force
   * @param list receives the moves
   */
  void list(long own, long enemy, long capturers, Captures rule, MoveList list) {
    out = list;
    captures = rule;
    enemies = enemy;
    long empty = rule.lattice.board & ~(own | enemy);
    for (long left = capturers; left != 0; left &= left - 1) {
      from = Long.numberOfTrailingZeros(left);
      first = list.size();
      filter = 0;
      tabled = 0;
      extend(from, enemy, empty, rule.first(from, enemy, empty));
    }
  }

  private void extend(int point, long enemy, long open, int steps) {
    Captures rule = captures;
    for (int left = steps; left != 0; left &= left - 1) {
      int step = Integer.numberOfTrailingZeros(left);
      long taken = rule.taken(point, step, enemy);
      int to = rule.lattice.target(point, step);
      long enemyLeft = enemy ^ taken;
      long openLeft = Captures.openAfter(open, taken, to);
      int onward = rule.onward(to, step, enemyLeft, openLeft);
      if (rule.mayStop(onward)) {
        add(to, enemies ^ enemyLeft);
      }
      if (onward != 0) {
        extend(to, enemyLeft, openLeft, onward);
      }
    }
  }

  private void add(int to, long taken) {
    long move = code.capture(from, to, taken, enemies);
    long hash = move * GOLDEN;
    long bit = 1L << (hash >>> 58);
    if ((filter & bit) == 0) {
      filter |= bit;
      out.add(move);
    } else if (out.size() - first < MANY ? !listed(move) : enter(move, hash)) {
      out.add(move);
    }
  }

  private boolean listed(long move) {
    for (int i = out.size() - 1; i >= first; i--) {
      if (out.get(i) == move) {
        return true;
      }
    }
    return false;
  }

  /** Enters a move in the table; false if it is there. */
  private boolean enter(long move, long hash) {
    int size = out.size() - first;
    if (tabled == 0 || 2 * size > mask) {
      makeRoom(4 * Integer.highestOneBit(size));
    }
    // Moves that the filter let through are not in the table yet.
    while (tabled < size) {
      long known = out.get(first + tabled++);
      put(known, known * GOLDEN);
    }
    return put(move, hash) && tabled++ >= 0;
  }

  /** Empties the table and gives it so many places, a power of two. */
  private void makeRoom(int places) {
    if (places > table.length) {
      table = new long[places];
    } else {
      Arrays.fill(table, 0, places, 0);
    }
    mask = places - 1;
    tabled = 0;
  }

  private boolean put(long move, long hash) {
    int slot = (int) (hash >>> 32) & mask;
    while (table[slot] != 0) {
      if (table[slot] == move) {
        return false;
      }
      slot = (slot + 1) & mask;
    }
    table[slot] = move;
    return true;
  }
}
