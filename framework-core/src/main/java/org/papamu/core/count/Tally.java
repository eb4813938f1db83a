package org.papamu.core.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.papamu.core.toggle.Emitter;
import org.papamu.core.toggle.Steps;

/** Adds up one thread's part of a layer; leads to nothing. */
final class Tally implements Emitter {

  private final Steps steps;
  private final long[] goals;
  private final Sum sequences = new Sum();
  private final Sum games = new Sum();
  private final Sum solutions = new Sum();
  private long distinct;
  private long deadEnds;

  /**
   * A tally.
   *
   * @param steps under the group by which the layer's words are canonical
   * @param goals the solutions, sorted
   */
  Tally(Steps steps, long[] goals) {
    this.steps = steps;
    this.goals = goals;
  }

  @Override
  public int visit(long word, long low, long high) {
    boolean over = steps.count(word) == 0;
    int orbit = steps.orbit(word);
    distinct += orbit;
    sequences.add(low, high);
    if (over) {
      deadEnds += orbit;
      games.add(low, high);
      if (Arrays.binarySearch(goals, word) >= 0) {
        solutions.add(low, high);
      }
    }
    return 0;
  }

  @Override
  public long word(int index) {
    throw new IndexOutOfBoundsException(index);
  }

  @Override
  public int most() {
    return 0;
  }

  /** What all threads have seen of a level together. */
  static Level level(int moves, long classes, List<Tally> parts) {
    long distinct = 0;
    long deadEnds = 0;
    BigInteger sequences = BigInteger.ZERO;
    BigInteger games = BigInteger.ZERO;
    BigInteger solutions = BigInteger.ZERO;
    for (Tally part : parts) {
      distinct += part.distinct;
      deadEnds += part.deadEnds;
      sequences = sequences.add(part.sequences.value());
      games = games.add(part.games.value());
      solutions = solutions.add(part.solutions.value());
    }
    return new Level(moves, distinct, classes, sequences, deadEnds, games, solutions);
  }
}
