package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.table.TableException;
import org.papamu.core.table.TableWork;

/** Tables by the packed engine: the files are those that one process writes, byte for byte. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TablesIT {

  private static final String GAME = "fanorona:3x5";

  private static final int PIECES = 7;

  /** One class has more entries, in two parts; the driver makes the others. */
  private static final int LARGE = 100_000;

  private final Catalog catalog = Packed.catalog();
  private final Cluster cluster =
      Packed.open("local[2]", Map.of("spark.papamu.leastEntries", String.valueOf(LARGE)));

  @TempDir private Path folder;

  @AfterAll
  void close() {
    cluster.close();
    catalog.close();
  }

  private static TableWork.Settings settings(int pieces, Stop stop, TableWork.Listener told) {
    return new TableWork.Settings(pieces, 1, 1L << 28, false, stop, System::nanoTime, told);
  }

  private static TableWork.Settings settings(int pieces) {
    return settings(pieces, Stop.NEVER, (name, level, done, entries) -> {});
  }

  private <P extends Position> boolean build(
      Game<P> game, Path place, TableWork.Settings settings) {
    return TableWork.inFolder(game, place, settings, cluster.tables(RemoteGame.of(catalog, game)))
        .complete();
  }

  @Test
  void theFilesAreThoseOfOneProcess() throws IOException {
    Path alone = folder.resolve("alone");
    Path many = folder.resolve("many");
    Game<?> game = catalog.game(GAME);
    assertThat(TableWork.inFolder(game, alone, settings(PIECES)).complete()).isTrue();
    // A driver that is lost: it is broken off in a class of two parts, and begun again.
    boolean[] wished = {false};
    TableWork.Settings broken =
        settings(
            PIECES,
            () -> wished[0],
            (name, level, done, entries) -> wished[0] |= level > 3 && entries > LARGE);
    assertThat(build(game, many, broken)).isFalse();
    Map<String, String> before = Packed.files(many);
    assertThat(before.keySet()).hasSizeGreaterThan(3).allMatch(name -> name.endsWith(".table"));
    assertThat(build(game, many, settings(PIECES))).isTrue();
    Map<String, String> after = Packed.files(many);
    assertThat(after).isEqualTo(Packed.files(alone));
    assertThat(after.size()).isGreaterThan(before.size());
  }

  @Test
  void tablesOfOtherGamesAreRefusedAndNotSent() throws IOException {
    Path place = folder.resolve("mixed");
    Game<?> game = catalog.game("fanorona:3x3");
    TableWork.inFolder(game, place, settings(2));
    TableWork.inFolder(catalog.game(GAME), folder.resolve("right"), settings(2));
    Path right = table(folder.resolve("right"));
    Path wrong = table(place);
    Path instead = place.resolve(folder.resolve("right").relativize(right));
    Files.createDirectories(instead.getParent());
    Files.copy(wrong, instead);
    assertThatThrownBy(() -> build(catalog.game(GAME), place, settings(PIECES)))
        .isInstanceOf(TableException.class)
        .hasMessageContaining("of another game: fanorona:3x3");
  }

  private static Path table(Path place) throws IOException {
    try (Stream<Path> paths = Files.walk(place)) {
      return paths.filter(path -> path.endsWith("1-1.table")).findFirst().orElseThrow();
    }
  }
}
