package org.papamu.core.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * The best line that was found, so that the questions along it need no search.
 *
 * @param positions the positions on it, the one that was searched first
 * @param end where it leads
 * @param isExact whether nothing better can be reached
 */
record Remembered<P extends Position>(List<P> positions, Ends.End end, boolean isExact) {

  static <P extends Position> Remembered<P> of(
      Rules<P> rules, P root, Ends.End end, boolean isExact) {
    List<P> positions = new ArrayList<>();
    P now = rules.copy(root);
    for (long move : end.moves()) {
      positions.add(rules.copy(now));
      rules.play(now, move);
    }
    return new Remembered<>(positions, end, isExact);
  }

  /** The rest of the line from a position on it; without moves if the position is not on it. */
  Ends.End from(P position) {
    int at = positions.indexOf(position);
    List<Long> moves = end.moves();
    return new Ends.End(end.utility(), at < 0 ? List.of() : moves.subList(at, moves.size()));
  }
}
