package org.papamu.core.exact;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.MoveEntry;

/**
 * What is proved of the moves of a position, for moves that are entered step by step: each step is
 * worth what the best move is worth that it can still come to. Immutable.
 */
public final class StepWorths {

  private final List<Worth> bestFirst;

  /** The place of each move's worth among them. */
  private final Map<Long, Integer> places = new HashMap<>();

  private StepWorths(List<MoveWorth> moves) {
    List<MoveWorth> sorted =
        moves.stream().sorted(Comparator.comparing(MoveWorth::worth, Worth.bestFirst())).toList();
    bestFirst = sorted.stream().map(MoveWorth::worth).toList();
    for (int place = 0; place < sorted.size(); place++) {
      places.put(sorted.get(place).move(), place);
    }
  }

  /** The worths of some legal moves of a position, in any order. */
  public static StepWorths of(List<MoveWorth> moves) {
    return new StepWorths(moves);
  }

  /**
   * What an entry of that position is worth. Walks over all that may follow, and so calls the
   * game's code.
   *
   * @return empty if it comes to none of the moves
   */
  public Optional<Worth> of(MoveEntry entry) {
    int best = best(entry);
    return best < bestFirst.size() ? Optional.of(bestFirst.get(best)) : Optional.empty();
  }

  private int best(MoveEntry entry) {
    int none = bestFirst.size();
    int best =
        entry.move().isPresent() ? places.getOrDefault(entry.move().getAsLong(), none) : none;
    for (MoveEntry.Step step : entry.steps()) {
      best = best == 0 ? 0 : Math.min(best, best(entry.after(step)));
    }
    return best;
  }
}
