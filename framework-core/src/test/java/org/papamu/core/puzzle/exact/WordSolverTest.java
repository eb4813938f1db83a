package org.papamu.core.puzzle.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Pegs;
import org.papamu.core.toy.SmallPegs;

class WordSolverTest {

  private static final WordSolver.Limits NONE =
      new WordSolver.Limits(1, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);

  private record Node(long pegs, int piece) {}

  /** The fewest sweeps by breadth-first search over positions and the piece that moved last. */
  private static OptionalInt fewestSweeps(Pegs game, long start) {
    Map<Node, Integer> best = new HashMap<>();
    Deque<Node> open = new ArrayDeque<>();
    Node first = new Node(start, -1);
    best.put(first, 0);
    open.add(first);
    while (!open.isEmpty()) {
      Node node = open.removeFirst();
      int sweeps = best.getOrDefault(node, 0);
      if (game.isSolved(node.pegs)) {
        return OptionalInt.of(sweeps);
      }
      for (Toggles.Rule jump : game.jumps()) {
        if (Pegs.applies(jump, node.pegs)) {
          int cost = jump.from() == node.piece ? 0 : 1;
          Node next = new Node(Pegs.after(jump, node.pegs), jump.to());
          if (best.getOrDefault(next, Integer.MAX_VALUE) > sweeps + cost) {
            best.put(next, sweeps + cost);
            if (cost == 0) {
              open.addFirst(next);
            } else {
              open.addLast(next);
            }
          }
        }
      }
    }
    return OptionalInt.empty();
  }

  /** Plays a line, whose moves must be legal, and counts its sweeps. */
  private static int sweeps(Pegs game, long start, List<Long> line) {
    long pegs = start;
    int sweeps = 0;
    int piece = -1;
    for (long move : line) {
      Toggles.Rule jump = game.jumps().get((int) move);
      assertThat(Pegs.applies(jump, pegs)).isTrue();
      sweeps += jump.from() == piece ? 0 : 1;
      piece = jump.to();
      pegs = Pegs.after(jump, pegs);
    }
    assertThat(game.isSolved(pegs)).isTrue();
    return sweeps;
  }

  private static boolean check(Pegs game, long start, WordSolver.Limits limits) {
    Solution solution = WordSolver.of(game).orElseThrow().solve(game.state(start), limits);
    OptionalInt fewest = fewestSweeps(game, start);
    assertThat(solution.verdict())
        .as("%s from %s: %s", game.info().name(), Long.toBinaryString(start), solution)
        .isEqualTo(fewest.isPresent() ? Verdict.SOLVABLE : Verdict.UNSOLVABLE);
    if (fewest.isPresent()) {
      assertThat(sweeps(game, start, solution.line())).isEqualTo(solution.sweeps());
      assertThat(solution.sweeps()).isGreaterThanOrEqualTo(fewest.getAsInt());
      if (limits.equals(NONE)) {
        assertThat(solution.isFewest()).isTrue();
      }
      if (solution.isFewest()) {
        assertThat(solution.sweeps()).isEqualTo(fewest.getAsInt());
      }
    }
    return fewest.isPresent();
  }

  @Test
  void agreesWithLookingAtEverything() {
    int solvable = 0;
    for (Pegs game : SmallPegs.games()) {
      solvable += check(game, game.rules().initial().pegs(), NONE) ? 1 : 0;
    }
    assertThat(solvable).isBetween(5, SmallPegs.games().size() - 5);
  }

  @Test
  void agreesFromAnyPosition() {
    SplittableRandom random = new SplittableRandom(21);
    int solvable = 0;
    for (Pegs game : SmallPegs.games()) {
      for (int i = 0; i < 30; i++) {
        long pegs = random.nextLong(1L << game.board().size());
        solvable += check(game, pegs, NONE) ? 1 : 0;
      }
    }
    assertThat(solvable).isGreaterThan(50);
  }

  @Test
  void aSolutionWithoutMoreWorkNeedNotHaveTheFewestSweeps() {
    WordSolver.Limits quick =
        new WordSolver.Limits(1, Long.MAX_VALUE, Long.MAX_VALUE, 0, Stop.NEVER);
    Pegs game = new Pegs(Topology.triangle(5), 14, Topology.NONE, Pegs.Told.AS_TOGGLES);
    assertThat(check(game, game.rules().initial().pegs(), quick)).isTrue();
  }

  @Test
  void saysWhatRuledItOut() {
    Pegs line = new Pegs(Topology.grid(1, 7), 0, 6, Pegs.Told.AS_TOGGLES);
    WordSolver<Pegs.State> solver = WordSolver.of(line).orElseThrow();
    assertThat(solver.solve(line.state(0b1000000), NONE).method()).isEqualTo("the rules");
    assertThat(solver.solve(line.state(0b1000000), NONE).verdict()).isEqualTo(Verdict.SOLVABLE);
    assertThat(solver.solve(line.state(0b0000001), NONE).verdict()).isEqualTo(Verdict.UNSOLVABLE);
    assertThat(solver.solve(line.state(0b0001101), NONE).method()).isEqualTo("parity class");
    assertThat(solver.solve(line.state(0b0000110), NONE))
        .extracting(Solution::verdict)
        .isEqualTo(Verdict.UNSOLVABLE);
    // Two golden sections of pegs are worth less than the hole that they are to reach.
    assertThat(solver.solve(line.state(0b0000111), NONE).verdict()).isEqualTo(Verdict.UNSOLVABLE);
  }

  @Test
  void limitsLeaveItUnknown() {
    Pegs game = new Pegs(Topology.grid(5, 6), 14, 14, Pegs.Told.AS_TOGGLES);
    WordSolver<Pegs.State> solver = WordSolver.of(game).orElseThrow();
    WordSolver.Limits few =
        new WordSolver.Limits(1, Long.MAX_VALUE, 100, Long.MAX_VALUE, Stop.NEVER);
    assertThat(solver.solve(game.rules().initial(), few).verdict()).isEqualTo(Verdict.UNKNOWN);
    WordSolver.Limits small =
        new WordSolver.Limits(1, 1000, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);
    assertThat(solver.solve(game.rules().initial(), small).verdict()).isEqualTo(Verdict.UNKNOWN);
    AtomicInteger asked = new AtomicInteger();
    WordSolver.Limits stopped =
        new WordSolver.Limits(
            2, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, () -> asked.incrementAndGet() > 5);
    assertThat(solver.solve(game.rules().initial(), stopped).verdict()).isEqualTo(Verdict.UNKNOWN);
  }

  @Test
  void isForGamesToldAsTogglesOnly() {
    assertThat(WordSolver.of(Maze.random(1, 9, 2, Maze.Shape.DOWNWARDS, 9))).isEmpty();
    assertThat(WordSolver.of(new Pegs(Topology.grid(3, 3), 0, Topology.NONE, Pegs.Told.PLAINLY)))
        .isEmpty();
  }
}
