package org.papamu.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Indexer;
import org.papamu.api.Player.Stop;
import org.papamu.core.file.FileClaim;

/** Tables of a small game: their values, their files, and what is done to both. */
class TableWorkTest {

  private static final Chase CHASE = Chase.on(6);

  @TempDir Path folder;

  private static TableWork.Settings settings(int threads, boolean verify, Stop stop) {
    return new TableWork.Settings(
        4, threads, 1 << 24, verify, stop, () -> 0, (name, level, done, entries) -> {});
  }

  private static TableWork.Settings plain() {
    return settings(1, false, () -> false);
  }

  private static Tables<Chase.Ring> inMemory(Chase game, TableWork.Settings settings) {
    return TableWork.inMemory(game, Tables.none(game), settings).tables();
  }

  private static List<Chase.Ring> all(Chase game) {
    List<Chase.Ring> positions = new ArrayList<>();
    for (int stones = 2; stones <= 4; stones++) {
      for (int code : game.codes(stones)) {
        Chase.Ring ring = game.rules().initial();
        ring.set(code);
        positions.add(ring);
      }
    }
    return positions;
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7})
  void everyValueIsThatOfTheDefinition(int points) {
    Chase game = Chase.on(points);
    List<Chase.Ring> positions = all(game);
    NaiveValues<Chase.Ring> naive = new NaiveValues<>(game, positions);
    for (Chase way : List.of(game, game.forwardOnly())) {
      Tables<Chase.Ring> tables = inMemory(way, settings(1, true, () -> false));
      for (Chase.Ring position : positions) {
        assertThat(tables.value(position)).as("%s", position.code(0)).contains(naive.of(position));
      }
    }
    assertThat(positions.stream().map(naive::of).map(TableValue::result).distinct())
        .containsExactlyInAnyOrder(TableValue.Result.values());
  }

  @Test
  void theSecondPassFindsEveryPlantedError() {
    Indexer<Chase.Ring> indexer = CHASE.indexer().orElseThrow();
    Tables<Chase.Ring> tables = inMemory(CHASE, plain());
    Entries right = tables.of(2);
    Probe<Chase.Ring> probe = new Probe<>(CHASE, indexer, tables::of);
    try (Crew<Probe<Chase.Ring>> crew = new Crew<>(List.of(probe))) {
      new Verification<>(indexer, 2, right).run(crew, done -> {});
      for (long wrong = 0; wrong < right.size(); wrong += 17) {
        for (int change : new int[] {-2, 2}) {
          Entries planted = new Planted(right, wrong, right.code(wrong) + change);
          assertThatThrownBy(() -> new Verification<>(indexer, 2, planted).run(crew, done -> {}))
              .isInstanceOf(TableException.class)
              .hasMessageContaining("does not follow");
        }
      }
    }
  }

  private record Planted(Entries right, long at, int code) implements Entries {
    @Override
    public long size() {
      return right.size();
    }

    @Override
    public int code(long index) {
      return index == at ? code : right.code(index);
    }

    @Override
    public ClassSummary summary() {
      return right.summary();
    }
  }

  private Map<String, byte[]> files(Path place) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(place)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(path.getFileName().toString(), Files.readAllBytes(path));
      }
    }
    return files;
  }

  private void assertSame(Map<String, byte[]> files, Map<String, byte[]> expected) {
    assertThat(files.keySet()).isEqualTo(expected.keySet());
    files.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(expected.get(name)));
  }

  private Map<String, byte[]> reference() throws IOException {
    Path place = folder.resolve("reference");
    assertThat(TableWork.inFolder(CHASE, place, plain()).complete()).isTrue();
    Map<String, byte[]> files = files(place);
    assertThat(files.keySet()).containsExactly("c2.table", "c3.table", "c4.table");
    return files;
  }

  @Test
  void filesHoldWhatMemoryHolds() throws IOException {
    reference();
    Tables<Chase.Ring> memory = inMemory(CHASE, plain());
    try (Tables<Chase.Ring> tables = TableWork.open(CHASE, folder.resolve("reference"), 1)) {
      assertThat(tables.classes()).isEqualTo(memory.classes()).hasSize(3);
      for (Chase.Ring position : all(CHASE)) {
        assertThat(tables.value(position)).isEqualTo(memory.value(position));
      }
    }
  }

  @Test
  void filesDoNotDependOnThreads() throws IOException {
    Path place = folder.resolve("two");
    TableWork.inFolder(CHASE, place, settings(2, true, () -> false));
    assertSame(files(place), reference());
  }

  /** Stopped at its first, second, third … chance and gone on with: the files are the same. */
  @Test
  void filesDoNotDependOnBreaks() throws IOException {
    Map<String, byte[]> expected = reference();
    Path place = folder.resolve("broken");
    int runs = 0;
    boolean complete = false;
    while (!complete) {
      int[] chances = {0};
      // A segment or so in a run: the classes that are there are chances too.
      Stop stop = () -> chances[0]++ >= 3;
      complete = TableWork.inFolder(CHASE, place, settings(1, false, stop)).complete();
      runs++;
      assertThat(runs).isLessThan(500);
    }
    assertThat(runs).isGreaterThan(10);
    assertSame(files(place), expected);
  }

  /** A disk that has room for so many writes. */
  private static final class FullDisk implements Disk {
    private int left;

    FullDisk(int left) {
      this.left = left;
    }

    private void spend() throws IOException {
      if (left-- <= 0) {
        throw new IOException("no space left on device");
      }
    }

    @Override
    public Writing begin(Path file) throws IOException {
      spend();
      Writing real = Disk.real().begin(file);
      return new Writing() {
        @Override
        public void write(byte[] bytes) throws IOException {
          if (left <= 0) {
            real.write(java.util.Arrays.copyOf(bytes, bytes.length / 2));
          }
          spend();
          real.write(bytes);
        }

        @Override
        public void force() throws IOException {
          spend();
          real.force();
        }

        @Override
        public void close() throws IOException {
          real.close();
        }
      };
    }

    @Override
    public void replace(Path from, Path to) throws IOException {
      spend();
      Disk.real().replace(from, to);
    }
  }

  @Test
  void aFullDiskStopsCleanlyAndTheWorkGoesOnLater() throws IOException {
    Map<String, byte[]> expected = reference();
    int most = 0;
    for (int writes = 0; writes < 100; writes++) {
      Path place = folder.resolve("full" + writes);
      FullDisk disk = new FullDisk(writes);
      try {
        TableWork.inFolder(CHASE, place, plain(), disk, Optional.empty());
      } catch (TableException e) {
        assertThat(e.kind()).isEqualTo(TableException.Kind.UNREADABLE);
        assertThat(e).hasMessageContaining("no space left");
        most = writes;
      }
      assertThat(files(place).keySet()).isSubsetOf(expected.keySet());
      TableWork.inFolder(CHASE, place, plain());
      assertSame(files(place), expected);
    }
    assertThat(most).isGreaterThan(10);
  }

  private static void readAll(Path place) {
    try (Tables<Chase.Ring> tables = TableWork.open(CHASE, place, 1 << 20)) {
      all(CHASE).forEach(tables::value);
    }
  }

  @Test
  void noFlippedBitIsEverTakenForAValue() throws IOException {
    byte[] whole = Objects.requireNonNull(reference().get("c2.table"));
    Path place = folder.resolve("reference");
    Path file = place.resolve("chase-6").resolve("c2.table");
    // Some bit of every byte, and in time every place in a byte.
    for (int bit = 0; bit < 8 * whole.length; bit += 5) {
      byte[] flipped = whole.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, flipped);
      assertThatThrownBy(() -> readAll(place)).as("bit %s", bit).isInstanceOf(TableException.class);
    }
  }

  @Test
  void noShortenedFileIsTaken() throws IOException {
    byte[] whole = Objects.requireNonNull(reference().get("c3.table"));
    Path place = folder.resolve("reference");
    Path file = place.resolve("chase-6").resolve("c3.table");
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> TableWork.inFolder(CHASE, place, plain()))
          .as("%s bytes", length)
          .isInstanceOf(TableException.class);
    }
    Files.write(file, java.util.Arrays.copyOf(whole, whole.length + 1));
    assertThatThrownBy(() -> readAll(place)).isInstanceOf(TableException.class);
  }

  @Test
  void tablesOfOtherRulesBoardsAndClassesAreRefused() throws IOException {
    reference();
    Path mine = folder.resolve("reference").resolve("chase-6");
    assertThatThrownBy(() -> TableWork.open(CHASE.otherRules(), folder.resolve("reference"), 1))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("of another rules");
    Path other = folder.resolve("other");
    TableWork.inFolder(Chase.on(5), other, plain());
    Files.copy(other.resolve("chase-5").resolve("c2.table"), mine.resolve("new"));
    Files.move(
        mine.resolve("new"),
        mine.resolve("c2.table"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> readAll(folder.resolve("reference")))
        .isInstanceOf(TableException.class)
        .hasMessage("of another game: chase:5, not chase:6");
    Files.delete(mine.resolve("c2.table"));
    Files.copy(mine.resolve("c3.table"), mine.resolve("c2.table"));
    assertThatThrownBy(() -> readAll(folder.resolve("reference")))
        .isInstanceOf(TableException.class)
        .hasMessage("of another class: c3");
  }

  @Test
  void aCheckpointThatIsDamagedOrForeignIsRefused() throws IOException {
    Path place = folder.resolve("kept");
    int[] chances = {0};
    TableWork.inFolder(CHASE, place, settings(1, false, () -> chances[0]++ >= 3));
    Path file = place.resolve("chase-6").resolve("c2.checkpoint");
    byte[] whole = Files.readAllBytes(file);
    for (int bit = 0; bit < 8 * whole.length; bit += 3) {
      byte[] flipped = whole.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      Files.write(file, flipped);
      assertThatThrownBy(() -> TableWork.inFolder(CHASE, place, plain()))
          .as("bit %s", bit)
          .isInstanceOf(TableException.class);
    }
    for (int length = 0; length < whole.length; length += 5) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> TableWork.inFolder(CHASE, place, plain()))
          .isInstanceOf(TableException.class);
    }
    Files.write(file, whole);
    assertThatThrownBy(() -> TableWork.inFolder(CHASE.otherRules(), place, plain()))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("of another rules");
    assertThat(TableWork.inFolder(CHASE, place, plain()).complete()).isTrue();
  }

  @Test
  void oneBuilderAtATime() throws IOException {
    Path place = folder.resolve("chase-6");
    Files.createDirectories(place);
    // Left behind by a process that is gone: no obstacle.
    Files.write(place.resolve(".tables.lock"), "12345".getBytes(StandardCharsets.US_ASCII));
    try (FileClaim claim = FileClaim.of(place.resolve("tables"))) {
      assertThat(claim.holder()).isEmpty();
      assertThatThrownBy(() -> TableWork.inFolder(CHASE, folder, plain()))
          .isInstanceOf(TableException.class)
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
    assertThat(TableWork.inFolder(CHASE, folder, plain()).complete()).isTrue();
  }

  @Test
  void memoryIsAskedForBeforeItIsTaken() {
    TableWork.Settings small =
        new TableWork.Settings(
            4, 1, 500, false, () -> false, () -> 0, (name, level, done, entries) -> {});
    assertThatThrownBy(() -> TableWork.inMemory(CHASE, Tables.none(CHASE), small))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("bytes");
  }

  @Test
  void theNumberOfPiecesFitsTheEntries() {
    List<TableWork.Planned> plan = TableWork.plan(CHASE, 4);
    long two = plan.get(0).entries();
    long three = plan.get(1).entries();
    assertThat(TableWork.pieces(CHASE, two - 1)).isZero();
    assertThat(TableWork.pieces(CHASE, two)).isEqualTo(2);
    assertThat(TableWork.pieces(CHASE, two + three)).isEqualTo(3);
    assertThat(TableWork.pieces(CHASE, Long.MAX_VALUE)).isEqualTo(4);
  }
}
