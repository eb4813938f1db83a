package org.papamu.core.puzzle;

import org.papamu.api.Player.Stop;

/** Counts the positions that a search looks at, and tells when it has to end. */
final class Meter {

  /** A millisecond or two of work, also in a game with slow rules. */
  private static final long ASKED_EVERY = 256;

  private final Stop stop;
  private final long most;
  private long nodes;
  private long work;
  private long nextQuestion;
  private boolean stopped;

  /**
   * A meter that stands at 0.
   *
   * @param most the most positions to look at
   */
  Meter(Stop stop, long most) {
    this.stop = stop;
    this.most = most;
  }

  /** Counts positions. */
  void spend(long positions) {
    nodes += positions;
    work += positions;
  }

  /** Notes work on positions that are counted already. */
  void work(long positions) {
    work += positions;
  }

  /** The positions counted. */
  long nodes() {
    return nodes;
  }

  /** Whether the search has to end; once true, always true. */
  boolean isOver() {
    if (work >= nextQuestion) {
      nextQuestion = work + ASKED_EVERY;
      stopped = stopped || stop.requested();
    }
    return stopped || nodes >= most;
  }
}
