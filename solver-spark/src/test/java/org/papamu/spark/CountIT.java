package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Census;
import org.papamu.core.count.CheckpointException;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;

/** Counts by the packed engine in this process: {@code local[2]}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CountIT {

  private final Catalog catalog = Packed.catalog();
  private final Cluster cluster = Packed.open("local[2]", Map.of());

  @TempDir private Path folder;

  @BeforeAll
  void gamesAreThere() {
    assertThat(catalog.games()).hasSizeGreaterThanOrEqualTo(3);
  }

  @AfterAll
  void close() {
    cluster.close();
    catalog.close();
  }

  private <P extends Position> Counted counted(Game<P> game) {
    return cluster.count(
        Packed.order(catalog, game, Optional.empty(), Stop.NEVER, new Packed.Quiet()));
  }

  private static <P extends Position> Counted alone(Game<P> game, Stop stop) {
    return Census.of(game).stop(stop).count(game.rules().initial());
  }

  @Test
  void countsWhatOneProcessCounts() {
    for (String name : List.of("peg-solitaire:triangle15", "konane:3x4,opening=any")) {
      Game<?> game = catalog.game(name);
      Counted counted = counted(game);
      assertThat(counted).as(name).isEqualTo(alone(game, Stop.NEVER));
      assertThat(counted.isComplete()).isTrue();
      assertThat(counted.levels()).hasSizeGreaterThan(5);
    }
  }

  @Test
  void countsTheFirstLevelsOfALargeBoard() {
    assertThat(beginning(catalog.game("peg-solitaire:english"), 9))
        .containsExactly(1L, 4L, 12L, 60L, 296L, 1_338L, 5_648L, 21_842L, 77_559L);
  }

  private <P extends Position> List<Long> beginning(Game<P> game, int levels) {
    AtomicInteger finished = new AtomicInteger();
    Counted counted =
        cluster.count(
            Packed.order(
                catalog,
                game,
                Optional.empty(),
                () -> finished.get() >= levels,
                counting(finished)));
    assertThat(counted.end()).isEqualTo(Counted.End.TIME);
    return counted.levels().stream().map(Level::distinct).toList();
  }

  private static Packed.Quiet counting(AtomicInteger finished) {
    return new Packed.Quiet() {
      @Override
      public void finished(Level level) {
        finished.incrementAndGet();
      }
    };
  }

  private <P extends Position> Counted broken(Game<P> game, Path kept, int levels) {
    AtomicInteger finished = new AtomicInteger();
    return cluster.count(
        Packed.order(
            catalog, game, Optional.of(kept), () -> finished.get() >= levels, counting(finished)));
  }

  private <P extends Position> Counted goneOn(Game<P> game, Path kept, AtomicInteger resumed) {
    return cluster.count(
        Packed.order(
            catalog,
            game,
            Optional.of(kept),
            Stop.NEVER,
            new Packed.Quiet() {
              @Override
              public void resumed(int levels) {
                resumed.set(levels);
              }
            }));
  }

  @Test
  void goesOnFromTheLastFinishedLevel() throws IOException {
    Game<?> game = catalog.game("peg-solitaire:triangle15");
    Path kept = folder.resolve("kept");
    assertThat(broken(game, kept, 6).isComplete()).isFalse();
    AtomicInteger resumed = new AtomicInteger();
    assertThat(goneOn(game, kept, resumed)).isEqualTo(alone(game, Stop.NEVER));
    assertThat(resumed).hasValue(5);
    try (Stream<Path> left = Files.list(kept)) {
      assertThat(left).as("what is left of a complete count").isEmpty();
    }
  }

  @Test
  void goesOnWithNothingElse() throws IOException {
    Path kept = folder.resolve("other");
    broken(catalog.game("peg-solitaire:triangle15"), kept, 4);
    assertThatThrownBy(
            () -> goneOn(catalog.game("peg-solitaire:english"), kept, new AtomicInteger()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("another count: peg-solitaire:triangle15");

    Path head = kept.resolve("papamu-count");
    byte[] good = Files.readAllBytes(head);
    // Hadoop's own checksum would find it first.
    Files.delete(kept.resolve(".papamu-count.crc"));
    for (int at : new int[] {0, good.length / 2, good.length - 1}) {
      byte[] bad = good.clone();
      bad[at] ^= 1;
      Files.write(head, bad);
      assertThatThrownBy(
              () -> goneOn(catalog.game("peg-solitaire:triangle15"), kept, new AtomicInteger()))
          .isInstanceOf(CheckpointException.class)
          .hasMessageContaining("damaged");
    }
    Files.write(head, good);
    for (Path part : files(kept.resolve("level-3"), "part-")) {
      Files.delete(part);
    }
    assertThatThrownBy(
            () -> goneOn(catalog.game("peg-solitaire:triangle15"), kept, new AtomicInteger()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("level is damaged");
  }

  private static List<Path> files(Path place, String start) throws IOException {
    try (Stream<Path> files = Files.list(place)) {
      return files.filter(file -> file.getFileName().toString().startsWith(start)).toList();
    }
  }

  @Test
  void aFolderOfOthersIsLeftAlone() throws IOException {
    Path kept = Files.createDirectory(folder.resolve("mine"));
    Path mine = Files.writeString(kept.resolve("letter.txt"), "dear");
    assertThatThrownBy(
            () -> goneOn(catalog.game("peg-solitaire:triangle15"), kept, new AtomicInteger()))
        .isInstanceOf(CheckpointException.class)
        .hasMessageContaining("letter.txt");
    assertThat(mine).hasContent("dear");
  }

  @Test
  void codeThatChangedIsNotSent() throws IOException {
    check(catalog.game("peg-solitaire:triangle15"));
  }

  private <P extends Position> void check(Game<P> game) throws IOException {
    RemoteGame<P> sound = RemoteGame.of(catalog, game);
    Path changed = folder.resolve("changed.jar");
    byte[] bytes = Files.readAllBytes(sound.code().get(0).jar());
    bytes[bytes.length / 2] ^= 1;
    Files.write(changed, bytes);
    RemoteGame<P> other =
        new RemoteGame<>(game, List.of(new RemoteGame.Code(changed, sound.code().get(0).sha256())));
    assertThatThrownBy(
            () ->
                cluster.count(
                    new CountOrder<>(
                        other,
                        game.rules().initial(),
                        Optional.empty(),
                        Stop.NEVER,
                        new Packed.Quiet())))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("has changed since it was loaded");
  }
}
