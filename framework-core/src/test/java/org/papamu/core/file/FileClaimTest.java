package org.papamu.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.core.doomed.DoomedProcess;

class FileClaimTest {

  @TempDir private Path folder;

  @Test
  void theSecondIsToldWhoHoldsIt() {
    Path file = folder.resolve("game.pgr");
    String pid = String.valueOf(ProcessHandle.current().pid());
    try (FileClaim first = FileClaim.of(file)) {
      assertThat(first.holder()).isEmpty();
      try (FileClaim second = FileClaim.of(file)) {
        assertThat(second.holder()).contains(pid);
      }
      try (FileClaim other = FileClaim.of(folder.resolve("other.pgr"))) {
        assertThat(other.holder()).isEmpty();
      }
    }
    try (FileClaim third = FileClaim.of(file)) {
      assertThat(third.holder()).isEmpty();
    }
    assertThat(folder).isEmptyDirectory();
  }

  /** Claims a file and waits for its end. */
  static final class Claimant {

    private Claimant() {}

    public static void main(String[] arguments) {
      try (FileClaim claim = FileClaim.of(Path.of(arguments[0]))) {
        assertThat(claim.holder()).isEmpty();
        DoomedProcess.waitForTheEnd();
      }
    }
  }

  @Test
  void anotherProcessHasItUntilItIsKilled() throws Exception {
    Path file = folder.resolve("game.pgr");
    DoomedProcess.kill(
        Claimant.class,
        file,
        pid -> {
          for (int time = 0; time < 2; time++) {
            try (FileClaim mine = FileClaim.of(file)) {
              assertThat(mine.holder()).contains(String.valueOf(pid));
            }
          }
        });
    try (FileClaim mine = FileClaim.of(file)) {
      assertThat(mine.holder()).isEmpty();
    }
  }

  /** Claims a file twice, gives the second claim up, and waits for its end. */
  static final class TwiceClaimant {

    private TwiceClaimant() {}

    public static void main(String[] arguments) {
      try (FileClaim claim = FileClaim.of(Path.of(arguments[0]))) {
        assertThat(claim.holder()).isEmpty();
        try (FileClaim second = FileClaim.of(Path.of(arguments[0]))) {
          assertThat(second.holder()).isPresent();
        }
        DoomedProcess.waitForTheEnd();
      }
    }
  }

  @Test
  void aSecondClaimInTheSameProcessLeavesTheFirstAsItIs() throws Exception {
    Path file = folder.resolve("game.pgr");
    DoomedProcess.kill(
        TwiceClaimant.class,
        file,
        pid -> {
          try (FileClaim mine = FileClaim.of(file)) {
            assertThat(mine.holder()).contains(String.valueOf(pid));
          }
        });
  }

  @Test
  void aProcessBeforeWithTheSameNumberIsInNobodysWay() throws Exception {
    Path file = folder.resolve("game.pgr");
    Path mark = folder.resolve(".game.pgr.lock");
    long pid = ProcessHandle.current().pid();
    Files.write(mark, new byte[(int) (64 + pid)]);
    Files.setLastModifiedTime(mark, FileTime.from(Instant.parse("2001-01-01T00:00:00Z")));
    try (FileClaim claim = FileClaim.of(file)) {
      assertThat(claim.holder()).isEmpty();
    }
  }

  @Test
  void whatACrashLeftBehindIsInNobodysWay() throws Exception {
    Path file = folder.resolve("game.pgr");
    Files.writeString(folder.resolve(".game.pgr.lock"), "4711");
    try (FileClaim claim = FileClaim.of(file)) {
      assertThat(claim.holder()).isEmpty();
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whereNothingCanBeWrittenThereIsNoHindrance() {
    try (FileClaim claim = FileClaim.of(folder.resolve("no/game.pgr"))) {
      assertThat(claim.holder()).isEmpty();
    }
  }
}
