package org.papamu.api;

/**
 * What a search thinks that a position is worth, seen from one seat: an estimate, or a result that
 * it has proved. Greater is better for that seat: a proved win is above every estimate and a quick
 * one above a slow one, a proved loss below every estimate and a slow one above a quick one.
 *
 * @param kind what is known
 * @param value an estimate's worth in hundredths of the game's natural unit; the number of plies to
 *     the end, 0 or more, with best play by both of a win or loss; 0 for a draw
 */
public record Score(Kind kind, int value) implements Comparable<Score> {

  /** What is known of a position. */
  public enum Kind {
    /** Nothing is proved. */
    ESTIMATE,
    /** It is a win. */
    WIN,
    /** It is a draw. */
    DRAW,
    /** It is a loss. */
    LOSS
  }

  /** An estimate at least as strong as this would be taken for a proof. */
  private static final int PROVED = 1 << 29;

  /** Refuses values that their kind does not have. */
  public Score {
    boolean allowed =
        switch (kind) {
          case ESTIMATE -> Math.abs((long) value) < PROVED;
          case WIN, LOSS -> value >= 0 && value < PROVED;
          case DRAW -> value == 0;
        };
    if (!allowed) {
      throw new IllegalArgumentException(kind + " " + value);
    }
  }

  /** An estimate, in hundredths. */
  public static Score estimate(int hundredths) {
    return new Score(Kind.ESTIMATE, hundredths);
  }

  /** A proved win in so many plies. */
  public static Score win(int plies) {
    return new Score(Kind.WIN, plies);
  }

  /** A proved draw. */
  public static Score draw() {
    return new Score(Kind.DRAW, 0);
  }

  /** A proved loss in so many plies. */
  public static Score loss(int plies) {
    return new Score(Kind.LOSS, plies);
  }

  /** Whether it is a result and not an estimate. */
  public boolean isProved() {
    return kind != Kind.ESTIMATE;
  }

  /** An order that all scores have a place in; a proved draw stands where an estimate of 0 does. */
  private long rank() {
    return switch (kind) {
      case ESTIMATE, DRAW -> value;
      case WIN -> 2L * PROVED - value;
      case LOSS -> value - 2L * PROVED;
    };
  }

  @Override
  public int compareTo(Score other) {
    int byRank = Long.compare(rank(), other.rank());
    return byRank != 0 ? byRank : kind.compareTo(other.kind);
  }
}
