package org.papamu.core.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.board.Topology;
import org.papamu.core.doomed.DoomedProcess;
import org.papamu.core.toy.Pegs;

/** A process that counts is killed, as by the kernel, in the middle of a level. */
class KilledCountTest {

  private static final int LEVEL = 7;

  /** Counts until it is within a level after something was kept, and waits there for its end. */
  static final class Run {

    private Run() {}

    public static void main(String[] arguments) {
      Path file = Path.of(arguments[0]);
      census(file)
          .progress(
              (level, visited, all, found) -> {
                if (level == LEVEL && Files.exists(file)) {
                  DoomedProcess.waitForTheEnd();
                }
              })
          .count(game().rules().initial());
    }
  }

  private static Pegs game() {
    return new Pegs(Topology.triangle(5), 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
  }

  /** By its stopwatch every level takes so long that it is worth keeping. */
  private static Census<Pegs.State> census(Path file) {
    AtomicLong now = new AtomicLong();
    return Census.of(game()).checkpoint(file, () -> now.addAndGet(1L << 40));
  }

  @Test
  void whatIsCountedAfterwardsIsTheSame(@TempDir Path folder) throws Exception {
    Path kept = folder.resolve("kept");
    DoomedProcess.kill(Run.class, kept);
    assertThat(kept).exists();

    int[] first = {Integer.MAX_VALUE};
    Counted resumed =
        census(kept)
            .progress((level, visited, all, found) -> first[0] = Math.min(first[0], level))
            .count(game().rules().initial());
    assertThat(resumed).isEqualTo(Census.of(game()).count(game().rules().initial()));
    assertThat(resumed.isComplete()).isTrue();
    assertThat(first[0]).as("nothing is counted twice").isEqualTo(LEVEL);
    assertThat(kept).doesNotExist();
  }
}
