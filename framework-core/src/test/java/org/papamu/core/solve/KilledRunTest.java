package org.papamu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Player.Stop;
import org.papamu.core.doomed.DoomedProcess;
import org.papamu.core.solve.Row.State;
import org.papamu.core.solve.Row.Worth;
import org.papamu.core.solve.Solution.Value;

/** A process that solves is killed, as by the kernel, in the middle of its search. */
class KilledRunTest {

  private static final int[] LONG = new SplittableRandom(7).ints(22, 1, 30).toArray();
  private static final long BYTES = 1 << 20;

  /** So many looks after a checkpoint, well before the next one, the end comes. */
  private static final int LATER = 7;

  /** Solves until it has kept something, says so, and then waits within the search for its end. */
  static final class Run {

    private Run() {}

    public static void main(String[] arguments) throws IOException {
      Path file = Path.of(arguments[0]);
      int[] looks = {0};
      LoopFreeSolver.Listener told =
          progress -> {
            if (Files.exists(file) && ++looks[0] == LATER) {
              DoomedProcess.waitForTheEnd();
            }
          };
      solver().solve(game().rules().initial(), file, Stop.NEVER, told);
    }
  }

  private static Row game() {
    return new Row(Worth.RESULT, LONG);
  }

  private static LoopFreeSolver<State> solver() {
    LoopFreeSolver<State> solver = new LoopFreeSolver<>(game(), BYTES);
    solver.keepEvery(1500);
    return solver;
  }

  @Test
  void whatIsFoundAfterwardsIsTheSameToTheByte(@TempDir Path folder) throws Exception {
    Path kept = folder.resolve("kept");
    DoomedProcess.kill(Run.class, kept);
    assertThat(kept).exists();

    Found resumed = found(kept);
    Found whole = found(folder.resolve("whole"));
    assertThat(resumed).isEqualTo(whole);
    assertThat(resumed.solution.value()).isNotEqualTo(Value.UNKNOWN);
    assertThat(kept).doesNotExist();
  }

  private record Found(Solution solution, String proof) {}

  private static Found found(Path kept) throws IOException {
    LoopFreeSolver<State> solver = solver();
    State root = game().rules().initial();
    Solution solution = solver.solve(root, kept, Stop.NEVER, told -> {});
    byte[] proof = solver.proof(root, solution, Stop.NEVER, told -> {}).orElseThrow();
    return new Found(solution, HexFormat.of().formatHex(proof));
  }
}
