package org.papamu.core.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.board.Topology;
import org.papamu.core.toggle.WordGame;
import org.papamu.core.toy.Pegs;

class CheckpointTest {

  private final Pegs game = new Pegs(Topology.triangle(5), 0, Topology.NONE, Pegs.Told.AS_TOGGLES);

  @TempDir private Path folder = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void chooseAFile() {
    file = folder.resolve("count");
  }

  /** A stopwatch by which every layer takes so long that it is worth keeping. */
  private static LongSupplier slow() {
    AtomicLong now = new AtomicLong();
    return () -> now.addAndGet(1L << 40);
  }

  private Counted whole() {
    return Census.of(game).count(game.rules().initial());
  }

  private Counted resumed() {
    return Census.of(game).checkpoint(file, slow()).count(game.rules().initial());
  }

  /** Reads what is kept, as a count that is gone on with does. */
  private void read(LayerFile.Identity identity) {
    assertThat(new Checkpoint(file, () -> 0).read(identity)).isPresent();
  }

  private LayerFile.Identity identity() {
    WordGame<Pegs.State> words = WordGame.of(game).orElseThrow();
    Pegs.State start = game.rules().initial();
    return LayerFile.Identity.of(game.info().name(), words, words.word(start), words.goals(start));
  }

  /** The process is gone. */
  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Begins, or goes on with, a count that dies once it works on a level. */
  private void countUntil(int level) {
    try {
      Census.of(game)
          .checkpoint(file, slow())
          .progress(
              (now, visited, all, found) -> {
                if (now == level) {
                  throw new Killed();
                }
              })
          .count(game.rules().initial());
    } catch (Killed e) {
      assertThat(file).isRegularFile();
    }
  }

  @Test
  void goesOnWhereItWas() {
    Counted whole = whole();
    for (int level = 2; level < whole.levels().size(); level += 4) {
      countUntil(level);
      List<Integer> worked = new ArrayList<>();
      Counted counted =
          Census.of(game)
              .checkpoint(file, slow())
              .progress((now, visited, all, found) -> worked.add(now))
              .count(game.rules().initial());
      assertThat(counted).isEqualTo(whole);
      assertThat(worked.get(0)).isEqualTo(level);
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void manyDeathsMakeNoDifference() {
    Counted whole = whole();
    for (int level = 2; level < whole.levels().size(); level++) {
      countUntil(level);
    }
    assertThat(resumed()).isEqualTo(whole);
  }

  @Test
  void aDeathWhileWritingLeavesTheOldContent() throws IOException {
    countUntil(6);
    byte[] before = Files.readAllBytes(file);
    Files.write(folder.resolve("count.new"), Arrays.copyOf(before, before.length / 2));
    assertThat(resumed()).isEqualTo(whole());
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.filter(path -> path.equals(file))).isEmpty();
    }
  }

  @Test
  void whatALimitEndsIsKept() {
    long[] asked = new long[1];
    Counted part =
        Census.of(game)
            .checkpoint(file, () -> 0)
            .stop(() -> asked[0]++ > 20)
            .count(game.rules().initial());
    assertThat(part.end()).isEqualTo(Counted.End.TIME);
    assertThat(file).isRegularFile();
    assertThat(resumed()).isEqualTo(whole());
  }

  @Test
  void shortCountsWriteNothing() {
    List<Boolean> there = new ArrayList<>();
    Census.of(game)
        .checkpoint(file, () -> 0)
        .progress((now, visited, all, found) -> there.add(Files.exists(file)))
        .count(game.rules().initial());
    assertThat(there).isNotEmpty().doesNotContain(true);
  }

  @Test
  void whatIsCutShortIsRefused() throws IOException {
    countUntil(4);
    byte[] content = Files.readAllBytes(file);
    LayerFile.Identity identity = identity();
    read(identity);
    for (int length = 0; length < content.length; length += length < 600 ? 1 : 37) {
      Files.write(file, Arrays.copyOf(content, length));
      assertThatThrownBy(() -> read(identity))
          .isInstanceOf(CheckpointException.class)
          .hasMessageMatching("it is (cut short|damaged)");
    }
    Files.write(file, Arrays.copyOf(content, content.length + 1));
    assertThatThrownBy(() -> read(identity)).isInstanceOf(CheckpointException.class);
    Files.write(file, content);
    assertThat(resumed()).isEqualTo(whole());
  }

