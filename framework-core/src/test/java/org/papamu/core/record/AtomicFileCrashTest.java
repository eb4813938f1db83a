package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that does nothing but save is killed at random moments. */
@Tag("deep")
class AtomicFileCrashTest {

  private static final int SIZE = 300_000;

  /** Saves for ever, each time another byte throughout. */
  static final class Saver {

    private Saver() {}

    public static void main(String[] arguments) throws IOException {
      byte[] content = new byte[SIZE];
      for (int i = 1; ; i++) {
        Arrays.fill(content, (byte) i);
        AtomicFile.write(Path.of(arguments[0]), content);
      }
    }
  }

  @Test
  void aKilledSaveLeavesTheOldFileOrTheNewOne(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("game.pgr");
    AtomicFile.write(file, new byte[SIZE]);
    SplittableRandom random = new SplittableRandom(32);
    int changed = 0;
    for (int kill = 0; kill < 40; kill++) {
      Process saver =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Saver.class.getName(),
                  file.toString())
              .inheritIO()
              .start();
      saver.waitFor(600 + random.nextInt(400), TimeUnit.MILLISECONDS);
      saver.destroyForcibly().waitFor();
      byte[] content = Files.readAllBytes(file);
      assertThat(content).hasSize(SIZE);
      byte[] whole = new byte[SIZE];
      Arrays.fill(whole, content[0]);
      assertThat(Arrays.equals(content, whole)).as("whole after kill %d", kill).isTrue();
      changed += content[0] == 0 ? 0 : 1;
    }
    assertThat(changed).as("the savers came to save").isPositive();
  }
}
