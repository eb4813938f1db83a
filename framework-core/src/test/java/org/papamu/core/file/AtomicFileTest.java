package org.papamu.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class AtomicFileTest {

  private static final byte[] NEW = {1, 2, 3};
  private static final byte[] OLD = {9};

  @TempDir Path folder;

  private void assertRefused(Path target, String reason) throws IOException {
    assertThatExceptionOfType(FileSystemException.class)
        .isThrownBy(() -> AtomicFile.write(target, NEW))
        .matches(e -> e.getReason().equals(reason), reason)
        .matches(e -> e.getFile().equals(target.toString()));
    assertNothingLeftBehind();
  }

  private void assertNothingLeftBehind() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".tmp"));
    }
  }

  @Test
  void writesAndReplaces() throws IOException {
    Path file = folder.resolve("game.pgr");
    AtomicFile.write(file, OLD);
    AtomicFile.write(file, NEW);
    assertThat(file).hasBinaryContent(NEW);
    assertNothingLeftBehind();
  }

  @Test
  void writesAnEmptyFileAndALargeOne() throws IOException {
    Path file = folder.resolve("game.pgr");
    AtomicFile.write(file, new byte[0]);
    assertThat(file).isEmptyFile();
    AtomicFile.write(file, new byte[5_000_000]);
    assertThat(file).hasSize(5_000_000);
  }

  @Test
  void aTemporaryFileLeftBehindByAnotherIsNotInTheWay() throws IOException {
    String left = ".papamu-%d-0.tmp".formatted(ProcessHandle.current().pid());
    Files.write(folder.resolve(left), OLD);
    Path file = folder.resolve("game.pgr");
    AtomicFile.write(file, NEW);
    assertThat(file).hasBinaryContent(NEW);
    assertThat(folder.resolve(left)).hasBinaryContent(OLD);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void keepsThePermissionsOfTheOldFile() throws IOException {
    Path file = folder.resolve("game.pgr");
    Files.write(file, OLD);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    AtomicFile.write(file, NEW);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
  }

  @Test
  void refusesFolders() throws IOException {
    assertRefused(folder, "a folder, not a file");
    assertRefused(folder.getRoot(), "a folder, not a file");
    assertRefused(folder.resolve("missing/game.pgr"), "the folder does not exist");
    Files.write(folder.resolve("file"), OLD);
    assertRefused(folder.resolve("file/game.pgr"), "its folder is a file");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void refusesLinksAndLeavesTheirTargets() throws IOException {
    Path target = folder.resolve("target");
    Files.write(target, OLD);
    Path link = folder.resolve("link");
    Files.createSymbolicLink(link, target);
    assertRefused(link, "a symbolic link, not a plain file");
    assertThat(target).hasBinaryContent(OLD);
    Path dangling = folder.resolve("dangling");
    Files.createSymbolicLink(dangling, folder.resolve("nowhere"));
    assertRefused(dangling, "a symbolic link, not a plain file");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void refusesPipesAndDevicesAtOnce() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          assertRefused(pipe, "a pipe or a device, not a plain file");
          assertRefused(Path.of("/dev/null"), "a pipe or a device, not a plain file");
        });
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFailureKeepsTheOldFile() throws IOException {
    Path file = folder.resolve("game.pgr");
    Files.write(file, OLD);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    assumeTrue(!Files.isWritable(file), "an administrator may write everywhere");
    assertRefused(file, "no permission to write to it");
    assertThat(file).hasBinaryContent(OLD);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void saysWhyTheSystemRefused() throws IOException {
    Path system = Path.of("/proc/papamu-game.pgr");
    assertThatExceptionOfType(FileSystemException.class)
        .isThrownBy(() -> AtomicFile.write(system, NEW))
        .matches(e -> !e.getReason().isBlank() && !e.getReason().contains("/proc"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskKeepsTheOldFile() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString()),
        "only an administrator makes small disks");
    try {
      Path file = disk.resolve("game.pgr");
      AtomicFile.write(file, OLD);
      assertThatExceptionOfType(FileSystemException.class)
          .isThrownBy(() -> AtomicFile.write(file, new byte[200_000]))
          .matches(e -> e.getReason().contains("space"), "says that there is no space");
      assertThat(file).hasBinaryContent(OLD);
      try (Stream<Path> left = Files.list(disk)) {
        assertThat(left).containsExactly(file);
      }
      AtomicFile.write(file, NEW);
      assertThat(file).hasBinaryContent(NEW);
    } finally {
      run("umount", disk.toString());
    }
  }

  /** Runs a command; answers whether it is there and did what it was to do. */
  private static boolean run(String... command) throws Exception {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
