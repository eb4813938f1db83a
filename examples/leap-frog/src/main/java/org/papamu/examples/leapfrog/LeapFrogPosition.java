package org.papamu.examples.leapfrog;

import java.util.Arrays;
import org.papamu.api.BoardPosition;
import org.papamu.api.Zobrist;

/** The counters, the turn and the scores; these belong to equality, too: they decide who wins. */
final class LeapFrogPosition extends BoardPosition {

  /** The worth of counter 1, 2, …: plain, white, yellow, red, green. */
  private static final int[] WORTH = {0, 1, 1, 2, 3, 4};

  static final int MOST_WORTH = 4;

  final int[] scores;

  /** An empty board. */
  LeapFrogPosition(int points, Zobrist keys, int seats) {
    super(points, keys);
    scores = new int[seats];
  }

  void copy(LeapFrogPosition source) {
    super.copy(source);
    System.arraycopy(source.scores, 0, scores, 0, scores.length);
  }

  /** Takes a counter off the board and lets the seat to move have its worth. */
  void win(int point) {
    scores[turn()] += WORTH[at(point)];
    put(point, 0);
  }

  /** Whether each seat has yet to take one counter off. */
  boolean isRemoval() {
    return vacant() < scores.length;
  }

  /** By how much a seat's score is above the best of the others. */
  int lead(int seat) {
    int best = 0;
    for (int other = 0; other < scores.length; other++) {
      best = other == seat ? best : Math.max(best, scores[other]);
    }
    return scores[seat] - best;
  }

  @Override
  public long hash() {
    long hash = super.hash();
    for (int score : scores) {
      hash = Zobrist.mix(hash + score);
    }
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LeapFrogPosition position
        && super.equals(position)
        && Arrays.equals(scores, position.scores);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
