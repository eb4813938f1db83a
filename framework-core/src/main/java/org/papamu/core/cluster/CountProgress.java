package org.papamu.core.cluster;

import org.papamu.core.count.Level;

/** Told how far a count on a cluster is, one call at a time. */
public interface CountProgress {

  /**
   * A level is about to be counted.
   *
   * @param level its number
   * @param mostPositions no more entries than that can be in it
   * @param bytes what it is likely to send between machines, and to take on disk as a checkpoint
   * @param seconds how long it is likely to take; 0 if there is nothing to tell by yet
   */
  void begins(int level, long mostPositions, long bytes, double seconds);

  /**
   * Called several times a second.
   *
   * @param done how many pieces of work of this level are done
   * @param all how many there are, as far as is known
   */
  void told(int level, int done, int all);

  /**
   * A share of the work of a level was done a second time, and gave the same.
   *
   * @param pieces how many pieces of work
   * @param elsewhere how many of them on another machine than the first time
   */
  void compared(int level, int pieces, int elsewhere);

  /** A level is finished. */
  void finished(Level level);

  /** Levels of an earlier run are gone on from. */
  void resumed(int levels);
}
