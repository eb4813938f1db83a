package org.papamu.core.count;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * The answer of a count.
 *
 * @param levels the levels that are counted, from that of the position itself on, without gaps
 * @param end why it ended
 */
public record Counted(List<Level> levels, End end) {

  /** Copies the levels. */
  public Counted {
    levels = List.copyOf(levels);
  }

  /** Why a count ended. */
  public enum End {
    /** Everything is counted. */
    COMPLETE,
    /** It was asked to stop. */
    TIME,
    /** The next level needs more memory than it may take. */
    MEMORY,
    /** A position of the next level is reached by 2^127 sequences or more. */
    SIZE
  }

  /** Whether everything is counted. */
  public boolean isComplete() {
    return end == End.COMPLETE;
  }

  /** The games that end within the levels counted: all games, if the count is complete. */
  public BigInteger games() {
    return sum(Level::games);
  }

  /** The solutions within the levels counted: all solutions, if the count is complete. */
  public BigInteger solutions() {
    return sum(Level::solutions);
  }

  /** The different positions of all levels; one that is on two levels counts twice. */
  public BigInteger positions() {
    return sum(level -> BigInteger.valueOf(level.distinct()));
  }

  private BigInteger sum(Function<Level, BigInteger> part) {
    return levels.stream().map(part).reduce(BigInteger.ZERO, BigInteger::add);
  }
}
