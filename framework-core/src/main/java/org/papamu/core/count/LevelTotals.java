package org.papamu.core.count;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * What a part of a level adds to the numbers of the level: sums of the parts are the level's.
 *
 * @param entries the entries of the part's block
 * @param moves the moves of all its entries: the next level has no more entries than that
 * @param distinct as {@link Level#distinct}
 * @param classes as {@link Level#classes}
 * @param sequences as {@link Level#sequences}
 * @param deadEnds as {@link Level#deadEnds}
 * @param games as {@link Level#games}
 * @param solutions as {@link Level#solutions}
 */
public record LevelTotals(
    long entries,
    long moves,
    long distinct,
    long classes,
    BigInteger sequences,
    long deadEnds,
    BigInteger games,
    BigInteger solutions)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Nothing. */
  public static final LevelTotals NONE =
      new LevelTotals(0, 0, 0, 0, BigInteger.ZERO, 0, BigInteger.ZERO, BigInteger.ZERO);

  /** Those of a part whose other numbers are those of a level. */
  public static LevelTotals of(long entries, long moves, Level level) {
    return new LevelTotals(
        entries,
        moves,
        level.distinct(),
        level.classes(),
        level.sequences(),
        level.deadEnds(),
        level.games(),
        level.solutions());
  }

  /** Both together. */
  public LevelTotals plus(LevelTotals other) {
    return new LevelTotals(
        entries + other.entries,
        moves + other.moves,
        distinct + other.distinct,
        classes + other.classes,
        sequences.add(other.sequences),
        deadEnds + other.deadEnds,
        games.add(other.games),
        solutions.add(other.solutions));
  }

  /** The level, if this is the sum of all its parts. */
  public Level level(int number) {
    return new Level(number, distinct, classes, sequences, deadEnds, games, solutions);
  }
}
