package org.papamu.core.search;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.History;
import org.papamu.api.Position;

/**
 * The positions that came before the root, for the repetition rule. Those of one search are told
 * apart by hash first and by equality then; most positions of a tree find no hash.
 */
final class Past<P extends Position> {

  private final List<P> positions = new ArrayList<>();
  private final long[] hashes;

  /** Everything before the position now; nothing where no position can come back. */
  Past(History<P> history) {
    if (!history.game().info().is(Fact.LOOP_FREE)) {
      P position = history.start();
      for (long move : history.moves()) {
        positions.add(history.game().rules().copy(position));
        history.game().rules().play(position, move);
      }
    }
    hashes = positions.stream().mapToLong(Position::hash).toArray();
  }

  /** How often a position occurred. */
  int occurrences(P position, long hash) {
    int count = 0;
    for (int i = 0; i < hashes.length; i++) {
      if (hashes[i] == hash && positions.get(i).equals(position)) {
        count++;
      }
    }
    return count;
  }

  /** The hashes, one for each ply. */
  long[] hashes() {
    return hashes.clone();
  }
}
