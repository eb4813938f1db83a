package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.count.Census;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;

/** Machines that do not compute the same twice are found out before anything is told or kept. */
class FickleIT {

  @TempDir private Path plugins;
  @TempDir private Path folder;

  @Test
  void whatIsDoneTwiceIsCompared() throws Exception {
    FillJar.in(plugins);
    try (Catalog catalog = Catalog.open(CatalogSettings.named(plugins));
        Cluster cluster = Packed.open("local[1]", Map.of("spark.papamu.again", "1"))) {
      sound(catalog, catalog.game("fill:sound"), cluster);
      fickle(catalog, catalog.game("fill:fickle"), cluster);
    }
  }

  private static <P extends Position> void sound(Catalog catalog, Game<P> game, Cluster cluster) {
    List<Integer> compared = new ArrayList<>();
    Packed.Quiet told =
        new Packed.Quiet() {
          @Override
          public void compared(int level, int pieces, int elsewhere) {
            compared.add(pieces);
          }
        };
    Counted counted =
        cluster.count(Packed.order(catalog, game, Optional.empty(), Stop.NEVER, told));
    assertThat(counted).isEqualTo(Census.of(game).count(game.rules().initial()));
    assertThat(counted.levels().stream().map(Level::distinct))
        .containsExactly(1L, 8L, 28L, 56L, 70L, 56L, 28L, 8L, 1L);
    // Every level but the first was made in pieces, and each piece was made again.
    assertThat(compared).hasSize(8).allMatch(pieces -> pieces >= 2);
  }

  private <P extends Position> void fickle(Catalog catalog, Game<P> game, Cluster cluster)
      throws Exception {
    List<Level> finished = new ArrayList<>();
    Packed.Quiet told =
        new Packed.Quiet() {
          @Override
          public void finished(Level level) {
            finished.add(level);
          }
        };
    Path kept = folder.resolve("kept");
    assertThatThrownBy(
            () -> cluster.count(Packed.order(catalog, game, Optional.of(kept), Stop.NEVER, told)))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("disagree")
        .hasMessageContaining("level " + finished.size());
    assertThat(finished).hasSizeLessThan(9);
    if (Files.exists(kept)) {
      try (Stream<Path> levels = Files.list(kept)) {
        assertThat(levels.map(level -> level.getFileName().toString()))
            .doesNotContain("level-" + finished.size());
      }
    }
  }
}
