package org.papamu.core.match;

import java.util.Optional;

/**
 * How a match is played.
 *
 * @param games the games of each group of contestants (of each two, with two seats); rounded up so
 *     that every opening is played from all seats
 * @param seed what all random choices of the players come from
 * @param concurrency how many games are played at once
 * @param timing how time is watched
 * @param adjudication when games are broken off
 * @param sprt a test that ends the match early; for two contestants and two seats
 */
public record MatchSettings(
    int games,
    long seed,
    int concurrency,
    Timing timing,
    Adjudication adjudication,
    Optional<Sprt> sprt) {

  /** Refuses numbers below 1. */
  public MatchSettings {
    if (games < 1 || concurrency < 1) {
      throw new IllegalArgumentException("games %s, concurrency %s".formatted(games, concurrency));
    }
  }

  /** So many games, one at a time, by the players' own budgets alone. */
  public static MatchSettings of(int games, long seed) {
    return new MatchSettings(games, seed, 1, Timing.USUAL, Adjudication.NONE, Optional.empty());
  }

  /** The same with so many games at once. */
  public MatchSettings withConcurrency(int atOnce) {
    return new MatchSettings(games, seed, atOnce, timing, adjudication, sprt);
  }

  /** The same with a test. */
  public MatchSettings withSprt(Sprt test) {
    return new MatchSettings(games, seed, concurrency, timing, adjudication, Optional.of(test));
  }

  /** The same without a test. */
  MatchSettings withoutSprt() {
    return new MatchSettings(games, seed, concurrency, timing, adjudication, Optional.empty());
  }

  /** The same with another way of timing. */
  public MatchSettings withTiming(Timing other) {
    return new MatchSettings(games, seed, concurrency, other, adjudication, sprt);
  }

  /** The same with games broken off otherwise. */
  public MatchSettings withAdjudication(Adjudication other) {
    return new MatchSettings(games, seed, concurrency, timing, other, sprt);
  }
}
