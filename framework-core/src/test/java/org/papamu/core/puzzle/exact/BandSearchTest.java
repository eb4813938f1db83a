package org.papamu.core.puzzle.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;
import org.papamu.api.board.Topology;
import org.papamu.core.toggle.LimitReached;
import org.papamu.core.toggle.ParityClasses;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toy.Pegs;

/** Sets with all images of their words against tables of words. */
class BandSearchTest {

  private int solvable;
  private int unsolvable;
  private int mirrored;

  private void compare(Pegs game, long pegs) throws Exception {
    WordGame<Pegs.State> dense = WordGame.of(game).orElseThrow().dense();
    Pegs.State state = game.state(pegs);
    long start = dense.word(state);
    ParityClasses classes = new ParityClasses(dense);
    long[] goals =
        Arrays.stream(dense.goals(state)).filter(goal -> classes.isSame(start, goal)).toArray();
    int moves = Long.bitCount(start) - 1;
    if (goals.length == 0 || moves < 1) {
      return;
    }
    Optional<BandSearch> search = BandSearch.of(dense, start, goals, moves, Graphs.LIMITS);
    if (search.isEmpty()) {
      return;
    }
    Optional<WinGraph> graph = search.get().whole(Long.MAX_VALUE);
    Graphs.requireSame(dense, start, goals, graph);
    if (graph.isPresent()) {
      solvable++;
      mirrored += Arrays.equals(goals, new long[] {dense.all() ^ start}) ? 1 : 0;
    } else {
      unsolvable++;
    }
  }

  /** From one empty hole, where the start is the complement of a goal or is not. */
  @Test
  void findsTheSameGraphFromFullBoards() throws Exception {
    Topology board = Topology.grid(3, 7);
    for (int hole = 0; hole < 21; hole++) {
      for (int target : new int[] {hole, 3, 10, 17, Topology.NONE}) {
        Pegs game = new Pegs(board, hole, target, Pegs.Told.AS_TOGGLES);
        compare(game, (1L << 21) - 1 ^ 1L << hole);
      }
    }
    assertThat(List.of(solvable, unsolvable, mirrored)).isEqualTo(List.of(14, 7, 4));
  }

  /** From any position, with goals that look alike from two sides or from eight. */
  @Test
  void findsTheSameGraphFromAnywhere() throws Exception {
    SplittableRandom random = new SplittableRandom(5);
    int[] targets = {Topology.NONE, 12, 6, 8, 0};
    for (int i = 0; i < 150; i++) {
      Pegs game =
          new Pegs(Topology.grid(5, 5), 0, targets[i % targets.length], Pegs.Told.AS_TOGGLES);
      compare(game, random.nextLong(1L << 25) & (random.nextLong(1L << 25) | 0x00739C0));
    }
    assertThat(solvable).isGreaterThan(5);
    assertThat(unsolvable).isGreaterThan(5);
  }

  @Test
  void endsWhenItIsTold() {
    Pegs game = new Pegs(Topology.grid(5, 5), 12, 12, Pegs.Told.AS_TOGGLES);
    WordGame<Pegs.State> dense = WordGame.of(game).orElseThrow().dense();
    long start = dense.word(game.rules().initial());
    WordSolver.Limits limits =
        new WordSolver.Limits(1, 1L << 30, Long.MAX_VALUE, Long.MAX_VALUE, () -> true);
    long[] goals = {1L << 12};
    assertThat(BandSearch.of(dense, start, goals, 23, limits))
        .hasValueSatisfying(
            search ->
                org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> search.whole(Long.MAX_VALUE))
                    .isInstanceOf(LimitReached.class));
    WordSolver.Limits small =
        new WordSolver.Limits(1, 1000, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);
    assertThat(BandSearch.of(dense, start, goals, 23, small)).isEmpty();
  }

  /** Where no symmetry keeps the goals, or none has an axis. */
  @Test
  void isNotForEveryBoard() {
    Pegs aside = new Pegs(Topology.grid(5, 5), 1, 1, Pegs.Told.AS_TOGGLES);
    WordGame<Pegs.State> dense = WordGame.of(aside).orElseThrow().dense();
    long start = dense.word(aside.rules().initial());
    assertThat(BandSearch.of(dense, start, new long[] {2}, 23, Graphs.LIMITS)).isEmpty();
  }
}
