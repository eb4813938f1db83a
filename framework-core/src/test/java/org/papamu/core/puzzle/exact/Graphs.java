package org.papamu.core.puzzle.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.papamu.api.Player.Stop;
import org.papamu.core.toggle.Layers;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.WordGame;

/** Graphs of words held against those that tables of words give. */
final class Graphs {

  static final WordSolver.Limits LIMITS =
      new WordSolver.Limits(1, 1L << 30, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);

  private Graphs() {}

  /** Fails if a graph does not have exactly the words that lie on solutions. */
  static void requireSame(WordGame<?> game, long start, long[] goals, Optional<WinGraph> graph)
      throws LimitReached, TwoSided.TooMany {
    int moves = Long.bitCount(start) - 1;
    try (Layers layers = new Layers(1, Long.MAX_VALUE, Stop.NEVER)) {
      Optional<WinGraph> tables =
          new TwoSided(game, game.group(goals), start, goals, moves, layers, LIMITS)
              .whole(Long.MAX_VALUE);
      assertThat(graph.isPresent()).isEqualTo(tables.isPresent());
      if (graph.isEmpty() || tables.isEmpty()) {
        return;
      }
      assertThat(graph.get().size()).isEqualTo(tables.get().size());
      for (int i = 0; i <= moves; i++) {
        var layer = graph.get().layers().get(i);
        var known = tables.get().layers().get(i);
        assertThat(layer.size()).isEqualTo(known.size());
        known.forEach(word -> assertThat(layer.indexOf(word)).isNotNegative());
      }
      assertThat(new SweepCount(graph.get(), Stop.NEVER).sweeps(start))
          .isEqualTo(new SweepCount(tables.get(), Stop.NEVER).sweeps(start));
    }
  }
}
