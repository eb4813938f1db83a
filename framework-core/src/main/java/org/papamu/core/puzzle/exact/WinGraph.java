package org.papamu.core.puzzle.exact;

import java.util.List;
import org.papamu.core.toggle.Layer;

/**
 * The words that can be reached from a start and from which a goal can be reached, layer by layer,
 * up to symmetry: all of them, or at least those of one solution.
 *
 * @param layers by the number of moves, the start's first, the goals' last
 * @param isWhole whether these are all
 */
record WinGraph(List<Layer> layers, boolean isWhole) {

  WinGraph {
    layers = List.copyOf(layers);
  }

  /** Whether a canonical word is in it after so many moves. */
  boolean has(int moves, long word) {
    return layers.get(moves).count(other -> other == word) > 0;
  }

  long size() {
    return layers.stream().mapToLong(Layer::size).sum();
  }
}
