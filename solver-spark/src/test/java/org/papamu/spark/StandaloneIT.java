package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.count.Census;
import org.papamu.core.count.Level;

/** A real cluster: one master and two workers, each a process of its own. */
class StandaloneIT {

  private static final int LOST_AFTER = 6;

  /** What a lost machine had is not waited for longer than the test needs. */
  private static final Map<String, String> SETTINGS =
      Map.of("spark.executor.memory", "512m", "spark.shuffle.io.retryWait", "200ms");

  @TempDir private Path folder;

  @Test
  void losingAMachineHalfWayChangesNothing() throws Exception {
    try (Catalog catalog = Packed.catalog();
        Standalone machines = new Standalone(folder, 2);
        Cluster cluster = Packed.open(machines.url(), SETTINGS)) {
      check(catalog, catalog.game("peg-solitaire:triangle15"), machines, cluster);
    }
  }

  private static <P extends Position> void check(
      Catalog catalog, Game<P> game, Standalone machines, Cluster cluster) {
    List<String> outside = new ArrayList<>();
    List<Integer> lost = new ArrayList<>();
    Packed.Quiet losing =
        new Packed.Quiet() {
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
    assertThat(outside).as("listeners that others can reach").isEmpty();
  }

  private static List<String> outside(Standalone machines) {
    assumeTrue(Listeners.canBeTold(), "this system does not tell who listens");
    List<Long> processes = new ArrayList<>(machines.processes());
    // Master, two workers, two executors.
    assertThat(processes).hasSize(5);
    processes.add(ProcessHandle.current().pid());
    try {
      assertThat(Listeners.addresses(processes)).hasSizeGreaterThan(5);
      return Listeners.outside(processes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
