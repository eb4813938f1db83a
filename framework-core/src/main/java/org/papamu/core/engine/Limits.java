package org.papamu.core.engine;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import org.papamu.api.Budget;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Quantities;

/**
 * The limits of a {@code go}.
 *
 * @param budget what may be spent
 * @param infinite whether the answer waits for {@code stop}
 */
record Limits(Budget budget, boolean infinite) {

  private static final long MAX_MILLIS = Duration.ofDays(365).toMillis();

  /**
   * Reads the words behind {@code go}; none mean {@code infinite}.
   *
   * @throws NotationException if a word or a number is not as it should be
   */
  static Limits parse(List<String> words) {
    Budget budget = Budget.UNLIMITED;
    boolean infinite = words.isEmpty();
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (word.equals("infinite")) {
        infinite = true;
      } else {
        budget = limited(budget, word, rest);
      }
    }
    return new Limits(budget, infinite);
  }

  private static Budget limited(Budget budget, String word, Iterator<String> rest) {
    return switch (word) {
      case "depth" -> budget.withDepth((int) number(word, rest, Integer.MAX_VALUE));
      case "nodes" -> budget.withNodes(number(word, rest, Long.MAX_VALUE));
      case "movetime" -> budget.withTime(Duration.ofMillis(number(word, rest, MAX_MILLIS)));
      default ->
          throw new NotationException(
              Kind.MALFORMED, word, 0, "go takes depth N, nodes N, movetime MS and infinite");
    };
  }

  private static long number(String word, Iterator<String> rest, long most) {
    if (!rest.hasNext()) {
      throw new NotationException(Kind.MALFORMED, word, word.length(), word + " needs a number");
    }
    return Quantities.number(rest.next(), word, 1, most);
  }
}
