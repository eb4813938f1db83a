package org.papamu.examples.leapfrog;

import org.papamu.api.ScoredPosition;
import org.papamu.api.Zobrist;

/** The counters, the turn and the scores. */
final class LeapFrogPosition extends ScoredPosition {

  /** The worth of counter 1, 2, …: plain, white, yellow, red, green. */
  private static final int[] WORTH = {0, 1, 1, 2, 3, 4};

  static final int MOST_WORTH = 4;

  /** An empty board. */
  LeapFrogPosition(int points, Zobrist keys, int seats) {
    super(points, keys, seats);
  }

  /** Takes a counter off the board and lets the seat to move have its worth. */
  void win(int point) {
    score(turn(), score(turn()) + WORTH[at(point)]);
    put(point, 0);
  }

  /** Whether each seat has yet to take one counter off. */
  boolean isRemoval() {
    return vacant() < seats();
  }
}
