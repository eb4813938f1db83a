package org.papamu.core.puzzle.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.papamu.api.board.Topology;
import org.papamu.core.toggle.ParityClasses;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toy.Pegs;

/** Layers of bits against tables of words. */
class RankedSearchTest {

  private static void compare(Pegs game, long pegs, int[] seen, int... looks) throws Exception {
    WordGame<Pegs.State> dense = WordGame.of(game).orElseThrow().dense();
    Pegs.State state = game.state(pegs);
    long start = dense.word(state);
    long[] all = dense.goals(state);
    ParityClasses classes = new ParityClasses(dense);
    long[] goals =
        java.util.Arrays.stream(all).filter(goal -> classes.isSame(start, goal)).toArray();
    int moves = Long.bitCount(start) - 1;
    if (goals.length == 0 || moves < 1) {
      return;
    }
    RankedSearch search =
        RankedSearch.of(dense, start, goals, moves, Graphs.LIMITS, looks).orElseThrow();
    Optional<WinGraph> bits = search.whole(Long.MAX_VALUE);
    seen[2] += Math.toIntExact(search.positions());
    seen[bits.isPresent() ? 1 : 0]++;
    Graphs.requireSame(dense, start, goals, bits);
  }

  /** Starts that are the complements of their goals, and others; one goal, and any last peg. */
  @Test
  void findsTheSameGraph() throws Exception {
    int[] seen = new int[3];
    for (int hole = 0; hole < 15; hole++) {
      for (int target : new int[] {hole, (hole + 3) % 15, Topology.NONE}) {
        Pegs game = new Pegs(Topology.triangle(5), hole, target, Pegs.Told.AS_TOGGLES);
        long full = (1L << 15) - 1;
        compare(game, full ^ 1L << hole, seen);
        compare(game, full ^ 1L << hole ^ 1L << (hole + 7) % 15, seen);
      }
    }
    assertThat(seen[0]).isGreaterThan(5);
    assertThat(seen[1]).isGreaterThan(20);
  }

  /** Pagoda functions, looked for at almost every layer, leave words out, but none of the graph. */
  @Test
  void findsTheSameGraphWithPagodaFunctions() throws Exception {
    int[] with = new int[3];
    int[] without = new int[3];
    int[] everywhere = new int[12];
    java.util.Arrays.fill(everywhere, 2);
    long full = (1L << 15) - 1;
    for (int hole = 0; hole < 15; hole++) {
      for (int target : new int[] {hole, (hole + 3) % 15, Topology.NONE}) {
        Pegs game = new Pegs(Topology.triangle(5), hole, target, Pegs.Told.AS_TOGGLES);
        for (long pegs :
            new long[] {full ^ 1L << hole, full ^ 1L << hole ^ 1L << (hole + 7) % 15}) {
          compare(game, pegs, with, everywhere);
          compare(game, pegs, without);
        }
      }
    }
    assertThat(with[0]).isEqualTo(without[0]);
    assertThat(with[1]).isEqualTo(without[1]);
    assertThat(with[2]).as("positions stored").isLessThan(without[2]);
  }
}
