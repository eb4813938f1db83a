package org.papamu.core.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import org.papamu.api.text.NotationException;
import org.papamu.core.text.Quantities;

/**
 * The clocks of the seats: each has its own time, and time that is added after each of its moves.
 * One of them runs, or none. Safe to be looked at from any thread.
 */
public final class Clocks {

  private static final double NANOS = 1e9;

  private final LongSupplier nanoTime;
  private final List<Optional<Timing.Clock>> given = new ArrayList<>();
  private final long[] left;
  private OptionalInt running = OptionalInt.empty();
  private long since;

  /**
   * Clocks that are off.
   *
   * @param nanoTime a clock in nanoseconds
   */
  public Clocks(int seats, LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    left = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      given.add(Optional.empty());
    }
  }

  /**
   * Reads {@code 5m}, {@code 5m+3s}: the time at the beginning, and what each move adds.
   *
   * @throws NotationException if it is no such text
   */
  public static Timing.Clock parse(String text) {
    int plus = text.indexOf('+');
    Duration main = Quantities.duration(plus < 0 ? text : text.substring(0, plus));
    Duration increment = plus < 0 ? Duration.ZERO : Quantities.duration(text.substring(plus + 1));
    return new Timing.Clock(main, increment);
  }

  /** Gives a seat its time, from now on. */
  public synchronized void set(int seat, Timing.Clock clock) {
    given.set(seat, Optional.of(clock));
    left[seat] = clock.main().toNanos();
    since = nanoTime.getAsLong();
  }

  /** Turns all clocks off. */
  public synchronized void off() {
    running = OptionalInt.empty();
    given.replaceAll(clock -> Optional.empty());
  }

  /** Gives all seats the time they began with. */
  public synchronized void reset() {
    running = OptionalInt.empty();
    for (int seat = 0; seat < left.length; seat++) {
      left[seat] = given.get(seat).map(clock -> clock.main().toNanos()).orElse(0L);
    }
  }

  /** Whether any seat has a clock. */
  public synchronized boolean isOn() {
    return given.stream().anyMatch(Optional::isPresent);
  }

  /** Has the clock of a seat run, and no other. */
  public synchronized void run(int seat) {
    if (running.isPresent() && running.getAsInt() == seat) {
      return;
    }
    pause();
    if (given.get(seat).isPresent()) {
      running = OptionalInt.of(seat);
      since = nanoTime.getAsLong();
    }
  }

  /** Stops the clock that runs. */
  public synchronized void pause() {
    running.ifPresent(seat -> left[seat] -= nanoTime.getAsLong() - since);
    running = OptionalInt.empty();
  }

  /** A seat has moved: its clock stops and gets what is added. */
  public synchronized void moved(int seat) {
    if (running.isPresent() && running.getAsInt() == seat) {
      pause();
      left[seat] += given.get(seat).map(clock -> clock.increment().toNanos()).orElse(0L);
    }
  }

  /** The seats exchange their clocks. */
  public synchronized void swap() {
    pause();
    Collections.rotate(given, 1);
    long last = left[left.length - 1];
    System.arraycopy(left, 0, left, 1, left.length - 1);
    left[0] = last;
  }

  /** The seat whose clock runs, if one does. */
  public synchronized OptionalInt running() {
    return running;
  }

  /** The seat whose time is over, if one's is. */
  public synchronized OptionalInt fallen() {
    return running.isPresent() && nanos(running.getAsInt()) <= 0 ? running : OptionalInt.empty();
  }

  /**
   * What a seat has left, a nanosecond at least, and what it gets for a move; empty without a
   * clock.
   */
  public synchronized Optional<Timing.Clock> left(int seat) {
    return given
        .get(seat)
        .map(
            clock ->
                new Timing.Clock(Duration.ofNanos(Math.max(1, nanos(seat))), clock.increment()));
  }

  private long nanos(int seat) {
    boolean runs = running.isPresent() && running.getAsInt() == seat;
    return left[seat] - (runs ? nanoTime.getAsLong() - since : 0);
  }

  /** The time of a seat as a clock shows it; empty without a clock. */
  public synchronized Optional<String> text(int seat) {
    return given.get(seat).map(clock -> text(Math.max(0, nanos(seat)) / NANOS));
  }

  /** {@code 1:05:09}, {@code 4:59}, and tenths in the last ten seconds: {@code 0:09.3}. */
  static String text(double seconds) {
    if (seconds < 10) {
      return String.format(Locale.ROOT, "0:%04.1f", Math.floor(seconds * 10) / 10);
    }
    long whole = (long) seconds;
    return whole >= 3600
        ? String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
  }
}
