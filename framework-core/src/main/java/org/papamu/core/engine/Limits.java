package org.papamu.core.engine;

import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Budget;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.player.TimeShare;
import org.papamu.core.session.Session;
import org.papamu.core.text.Quantities;

/**
 * The limits of a {@code go}.
 *
 * @param fixed what may be spent, clocks aside
 * @param clocks the clocks, by the index of their seat
 * @param infinite whether the answer waits for {@code stop}
 */
record Limits(Budget fixed, Map<Integer, Clock> clocks, boolean infinite) {

  /**
   * A seat's clock.
   *
   * @param left the time on it; empty if that was not told
   * @param increment what it gets for each move
   */
  record Clock(Optional<Duration> left, Duration increment) {

    static final Clock UNKNOWN = new Clock(Optional.empty(), Duration.ZERO);
  }

  /** What passes between the clock of whoever asks and the player. */
  private static final Duration RESERVE = Duration.ofMillis(30);

  Limits {
    clocks = Map.copyOf(clocks);
  }

  private static final String TIME = "time";
  private static final long MAX_MILLIS = Duration.ofDays(365).toMillis();

  /**
   * Reads the words behind {@code go}; none mean {@code infinite}.
   *
   * @throws NotationException if a word or a number is not as it should be
   */
  static Limits parse(List<String> words) {
    Budget budget = Budget.UNLIMITED;
    Map<Integer, Clock> clocks = new HashMap<>();
    boolean infinite = words.isEmpty();
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (word.equals("infinite")) {
        infinite = true;
      } else if (isClock(word)) {
        clocks.merge(word.charAt(1) - '1', clock(word, rest), Limits::both);
      } else {
        budget = limited(budget, word, rest);
      }
    }
    return new Limits(budget, clocks, infinite);
  }

  /** Whether a word tells of a clock: {@code p1time}, {@code p2inc}. */
  private static boolean isClock(String word) {
    boolean seat =
        word.length() > 2 && word.charAt(0) == 'p' && "12345678".indexOf(word.charAt(1)) >= 0;
    return seat && (word.substring(2).equals(TIME) || word.substring(2).equals("inc"));
  }

  private static Clock clock(String word, Iterator<String> rest) {
    boolean time = word.endsWith(TIME);
    Duration told = Duration.ofMillis(number(word, rest, time ? 1 : 0, MAX_MILLIS));
    return time ? new Clock(Optional.of(told), Duration.ZERO) : new Clock(Optional.empty(), told);
  }

  private static Clock both(Clock before, Clock told) {
    return told.left.isPresent()
        ? new Clock(told.left, before.increment)
        : new Clock(before.left, told.increment);
  }

  /** What may be spent on a move of this session: a share of the clock, if one was told. */
  <P extends Position> Budget budget(Session<P> session) {
    Clock clock = clocks.getOrDefault(session.turn(), Clock.UNKNOWN);
    if (clock.left.isEmpty()) {
      return fixed;
    }
    return TimeShare.of(session.game().info(), session.ply(), RESERVE)
        .budget(fixed, clock.left.get(), clock.increment);
  }

  private static Budget limited(Budget budget, String word, Iterator<String> rest) {
    return switch (word) {
      case "depth" -> budget.withDepth((int) number(word, rest, 1, Integer.MAX_VALUE));
      case "nodes" -> budget.withNodes(number(word, rest, 1, Long.MAX_VALUE));
      case "movetime" -> budget.withTime(Duration.ofMillis(number(word, rest, 1, MAX_MILLIS)));
      default ->
          throw new NotationException(
              Kind.MALFORMED,
              word,
              0,
              "go takes depth N, nodes N, movetime MS, p1time MS, p1inc MS and the like, infinite");
    };
  }

  private static long number(String word, Iterator<String> rest, long least, long most) {
    if (!rest.hasNext()) {
      throw new NotationException(Kind.MALFORMED, word, word.length(), word + " needs a number");
    }
    return Quantities.number(rest.next(), word, least, most);
  }
}
