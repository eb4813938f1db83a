package org.papamu.core.file;

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
class AtomicFileCrashTest {

  private static final int SIZE = 300_000;

  /** Saves for ever, each time another byte throughout. */
  static final class Saver {

    private Saver() {}

    public static void main(String[] arguments) throws IOException {
      byte[] content = new byte[SIZE];
      for (int i = 1; ; i++) {
        Arrays.fill(content, (byte) i);
        // Content of zeros is what was there before.
        if ((byte) i != 0) {
          AtomicFile.write(Path.of(arguments[0]), content);
        }
        if (i == 1) {
          System.out.write('1');
          System.out.flush();
        }
      }
    }
  }

  @Test
  void aKilledSaveLeavesTheOldFileOrTheNewOne(@TempDir Path folder) throws Exception {
    kill(3, folder);
  }

  @Test
  @Tag("deep")
  void noneOfManyKilledSavesDamagesTheFile(@TempDir Path folder) throws Exception {
    kill(200, folder);
  }

  /** Kills so many processes: each once it has saved something, a random moment later. */
  private static void kill(int times, Path folder) throws Exception {
    Path file = folder.resolve("game.pgr");
    AtomicFile.write(file, new byte[SIZE]);
    SplittableRandom random = new SplittableRandom(32);
    for (int kill = 0; kill < times; kill++) {
      Process saver =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  Saver.class.getName(),
                  file.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      assertThat(saver.getInputStream().read()).as("it has saved something").isNotNegative();
      saver.waitFor(random.nextInt(50_000), TimeUnit.MICROSECONDS);
      saver.destroyForcibly().waitFor();
      byte[] content = Files.readAllBytes(file);
      assertThat(content).hasSize(SIZE);
      byte[] whole = new byte[SIZE];
      Arrays.fill(whole, content[0]);
      assertThat(Arrays.equals(content, whole)).as("whole after kill %d", kill).isTrue();
      assertThat(content[0]).as("what kill %d left", kill).isNotZero();
    }
  }
}
