package org.papamu.core.mcts;

import org.papamu.api.Zobrist;

/**
 * Chance for the inner loop: one counter through a mixer (SplitMix64), final so that it is inlined.
 * Made from a seed that the player's own source gives, so that a seed reproduces a search.
 */
final class SplitMix {

  private long state;

  SplitMix(long seed) {
    state = seed;
  }

  /** A number from 0 to {@code bound - 1}; the bias is below one in four million. */
  int below(int bound) {
    long drawn = Zobrist.mix(state++) >>> 32;
    return (int) ((drawn * bound) >>> 32);
  }

  /** A number from 0 to 1, 1 left out. */
  float unit() {
    return (Zobrist.mix(state++) >>> 40) * 0x1p-24f;
  }
}
