package org.papamu.web;

import java.util.function.LongSupplier;

/**
 * What a game of a server lives in.
 *
 * @param library games and players
 * @param workers the threads
 * @param keeper keeps games on disk
 * @param resting players between their turns
 * @param nanoTime a clock in nanoseconds
 * @param seeds where seeds come from
 */
record Surroundings(
    Library library,
    Workers workers,
    Keeper keeper,
    RestingPlayers resting,
    LongSupplier nanoTime,
    LongSupplier seeds) {

  /** A seed drawn by chance, 0 or more. */
  long seed() {
    return seeds.getAsLong() >>> 1;
  }
}
