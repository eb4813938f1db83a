package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.count.Census;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;

/** A driver that is killed in the middle of a level, and another that goes on. */
class LostDriverIT {

  /** A count that would not end while the test looks on. */
  private static final String GAME = "peg-solitaire:english";

  private static final int KILLED_AT = 6;
  private static final int LEVELS = 9;

  @TempDir private Path folder;

  @Test
  void anotherDriverGoesOnFromTheLastFinishedLevel() throws Exception {
    Path kept = folder.resolve("kept");
    killed(kept);
    try (Catalog catalog = Packed.catalog();
        Cluster cluster = Packed.open("local[2]", Map.of())) {
      goOn(catalog, catalog.game(GAME), cluster, kept);
    }
  }

  /** Counts until a level has begun, and is killed with a signal that cannot be caught. */
  private void killed(Path kept) throws Exception {
    Process driver =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dpapamu.home=" + System.getProperty("papamu.home"),
                "-Dpapamu.engine=" + Packed.ENGINE.toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                Driver.class.getName(),
                GAME,
                kept.toAbsolutePath().toString())
            .redirectErrorStream(true)
            .start();
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(driver.getInputStream(), StandardCharsets.UTF_8))) {
      StringBuilder all = new StringBuilder();
      String line = said.readLine();
      while (line != null && !line.equals("level " + KILLED_AT + " begins")) {
        all.append(line).append('\n');
        line = said.readLine();
      }
      assertThat(line).as(all.toString()).isNotNull();
    } finally {
      driver.destroyForcibly().waitFor();
    }
    assertThat(driver.exitValue()).isEqualTo(128 + 9);
  }

  private static <P extends Position> void goOn(
      Catalog catalog, Game<P> game, Cluster cluster, Path kept) {
    AtomicInteger resumed = new AtomicInteger();
    AtomicInteger last = new AtomicInteger();
    Packed.Quiet telling =
        new Packed.Quiet() {
          @Override
          public void resumed(int levels) {
            resumed.set(levels);
          }

          @Override
          public void finished(Level level) {
            last.set(level.moves());
          }
        };
    Counted counted =
        cluster.count(
            Packed.order(catalog, game, Optional.of(kept), () -> last.get() >= LEVELS, telling));
    AtomicInteger under = new AtomicInteger();
    List<Level> alone =
        Census.of(game)
            .progress((level, visited, all, found) -> under.set(level))
            .stop(() -> under.get() > LEVELS + 1)
            .count(game.rules().initial())
            .levels();
    assertThat(resumed.get()).isGreaterThanOrEqualTo(KILLED_AT - 1);
    assertThat(counted.levels()).hasSize(LEVELS + 1);
    assertThat(alone).startsWith(counted.levels().toArray(new Level[0]));
  }
}
