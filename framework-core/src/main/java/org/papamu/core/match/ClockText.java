package org.papamu.core.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Phrases;
import org.papamu.core.text.Quantities;

/**
 * What seats are given on their clocks, as text: {@code 5m+3s} gives all of them five minutes and
 * three seconds more for each move, {@code white=5m,black=1m+2s} gives each its own and none to a
 * seat that is not named.
 */
public final class ClockText {

  private ClockText() {}

  /**
   * Reads what seats are given.
   *
   * @param seats the names of the seats
   * @return what each seat is given, in their order
   * @throws NotationException if it is no such text
   */
  public static List<Optional<Timing.Clock>> parse(String text, List<String> seats) {
    if (text.indexOf('=') < 0) {
      return Collections.nCopies(seats.size(), Optional.of(one(text)));
    }
    List<Optional<Timing.Clock>> given =
        new ArrayList<>(Collections.nCopies(seats.size(), Optional.empty()));
    Set<String> named = new HashSet<>();
    int at = 0;
    for (String item : text.split(",", -1)) {
      int equals = Math.max(0, item.indexOf('='));
      String name = item.substring(0, equals);
      int seat = seats.indexOf(name);
      if (seat < 0) {
        throw new NotationException(
            Kind.ILLEGAL,
            text,
            at,
            Phrases.phrase("clock.seats", String.join(", ", seats)),
            Nearest.to(name, seats));
      }
      if (!named.add(name)) {
        throw new NotationException(Kind.ILLEGAL, text, at, Phrases.phrase("clock.twice", name));
      }
      given.set(seat, Optional.of(one(item.substring(equals + 1))));
      at += item.length() + 1;
    }
    return given;
  }

  /**
   * Reads {@code 5m}, {@code 5m+3s}: the time at the beginning, and what each move adds.
   *
   * @throws NotationException if it is no such text
   */
  public static Timing.Clock one(String text) {
    int plus = text.indexOf('+');
    Duration main = Quantities.duration(plus < 0 ? text : text.substring(0, plus));
    Duration increment = plus < 0 ? Duration.ZERO : Quantities.duration(text.substring(plus + 1));
    return new Timing.Clock(main, increment);
  }

  /** Writes what {@link #parse} reads; empty where no seat has a clock. */
  public static String write(List<Optional<Timing.Clock>> given, List<String> seats) {
    if (given.stream().distinct().count() == 1) {
      return given.get(0).map(ClockText::text).orElse("");
    }
    List<String> items = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      String name = seats.get(seat);
      given.get(seat).ifPresent(clock -> items.add(name + "=" + text(clock)));
    }
    return String.join(",", items);
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
}
