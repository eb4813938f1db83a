package org.papamu.testkit.games.leapfrog;

import java.util.Arrays;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/**
 * The counters, the scores and the turn. All of them belong to equality: the scores decide who
 * wins.
 */
final class LeapFrogPosition implements Position {

  /** The worth of counter 1, 2, …: plain, white, yellow, red, green. */
  private static final int[] WORTH = {0, 1, 1, 2, 3, 4};

  static final int MOST_WORTH = 4;

  final byte[] counters;
  final int[] scores;
  int vacant;
  int turn;

  /** An empty board. */
  LeapFrogPosition(int points, int seats) {
    counters = new byte[points];
    scores = new int[seats];
    vacant = points;
  }

  void copy(LeapFrogPosition source) {
    System.arraycopy(source.counters, 0, counters, 0, counters.length);
    System.arraycopy(source.scores, 0, scores, 0, scores.length);
    vacant = source.vacant;
    turn = source.turn;
  }

  void put(int point, int counter) {
    counters[point] = (byte) counter;
    vacant--;
  }

  int lift(int point) {
    int counter = counters[point];
    counters[point] = 0;
    vacant++;
    return counter;
  }

  /** Takes a counter off the board and lets the seat to move have its worth. */
  void win(int point) {
    scores[turn] += WORTH[lift(point)];
  }

  /** Whether each seat has yet to take one counter off. */
  boolean isRemoval() {
    return vacant < scores.length;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int at(int point) {
    return counters[point];
  }

  @Override
  public long hash() {
    long hash = turn;
    for (byte counter : counters) {
      hash = Zobrist.mix(hash + counter);
    }
    for (int score : scores) {
      hash = Zobrist.mix(hash + score);
    }
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LeapFrogPosition position
        && turn == position.turn
        && Arrays.equals(counters, position.counters)
        && Arrays.equals(scores, position.scores);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
