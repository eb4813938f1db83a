package org.papamu.core.search;

import java.util.Arrays;

/**
 * Which moves have caused cutoffs: killers by ply and a history by seat and move. Codes mean
 * nothing outside their position, but in most games the same code is a similar move nearby; where
 * it is not, nothing but the order of moves suffers.
 */
final class Experience {

  private static final int BITS = 12;
  private static final int MOST = 1 << 14;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final int[] history = new int[2 << BITS];
  private long[] killers = new long[0];

  /** Makes room for killers down to a ply. */
  void reach(int ply) {
    if (killers.length < 2 * (ply + 1)) {
      int length = killers.length;
      killers = Arrays.copyOf(killers, 2 * (ply + 1));
      Arrays.fill(killers, length, killers.length, -1);
    }
  }

  /** Half forgets the history and forgets the killers, between two moves of a game. */
  void fade() {
    Arrays.fill(killers, -1);
    for (int i = 0; i < history.length; i++) {
      history[i] /= 2;
    }
  }

  private static int slot(int seat, long move) {
    return seat << BITS | (int) ((move * GOLDEN) >>> (Long.SIZE - BITS));
  }

  /** From -16384 to 16384. */
  int history(int seat, long move) {
    return history[slot(seat, move)];
  }

  /** 2 or 1 for the last and the last but one killer at a ply, else 0. */
  int killer(int ply, long move) {
    if (killers[2 * ply] == move) {
      return 2;
    }
    return killers[2 * ply + 1] == move ? 1 : 0;
  }

  /** A move has caused a cutoff. */
  void cut(int ply, long move) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
  }

  /** Moves a history value toward its limit, the less the nearer it is. */
  void learn(int seat, long move, int bonus) {
    int slot = slot(seat, move);
    int old = history[slot];
    history[slot] = old + bonus - old * Math.abs(bonus) / MOST;
  }
}
