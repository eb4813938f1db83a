package org.papamu.core.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.papamu.api.Player.Stop;

/**
 * Guesses what a match is going to take, from games of it that are tried out: as many at once as
 * there are to be, for a second or two, and they do not count.
 *
 * <p>Design: what a game takes is what its players take for their moves, and what is done between
 * these. Both are measured by the clock in the later half of the trial, so a machine that has other
 * things to do shows in them. A player that has not answered by then is taken to use all of its
 * time. How long games are is seen in those that came to an end.
 */
final class Outlook implements Match.Listener {

  /** No trial takes longer, in nanoseconds, but for code that does not come back. */
  private static final long TRIAL = 2_000_000_000;

  /** A task and what comes with its answer, without the games: measured on Spark. */
  private static final long TASK_BYTES = 12_000;

  private static final long GAME_BYTES = 300;

  /** What a text in a list takes besides its letters. */
  private static final int TEXT_BYTES = 3;

  private final MatchSettings settings;
  private final Schedule schedule;
  private final int atOnce;
  private final LongSupplier nanoTime;
  private final long start;
  private final List<Meter> meters;
  private long end;
  private int games;
  private double plies;
  private double letters;

  /**
   * An outlook; its trial begins now.
   *
   * @param atOnce how many games the trial plays at once
   * @param nanoTime a clock in nanoseconds
   */
  Outlook(
      List<Contestant> contestants,
      MatchSettings settings,
      Schedule schedule,
      int atOnce,
      LongSupplier nanoTime) {
    this.settings = settings;
    this.schedule = schedule;
    this.atOnce = atOnce;
    this.nanoTime = nanoTime;
    start = nanoTime.getAsLong();
    end = start;
    meters =
        contestants.stream()
            .map(contestant -> new Meter(contestant, nanoTime, start + TRIAL / 2))
            .toList();
  }

  /** Those who play in the trial. */
  List<Contestant> contestants() {
    return meters.stream().map(Meter::contestant).toList();
  }

  /** When the trial ends. */
  Stop until(Stop stop) {
    return () -> stop.requested() || nanoTime.getAsLong() - start >= TRIAL;
  }

  /** The trial has ended. */
  void end() {
    end = nanoTime.getAsLong();
  }

  /** Whether nothing tells yet how long games are. */
  boolean isBlind() {
    return games == 0;
  }

  @Override
  public void played(PlayedGame game, Supplier<Standings> standings) {
    games++;
    plies += game.moves().size() - game.openingPlies();
    game.moves().forEach(move -> letters += move.length() + TEXT_BYTES);
  }

  /**
   * Guesses.
   *
   * @param left how many games are to be played
   * @param tasks how many pieces they are handed out in
   */
  Forecast forecast(int left, int tasks) {
    double length = plies / Math.max(1, games);
    double nanos = perGame(length) * left;
    double bytes = tasks * TASK_BYTES + left * (GAME_BYTES + letters / Math.max(1, games));
    return new Forecast(
        left,
        tasks,
        length,
        games > 0 && nanos < Long.MAX_VALUE
            ? Optional.of(Duration.ofNanos((long) nanos))
            : Optional.empty(),
        Math.round(bytes));
  }

  /** What a game takes, in nanoseconds, on average over who meets whom. */
  private double perGame(double length) {
    int seats = schedule.slot(0).seating().size();
    double moves = length / seats;
    double most =
        settings
            .timing()
            .clock()
            .map(clock -> clock.main().toNanos() + moves * clock.increment().toNanos())
            .orElse(Double.POSITIVE_INFINITY);
    int block = schedule.groups() * schedule.games();
    double sum = 0;
    for (int number = 0; number < block; number++) {
      for (int player : schedule.slot(number).seating()) {
        sum += Math.min(most, moves * meters.get(player).move());
      }
    }
    return sum / block + length * between();
  }

  /** What is done between two moves, in nanoseconds: what no player thought of all the time. */
  private double between() {
    int part = meters.stream().anyMatch(meter -> meter.moves(1) > 0) ? 1 : 0;
    int moves = meters.stream().mapToInt(meter -> meter.moves(part)).sum();
    if (moves == 0 || !meters.stream().allMatch(Meter::isWhole)) {
      return 0;
    }
    long thought = meters.stream().mapToLong(meter -> meter.thought(part)).sum();
    long lasted = part == 1 ? end - start - TRIAL / 2 : Math.min(end - start, TRIAL / 2);
    return Math.max(0, (double) lasted * atOnce - thought) / moves;
  }
}