  @Test
  void anyChangedBitIsNoticed() throws IOException {
    countUntil(4);
    byte[] content = Files.readAllBytes(file);
    LayerFile.Identity identity = identity();
    read(identity);
    // In what stands before the positions some bit of every byte.
    for (int bit = 0; bit < content.length * 8; bit += bit < 4000 ? 5 : 61) {
      byte[] changed = content.clone();
      changed[bit / 8] ^= (byte) (1 << (bit % 8));
      Files.write(file, changed);
      assertThatThrownBy(() -> read(identity))
          .as("bit %s", bit)
          .isInstanceOf(CheckpointException.class);
    }
  }

  @Test
  void anotherCountIsRefused() {
    countUntil(4);
    Pegs other = new Pegs(Topology.triangle(5), 3, Topology.NONE, Pegs.Told.AS_TOGGLES);
    assertThatThrownBy(
            () -> Census.of(other).checkpoint(file, slow()).count(other.rules().initial()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another count: pegs:15-0--1");
    assertThatThrownBy(
            () -> Census.of(game).checkpoint(file, slow()).count(game.state(0b111_0000_1111_0011)))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another count");
    Pegs plain = game.told(Pegs.Told.PLAINLY);
    assertThatThrownBy(
            () -> Census.of(plain).checkpoint(file, slow()).count(plain.rules().initial()))
        .isInstanceOf(CheckpointException.class);
    assertThat(resumed()).isEqualTo(whole());
  }

  @Test
  void onlyAPlainFileWillDo() throws IOException {
    Files.createDirectory(file);
    assertThatThrownBy(this::resumed).hasMessage("not a plain file");
    Path link = folder.resolve("link");
    Files.createSymbolicLink(link, folder.resolve("elsewhere"));
    file = link;
    assertThatThrownBy(this::resumed).hasMessage("not a plain file");
    file = folder.resolve("no").resolve("such");
    assertThatThrownBy(() -> countUntil(5))
        .hasMessage("cannot be written: the folder does not exist");
  }

  /** Stops a count in level 8, and hears whether it is kept. */
  private final class Stopping implements Census.Progress {

    private boolean stop;
    private String last = "not kept";

    Counted counted(Path place) {
      return Census.of(game)
          .checkpoint(place, slow())
          .progress(this)
          .stop(() -> stop)
          .count(game.rules().initial());
    }

    @Override
    public void told(int level, long visited, long all, long found) {
      stop = level == 8;
    }

    @Override
    public void kept() {
      last = "kept";
    }

    @Override
    public void unkept(CheckpointException fault) {
      last = String.valueOf(fault.getMessage());
    }
  }

  @Test
  void whetherItIsKeptIsTold() throws IOException {
    Stopping stopping = new Stopping();
    assertThat(stopping.counted(file).isComplete()).isFalse();
    assertThat(stopping.last).isEqualTo("kept");
    makeUnwritable();
    assertThat(stopping.counted(file).isComplete()).isFalse();
    assertThat(stopping.last).startsWith("cannot be written");
    assertThat(resumed()).isEqualTo(whole());
  }

  /** A file that cannot be written: something stands where the new content would go. */
  private void makeUnwritable() throws IOException {
    Files.createDirectories(folder.resolve("count.new").resolve("in the way"));
  }

  @Test
  void aDiskThatTakesNothingLosesNothing() throws IOException {
    countUntil(4);
    byte[] before = Files.readAllBytes(file);
    makeUnwritable();
    Stopping stopping = new Stopping();
    Counted counted = stopping.counted(file);
    assertThat(counted.end()).isEqualTo(Counted.End.TIME);
    assertThat(counted.levels()).hasSizeGreaterThan(5);
    assertThat(whole().levels()).startsWith(counted.levels().toArray(new Level[0]));
    assertThat(stopping.last).startsWith("cannot be written");
    assertThat(Files.readAllBytes(file)).as("what was kept before").isEqualTo(before);
    Counted whole = resumed();
    assertThat(whole).as("a count that comes to its end needs no file").isEqualTo(whole());
  }

  @Test
  void aFullDiskStopsNoCount() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", disk.toString()),
        "only an administrator makes small disks");
    try {
      Path target = disk.resolve("count");
      Files.write(disk.resolve("full"), new byte[4096]);
      Stopping stopping = new Stopping();
      assertThat(stopping.counted(target).levels()).isNotEmpty();
      assertThat(stopping.last).isEqualTo("cannot be written: no space left on device");
      assertThat(disk).isDirectoryNotContaining(path -> !path.endsWith("full"));
      assertThat(Census.of(game).checkpoint(target, slow()).count(game.rules().initial()))
          .isEqualTo(whole());
    } finally {
      run("umount", disk.toString());
    }
  }

  private static boolean run(String... command) throws Exception {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
