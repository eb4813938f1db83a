package org.papamu.api;

import java.util.Optional;

/**
 * Chooses moves for a seat: a random one, a search, another program. Used from one thread at a
 * time; may keep what it learnt from one call to the next.
 */
public interface Player extends AutoCloseable {

  /** Chooses a legal move of the position that is asked about. */
  <P extends Position> Choice choose(Question<P> question);

  /**
   * Gets ready for questions about a game, while no clock runs yet: takes the memory it will need.
   * Nobody has to call this, and no answer depends on it.
   */
  default void prepare(GameInfo game) {}

  /** Frees what the player holds. Further calls are errors. */
  @Override
  default void close() {}

  /**
   * What a player chose.
   *
   * @param move the move's code in the position it was asked about
   * @param thought what it thinks of it; the best line begins with the move. Empty if it does not
   *     think.
   */
  record Choice(long move, Optional<Thought> thought) {

    /** A move without a thought. */
    public static Choice of(long move) {
      return new Choice(move, Optional.empty());
    }

    /** The first move of a thought's best line. */
    public static Choice of(Thought thought) {
      return new Choice(thought.best().move(), Optional.of(thought));
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
