package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Census;
import org.papamu.core.count.Level;
import org.papamu.core.table.TableWork;

/** A real cluster: one master and three workers, each a process of its own. */
class StandaloneIT {

  private static final int LOST_AFTER = 6;
  private static final int PIECES = 7;

  /** One class of this game has more entries, in two parts; the driver makes the others. */
  private static final int LARGE = 100_000;

  /** What a lost machine had is not waited for longer than the test needs. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "spark.executor.memory", "512m",
          "spark.shuffle.io.retryWait", "200ms",
          "spark.papamu.again", "0.5",
          "spark.papamu.leastEntries", String.valueOf(LARGE));

  @TempDir private Path folder;

  @Test
  void losingMachinesHalfWayChangesNothing() throws Exception {
    try (Catalog catalog = Packed.catalog();
        Standalone machines = new Standalone(folder, 3);
        Cluster cluster = Packed.open(machines.url(), SETTINGS)) {
      check(catalog, catalog.game("peg-solitaire:triangle15"), machines, cluster);
      checkTables(catalog, catalog.game("fanorona:3x5"), machines, cluster);
    }
  }

  private <P extends Position> void checkTables(
      Catalog catalog, Game<P> game, Standalone machines, Cluster cluster) throws IOException {
    Path alone = folder.resolve("alone");
    Path many = folder.resolve("many");
    TableWork.inFolder(game, alone, settings((name, level, done, entries) -> {}));
    List<Integer> lost = new ArrayList<>();
    TableWork.inFolder(
        game,
        many,
        settings(
            (name, level, done, entries) -> {
              if (lost.isEmpty() && level >= LOST_AFTER && entries > LARGE) {
                machines.lose(1);
                lost.add(level);
              }
            }),
        cluster.tables(RemoteGame.of(catalog, game)));
    assertThat(lost).hasSize(1);
    assertThat(Packed.files(many)).hasSizeGreaterThan(5).isEqualTo(Packed.files(alone));
  }

  private static TableWork.Settings settings(TableWork.Listener told) {
    return new TableWork.Settings(PIECES, 1, 1L << 28, false, Stop.NEVER, System::nanoTime, told);
  }

  private static <P extends Position> void check(
      Catalog catalog, Game<P> game, Standalone machines, Cluster cluster) {
    List<String> outside = new ArrayList<>();
    List<Integer> lost = new ArrayList<>();
    AtomicInteger twice = new AtomicInteger();
    Packed.Quiet losing =
        new Packed.Quiet() {
          @Override
          public void compared(int level, int pieces, int elsewhere) {
            twice.addAndGet(elsewhere);
          }

          @Override
          public void finished(Level level) {
            if (level.moves() == LOST_AFTER) {
              outside.addAll(outside(machines));
              machines.lose(0);
              lost.add(level.moves());
            }
          }
        };
    assertThat(cluster.count(Packed.order(catalog, game, Optional.empty(), Stop.NEVER, losing)))
        .isEqualTo(Census.of(game).count(game.rules().initial()));
    assertThat(lost).containsExactly(LOST_AFTER);
    assertThat(twice).as("work done twice, by two machines").hasPositiveValue();
    assertThat(outside).as("listeners that others can reach").isEmpty();
  }

  private static List<String> outside(Standalone machines) {
    assumeTrue(Listeners.canBeTold(), "this system does not tell who listens");
    List<Long> processes = new ArrayList<>(machines.processes());
    // Master, three workers, three executors.
    assertThat(processes).hasSize(7);
    processes.add(ProcessHandle.current().pid());
    try {
      assertThat(Listeners.addresses(processes)).hasSizeGreaterThan(7);
      return Listeners.outside(processes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
