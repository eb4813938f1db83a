package org.papamu.api;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A {@link BoardPosition} and what each seat has scored so far. Scores decide who wins, so they
 * belong to equality and to the hash.
 */
public class ScoredPosition extends BoardPosition {

  private final int[] scores;

  /**
   * An empty board with seat 0 to move, and all scores 0.
   *
   * @param points the number of points
   * @param keys the hash numbers for these points and the game's pieces
   * @param seats the number of seats
   */
  public ScoredPosition(int points, Zobrist keys, int seats) {
    super(points, keys);
    scores = new int[seats];
  }

  @Override
  public void copy(BoardPosition source) {
    super.copy(source);
    int[] others = ((ScoredPosition) source).scores;
    System.arraycopy(others, 0, scores, 0, scores.length);
  }

  /** The number of seats. */
  public final int seats() {
    return scores.length;
  }

  /** What a seat has scored so far. */
  public final int score(int seat) {
    return scores[seat];
  }

  /** Sets what a seat has scored so far. */
  public final void score(int seat, int score) {
    scores[seat] = score;
  }

  /** Sets what all seats have scored so far, in seat order. */
  public final void scores(int... all) {
    System.arraycopy(all, 0, scores, 0, scores.length);
  }

  /** The scores as text, {@code 3,0}, as {@link org.papamu.api.text.Fields#numbers} reads them. */
  public final String scores() {
    return Arrays.stream(scores).mapToObj(Integer::toString).collect(Collectors.joining(","));
  }

  /** By how much a seat has scored more than the best of the others; negative if it trails. */
  public final int lead(int seat) {
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < scores.length; other++) {
      best = other == seat ? best : Math.max(best, scores[other]);
    }
    return scores[seat] - (scores.length == 1 ? 0 : best);
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
    return super.equals(other)
        && other instanceof ScoredPosition position
        && Arrays.equals(scores, position.scores);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
