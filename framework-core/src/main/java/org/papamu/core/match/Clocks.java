package org.papamu.core.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.LongSupplier;

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

  /** What the seats had left, by the number of moves that were played then. */
  private final NavigableMap<Integer, long[]> leftAfter = new TreeMap<>();

  /** After how many moves the game stands; negative while that is not known. */
  private int at = -1;

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
   * Gives a seat its time, from now on: what was left earlier in the game does not come back any
   * more.
   */
  public synchronized void set(int seat, Timing.Clock clock) {
    given.set(seat, Optional.of(clock));
    left[seat] = clock.main().toNanos();
    since = nanoTime.getAsLong();
    leftAfter.clear();
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
    leftAfter.clear();
  }

  /** Whether any seat has a clock. */
  public synchronized boolean isOn() {
    return given.stream().anyMatch(Optional::isPresent);
  }

  /**
   * Has the clock of a seat run, and no other.
   *
   * @param plies how many moves were played before
   */
  public synchronized void run(int seat, int plies) {
    at = plies;
    leftAfter.putIfAbsent(plies, left());
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

  /**
   * A seat has moved: its clock stops and gets what is added.
   *
   * @param plies how many moves were played with this one
   */
  public synchronized void moved(int seat, int plies) {
    if (running.isPresent() && running.getAsInt() == seat) {
      pause();
      left[seat] += given.get(seat).map(clock -> clock.increment().toNanos()).orElse(0L);
    }
    at = plies;
    leftAfter.tailMap(plies, true).clear();
    leftAfter.put(plies, left());
  }

  /**
   * The game stands at another point: all seats have what they had when it came there, or when it
   * left that point for another, as far as that is known; no clock runs. A game that is led on
   * again comes back to what was left where it was left, so that looking back gives nobody time.
   *
   * @param plies how many moves were played before that point
   */
  public synchronized void back(int plies) {
    pause();
    boolean fallen = Arrays.stream(left).anyMatch(nanos -> nanos <= 0);
    if (at >= 0 && at != plies && !fallen) {
      leftAfter.put(at, left());
    }
    at = plies;
    long[] then = leftAfter.get(plies);
    if (then != null) {
      System.arraycopy(then, 0, left, 0, left.length);
    }
  }

  /** What all seats have left. */
  private long[] left() {
    long[] now = new long[left.length];
    for (int seat = 0; seat < now.length; seat++) {
      now[seat] = nanos(seat);
    }
    return now;
  }

  /** The seats exchange their clocks; what was left earlier in the game does not come back. */
  public synchronized void swap() {
    pause();
    leftAfter.clear();
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
