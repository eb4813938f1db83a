package org.papamu.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.text.NotationException;
import org.papamu.core.match.ClockText;
import org.papamu.core.match.Clocks;
import org.papamu.core.match.Timing;
import org.papamu.core.player.TimeShare;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Quantities;

/**
 * The clocks of a game, one for each seat that is given one; or none. What runs and what has fallen
 * may be looked at from any thread.
 */
final class Stopwatch {

  /** What passes between a player and its clock. */
  private static final Duration RESERVE = Duration.ofMillis(50);

  private static final List<Optional<Timing.Clock>> NONE = List.of();

  /** By seat; an empty list for a game without clocks. */
  private final List<Optional<Timing.Clock>> given;

  private final List<String> seats;
  private final Clocks clocks;

  private Stopwatch(List<Optional<Timing.Clock>> given, List<String> seats, LongSupplier nanoTime) {
    this.given = given;
    this.seats = seats;
    clocks = new Clocks(seats.size(), nanoTime);
    reset();
  }

  /**
   * Clocks that stand.
   *
   * @param text what the seats get, as {@link ClockText} writes it; none for a game without clocks
   * @throws Refusal if it is no such text, or more than a game may last
   */
  static Stopwatch of(Optional<String> text, GameInfo info, LongSupplier nanoTime) {
    List<String> seats = info.seats();
    return new Stopwatch(text.map(given -> read(given, seats)).orElse(NONE), seats, nanoTime);
  }

  private static List<Optional<Timing.Clock>> read(String text, List<String> seats) {
    List<Optional<Timing.Clock>> given;
    try {
      given = ClockText.parse(text, seats);
    } catch (NotationException e) {
      throw Refusal.of(Refusal.UNPROCESSABLE, e, "clock");
    }
    boolean tooMuch =
        given.stream()
            .flatMap(Optional::stream)
            .flatMap(clock -> Stream.of(clock.main(), clock.increment()))
            .anyMatch(time -> time.compareTo(Limits.CLOCK) > 0);
    if (tooMuch) {
      throw Refusal.of(Refusal.UNPROCESSABLE, Quantities.write(Limits.CLOCK) + " at most", "clock");
    }
    return given;
  }

  boolean isOn() {
    return !given.isEmpty();
  }

  /** Gives all seats the time they began with; no clock runs. */
  void reset() {
    clocks.pause();
    for (int seat = 0; seat < given.size(); seat++) {
      int number = seat;
      given.get(seat).ifPresent(clock -> clocks.set(number, clock));
    }
  }

  /** Has the clock of a seat run after so many moves. */
  void run(int seat, int plies) {
    clocks.run(seat, plies);
  }

  void stop() {
    clocks.pause();
  }

  /** A seat has made a move, the last of so many. */
  void moved(int seat, int plies) {
    clocks.moved(seat, plies);
  }

  /** The game stands after so many moves again: the seats have what they had then. */
  void back(int plies) {
    clocks.back(plies);
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
    return text()
        .map(
            text ->
                Fields.of("each", text)
                    .and("left", left())
                    .and("running", running().map(seats::get)));
  }

  private Optional<Integer> running() {
    OptionalInt seat = clocks.running();
    return seat.isPresent() ? Optional.of(seat.getAsInt()) : Optional.empty();
  }

  /** What each seat that has a clock has left, in milliseconds. */
  private Map<String, Long> left() {
    Map<String, Long> left = new LinkedHashMap<>();
    for (int seat = 0; seat < given.size(); seat++) {
      if (given.get(seat).isPresent()) {
        left.put(seats.get(seat), millis(seat));
      }
    }
    return left;
  }

  /** What the seats get, as text; empty without clocks. */
  Optional<String> text() {
    return isOn() ? Optional.of(ClockText.write(given, seats)) : Optional.empty();
  }

  /** What each seat has left, as a text for a record. */
  String leftText() {
    return left().entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Sets the clocks to what was left, in milliseconds by seat. */
  void restore(Map<String, Long> left) {
    left.forEach(
        (seat, millis) -> {
          int number = seats.indexOf(seat);
          Duration main = Duration.ofMillis(Math.max(1, millis));
          if (isOn()) {
            given
                .get(number)
                .ifPresent(clock -> clocks.set(number, new Timing.Clock(main, clock.increment())));
          }
        });
  }
}
