package org.papamu.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.text.NotationException;
import org.papamu.core.match.Clocks;
import org.papamu.core.match.Timing;
import org.papamu.core.player.TimeShare;
import org.papamu.core.text.Fields;

/**
 * The clocks of a game, the same for all seats; or none. What runs and what has fallen may be
 * looked at from any thread.
 */
final class Stopwatch {

  /** What passes between a player and its clock. */
  private static final Duration RESERVE = Duration.ofMillis(50);

  private final Optional<Timing.Clock> given;
  private final List<String> seats;
  private final Clocks clocks;

  private Stopwatch(Optional<Timing.Clock> given, List<String> seats, LongSupplier nanoTime) {
    this.given = given;
    this.seats = seats;
    clocks = new Clocks(seats.size(), nanoTime);
    reset();
  }

  /**
   * Clocks that stand.
   *
   * @param text what each seat gets, such as {@code 5m+3s}; none for a game without clocks
   * @throws Refusal if it is no such text, or more than a game may last
   */
  static Stopwatch of(Optional<String> text, GameInfo info, LongSupplier nanoTime) {
    return new Stopwatch(text.map(Stopwatch::read), info.seats(), nanoTime);
  }

  private static Timing.Clock read(String text) {
    Timing.Clock clock;
    try {
      clock = Clocks.parse(text);
    } catch (NotationException e) {
      throw Refusal.of(Refusal.UNPROCESSABLE, e, "clock");
    }
    if (clock.main().compareTo(Limits.CLOCK) > 0 || clock.increment().compareTo(Limits.CLOCK) > 0) {
      throw Refusal.of(Refusal.UNPROCESSABLE, text(Limits.CLOCK) + " at most", "clock");
    }
    return clock;
  }

  boolean isOn() {
    return given.isPresent();
  }

  /** Gives all seats the time they began with; no clock runs. */
  void reset() {
    clocks.pause();
    for (int seat = 0; seat < seats.size(); seat++) {
      int number = seat;
      given.ifPresent(clock -> clocks.set(number, clock));
    }
  }

  void run(int seat) {
    clocks.run(seat);
  }

  void stop() {
    clocks.pause();
  }

  void moved(int seat) {
    clocks.moved(seat);
  }

  OptionalInt fallen() {
    return clocks.fallen();
  }

  /** How long the clock that runs can still run, in milliseconds rounded up. */
  Optional<Long> untilFlag() {
    return clocks.running().isPresent()
        ? Optional.of(millis(clocks.running().getAsInt()) + 1)
        : Optional.empty();
  }

  private long millis(int seat) {
    return clocks.left(seat).map(left -> left.main().toMillis()).orElse(0L);
  }

  /** What a player may spend on its next move, of what it may spend on any. */
  Budget budget(GameInfo info, int seat, int plies, Budget own) {
    return clocks
        .left(seat)
        .map(left -> TimeShare.of(info, plies, RESERVE).budget(own, left.main(), left.increment()))
        .orElse(own);
  }

  /** The clocks as they are told; empty without. */
  Optional<Fields> told() {
    return given.map(
        clock ->
            Fields.of("each", text(clock))
                .and("left", left())
                .and("running", running().map(seats::get)));
  }

  private Optional<Integer> running() {
    OptionalInt seat = clocks.running();
    return seat.isPresent() ? Optional.of(seat.getAsInt()) : Optional.empty();
  }

  /** What each seat has left, in milliseconds. */
  private Map<String, Long> left() {
    Map<String, Long> left = new LinkedHashMap<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      left.put(seats.get(seat), millis(seat));
    }
    return left;
  }

  /** What each seat gets, as text; empty without clocks. */
  Optional<String> text() {
    return given.map(Stopwatch::text);
  }

  private static String text(Timing.Clock clock) {
    String main = text(clock.main());
    return clock.increment().isZero() ? main : main + "+" + text(clock.increment());
  }

  private static String text(Duration time) {
    long millis = time.toMillis();
    return millis % 60_000 == 0
        ? millis / 60_000 + "m"
        : millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }

  /** What each seat has left, as a text for a record. */
  String leftText() {
    return left().entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Sets the clocks to what was left, in milliseconds by seat. */
  void restore(Map<String, Long> left) {
    given.ifPresent(
        clock ->
            left.forEach(
                (seat, millis) ->
                    clocks.set(
                        seats.indexOf(seat),
                        new Timing.Clock(
                            Duration.ofMillis(Math.max(1, millis)), clock.increment()))));
  }
}
