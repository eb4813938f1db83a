package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.api.Player.Stop;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.WordSolver;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Maze.Room;
import org.papamu.core.toy.Maze.Shape;

class PuzzleSolverTest {

  /** As the command sets them where nothing is asked for. */
  private static final WordSolver.Limits NO_LIMITS =
      new WordSolver.Limits(1, 1 << 20, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);

  @ParameterizedTest
  @EnumSource(Shape.class)
  void puzzlesThatAreNoSetsOfPointsAreSolvedWithoutLimits(Shape shape) {
    int solvable = 0;
    for (int seed = 0; seed < 20; seed++) {
      Maze maze = Maze.random(seed, 40, 4, shape, 9);
      Room start = maze.room(0);
      boolean can = maze.bestFrom(0) == maze.info().utility(maze.info().best());
      Solution solution = PuzzleSolver.of(maze).solve(start, NO_LIMITS);
      assertThat(solution.verdict())
          .as("maze %s", seed)
          .isEqualTo(can ? Solution.Verdict.SOLVABLE : Solution.Verdict.UNSOLVABLE);
      solvable += can ? 1 : 0;
    }
    assertThat(solvable).isBetween(1, 19);
  }

  @Test
  void wherePositionsComeBackASolutionIsAShortestOne() {
    WordSolver.Limits roomy =
        new WordSolver.Limits(1, 1 << 26, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);
    int solvable = 0;
    for (int seed = 0; seed < 20; seed++) {
      Maze maze = Maze.random(seed, 1500, 3, Shape.LOOPS, 300);
      Solution solution = PuzzleSolver.of(maze).solve(maze.room(0), roomy);
      if (maze.distance(0) == Maze.NO_WAY) {
        assertThat(solution.verdict()).isEqualTo(Solution.Verdict.UNSOLVABLE);
      } else {
        assertThat(solution.line()).as("maze %s", seed).hasSize(maze.distance(0));
        solvable++;
      }
    }
    assertThat(solvable).isBetween(1, 19);
  }
}
