package org.papamu.api;

/**
 * Chooses moves for a seat: a random one, a search, another program. Used from one thread at a
 * time; may keep what it learnt from one call to the next.
 */
public interface Player extends AutoCloseable {

  /**
   * Chooses a legal move.
   *
   * @param history the game so far, not over; the player takes copies of what it needs
   * @param budget how much it may spend; it may spend less
   * @param stop asked often; once it asks to stop, the player answers within 20 ms with the best it
   *     has
   */
  <P extends Position> Choice choose(History<P> history, Budget budget, Stop stop);

  /** Frees what the player holds. Further calls are errors. */
  @Override
  default void close() {}

  /**
   * What a player chose.
   *
   * @param move the move's code in the position it was asked about
   * @param comment what the player has to say about it for people, such as an evaluation; may be
   *     empty
   */
  record Choice(long move, String comment) {

    /** A move without comment. */
    public static Choice of(long move) {
      return new Choice(move, "");
    }
  }

  /** A wish to stop: asked by a player while it thinks, answered from another thread. */
  @FunctionalInterface
  interface Stop {

    /** Never stops. */
    Stop NEVER = () -> false;

    /** Whether to stop now; once true, always true. */
    boolean requested();
  }
}
