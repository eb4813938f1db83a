package org.papamu.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterEngines;
import org.papamu.core.cluster.ClusterSettings;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.cluster.CountProgress;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Level;

/** The packed engine and the packed plugins, as a user has them. */
final class Packed {

  /** The engine's folder. */
  static final Path ENGINE = Path.of(System.getProperty("papamu.engine", "target/spark"));

  /** The folder of the host. */
  static final Path HOME =
      Path.of(System.getProperty("papamu.home", "../distribution/target/papamu"));

  private Packed() {}

  static Catalog catalog() {
    return Catalog.open(CatalogSettings.named(HOME.resolve("plugins")));
  }

  /** Everything goes to the workers, however little it is. */
  static Cluster open(String master, Map<String, String> options) {
    Map<String, String> all = new HashMap<>(options);
    all.putIfAbsent("spark.papamu.leastMoves", "0");
    return new ClusterEngines(List.of(), Packed.class.getClassLoader())
        .open(ENGINE, new ClusterSettings(master, all, System::nanoTime));
  }

  /** What each file below a folder holds, by its name, a byte a character. */
  static Map<String, String> files(Path place) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(place)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(
            path.getFileName().toString(), Files.readString(path, StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }

  static <P extends Position> CountOrder<P> order(
      Catalog catalog, Game<P> game, Optional<Path> checkpoint, Stop stop, CountProgress progress) {
    return new CountOrder<>(
        RemoteGame.of(catalog, game),
        game.rules().initial(),
        checkpoint.map(folder -> folder.toAbsolutePath().toString()),
        stop,
        progress);
  }

  /** Tells nobody. */
  static class Quiet implements CountProgress {
    @Override
    public void begins(int level, long mostPositions, long bytes, double seconds) {}

    @Override
    public void told(int level, int done, int all) {}

    @Override
    public void compared(int level, int pieces, int elsewhere) {}

    @Override
    public void finished(Level level) {}

    @Override
    public void resumed(int levels) {}
  }
}
