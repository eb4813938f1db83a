package org.papamu.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.core.doomed.DoomedProcess;

/** A process that makes tables is killed, as by the kernel, in the middle of a class. */
class KilledTablesTest {

  private static final Chase CHASE = Chase.on(6);

  /** So much later than the checkpoint of a class the end comes. */
  private static final int LATER = 2;

  /** Works until a class is begun and kept, and waits there for its end. */
  static final class Run {

    private Run() {}

    public static void main(String[] arguments) {
      Path place = Path.of(arguments[0]);
      int[] looks = {0};
      make(
          place,
          (name, level, done, all) -> {
            if (isBegun(place) && ++looks[0] == LATER) {
              DoomedProcess.waitForTheEnd();
            }
          });
    }
  }

  /** By its stopwatch every segment takes so long that it is worth keeping. */
  private static boolean make(Path place, TableWork.Listener listener) {
    AtomicLong now = new AtomicLong();
    return TableWork.inFolder(
            CHASE,
            place,
            new TableWork.Settings(
                4, 1, 1 << 24, false, () -> false, () -> now.addAndGet(1L << 40), listener))
        .complete();
  }

  private static boolean isBegun(Path place) {
    return files(place).keySet().stream().anyMatch(name -> !name.endsWith(".table"));
  }

  private static Map<String, String> files(Path place) {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(place)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = String.valueOf(path.getFileName());
        if (!name.contains("lock")) {
          files.put(name, HexFormat.of().formatHex(Files.readAllBytes(path)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  @Test
  void theTablesMadeAfterwardsAreTheSameToTheByte(@TempDir Path folder) throws Exception {
    Path place = Files.createDirectory(folder.resolve("killed"));
    DoomedProcess.kill(Run.class, place);
    assertThat(isBegun(place)).isTrue();
    assertThat(make(place, (name, level, done, all) -> {})).isTrue();

    Path whole = Files.createDirectory(folder.resolve("whole"));
    assertThat(make(whole, (name, level, done, all) -> {})).isTrue();
    assertThat(files(place)).isNotEmpty().isEqualTo(files(whole));
  }
}
