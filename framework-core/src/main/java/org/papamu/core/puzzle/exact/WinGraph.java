package org.papamu.core.puzzle.exact;

import java.util.List;
import org.papamu.core.toggle.Group;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toggle.WordSet;

/**
 * The words that can be reached from a start and from which a goal can be reached, layer by layer,
 * up to symmetry: all of them, or at least those of one solution.
 *
 * @param game what its words mean
 * @param group the symmetries
 * @param layers by the number of moves, the start's first, the goals' last
 * @param isWhole whether these are all
 */
record WinGraph(WordGame<?> game, Group group, List<? extends WordSet> layers, boolean isWhole) {

  WinGraph {
    layers = List.copyOf(layers);
  }

  long size() {
    return layers.stream().mapToLong(WordSet::size).sum();
  }
}
