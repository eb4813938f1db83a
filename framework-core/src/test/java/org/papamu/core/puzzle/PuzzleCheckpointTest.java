package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Player.Stop;
import org.papamu.core.doomed.Damage;
import org.papamu.core.doomed.LeftBehind;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.Solution.Verdict;
import org.papamu.core.puzzle.exact.WordSolver;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Maze.Room;
import org.papamu.core.toy.Maze.Shape;

/** Searches of puzzles that are broken off and gone on with. */
class PuzzleCheckpointTest {

  private static final int ROOMS = 4000;
  private static final long EVERY = 1200;

  @TempDir private Path folder;

  private static Maze maze(int seed) {
    return Maze.random(seed, ROOMS, 6, Shape.DOWNWARDS, 2000);
  }

  private static Solution solve(Maze maze, Path file, long memory, Stop stop) throws IOException {
    WordSolver.Limits limits = new WordSolver.Limits(1, memory, Long.MAX_VALUE, 0, stop);
    return PuzzleSolver.<Room>of(maze).solve(maze.rules().initial(), file, limits, EVERY);
  }

  private static Solution solve(Maze maze, Path file, Stop stop) throws IOException {
    return solve(maze, file, 1 << 20, stop);
  }

  private LeftBehind leftBehind(Maze maze, int n) throws IOException {
    LeftBehind left = new LeftBehind(folder.resolve("left"), n);
    solve(maze, left.file(), left);
    return left;
  }

  @Test
  void aKilledRunThatGoesOnFindsWhatAWholeOneFinds() throws IOException {
    int goneOn = 0;
    int longest = 0;
    for (int seed = 0; seed < 10; seed++) {
      Maze maze = maze(seed);
      Path whole = folder.resolve("whole");
      Solution expected = solve(maze, whole, Stop.NEVER);
      assertThat(expected.verdict())
          .isEqualTo(isSolvable(maze) ? Verdict.SOLVABLE : Verdict.UNSOLVABLE);
      assertThat(whole).doesNotExist();
      for (int n = 1; n <= 3; n++) {
        LeftBehind left = leftBehind(maze, n);
        if (left.isThere()) {
          Path file = Files.write(folder.resolve("kept"), left.content());
          assertThat(solve(maze, file, Stop.NEVER)).as("maze %s", seed).isEqualTo(expected);
          assertThat(file).doesNotExist();
          goneOn++;
          longest = Math.max(longest, left.content().length);
        }
      }
    }
    assertThat(goneOn).isGreaterThan(10);
    assertThat(longest).as("bytes, with what is proved").isGreaterThan(1 << 15);
  }

  private static boolean isSolvable(Maze maze) {
    return maze.bestFrom(0) == maze.info().utility(maze.info().best());
  }

  @Test
  void aDamagedOrForeignFileIsRefusedAndLeftAlone() throws IOException {
    int seed = 0;
    while (isSolvable(maze(seed))) {
      seed++;
    }
    Maze maze = maze(seed);
    byte[] good = leftBehind(maze, 2).content();
    Path file = folder.resolve("kept");
    for (byte[] bad : Damage.to(good)) {
      refuses(maze, Files.write(file, bad), 1 << 20);
    }
    Files.write(file, good);
    refuses(maze(seed + 1), file, 1 << 20);
    refuses(maze, file, 1 << 22);
    assertThat(Files.readAllBytes(file)).isEqualTo(good);
  }

  private static void refuses(Maze maze, Path file, long memory) {
    assertThatThrownBy(() -> solve(maze, file, memory, Stop.NEVER))
        .isInstanceOf(CheckpointException.class);
  }
}
