package org.papamu.core.mcts;

import java.util.HashMap;
import java.util.Map;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.History;
import org.papamu.api.Position;

/**
 * The positions before the root, for games in which they can come back. Immutable once made; asked
 * from several threads.
 */
final class Past<P extends Position> {

  private final Map<P, Integer> occurrences = new HashMap<>();
  private final boolean loops;
  private final int drawnAt;

  Past(History<P> history) {
    GameInfo info = history.game().info();
    loops = !info.is(Fact.LOOP_FREE);
    drawnAt = info.repetition();
    if (loops && drawnAt > 0) {
      P position = history.start();
      for (long move : history.moves()) {
        occurrences.merge(history.game().rules().copy(position), 1, Integer::sum);
        history.game().rules().play(position, move);
      }
    }
  }

  /** Whether positions can come back at all. */
  boolean isLooping() {
    return loops;
  }

  /** Whether the game ends in a draw by repetition. */
  boolean isDrawing() {
    return drawnAt > 0;
  }

  /** Whether one more occurrence of a position after the root makes the game a draw. */
  boolean isDrawn(P position) {
    Integer before = occurrences.isEmpty() ? null : occurrences.get(position);
    return before != null && before + 1 >= drawnAt;
  }
}
