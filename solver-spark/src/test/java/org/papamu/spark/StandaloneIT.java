package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
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
import org.papamu.core.match.Match;
import org.papamu.core.match.Standings;
import org.papamu.core.table.TableWork;

/**
 * A real cluster: one master and three workers, each a process of its own, which reach the driver
 * through a {@link Cable}.
 */
class StandaloneIT {

  private static final int HELD_AFTER = 4;
  private static final int LOST_AFTER = 6;
  private static final int TORN_AFTER = 8;
  private static final int PIECES = 7;

  /** For so many looks of the driver, five a second, nothing comes through. */
  private static final int LOOKS = 25;

  /** One class of this game has more entries, in two parts; the driver makes the others. */
  private static final int LARGE = 100_000;

  /** What a lost machine had is not waited for longer than the test needs. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "spark.executor.memory", "512m",
          "spark.executor.extraJavaOptions", Standalone.QUICK,
          "spark.shuffle.io.retryWait", "200ms",
          "spark.papamu.again", "0.5",
          "spark.papamu.leastEntries", String.valueOf(LARGE));

  @TempDir private Path folder;

  @Test
  void losingMachinesAndConnectionsHalfWayChangesNothing() throws Exception {
    try (Catalog catalog = Packed.catalog();
        Standalone machines = new Standalone(folder, 3);
        Cable cable = new Cable();
        Cluster cluster = Packed.open(machines.url(), settings(cable))) {
      new Count(machines, cable).check(catalog, catalog.game("peg-solitaire:triangle15"), cluster);
      checkTables(catalog, catalog.game("fanorona:3x5"), machines, cluster);
      checkMatch(catalog, catalog.game("konane:4x4"), cable, cluster);
    }
  }

  private static Map<String, String> settings(Cable cable) {
    Map<String, String> all = new HashMap<>(SETTINGS);
    all.putAll(cable.settings());
    return all;
  }

  /** Lets a held cable go after some looks, and never stops anything. */
  private static final class Patient implements Stop {

    private final Cable cable;
    private int looks;

    Patient(Cable cable) {
      this.cable = cable;
    }

    synchronized void hold() {
      cable.hold();
      looks = LOOKS;
    }

    @Override
    public synchronized boolean requested() {
      if (looks > 0 && --looks == 0) {
        cable.release();
      }
      return false;
    }

    synchronized boolean isHolding() {
      return looks > 0;
    }
  }

  private <P extends Position> void checkMatch(
      Catalog catalog, Game<P> game, Cable cable, Cluster cluster) {
    Pairing<P> pairing = Pairing.of(catalog, game);
    Match<P> match = pairing.match();
    Standings here = match.run(System::nanoTime);
    Patient patient = new Patient(cable);
    List<Integer> told = new ArrayList<>();
    Match.Elsewhere field = cluster.field(pairing.order());
    Standings there =
        match.run(
            (tasks, stop, reports) -> {
              // The second batch is held up, and the third is torn off when it is handed out.
              if (told.size() == 4) {
                patient.hold();
              } else if (told.size() == 8) {
                assertThat(cable.tear()).isPositive();
              }
              field.play(tasks, stop, reports);
            },
            2,
            patient,
            List.of(),
            (played, now) -> told.add(played.result().number()));
    assertThat(there).isEqualTo(here);
    assertThat(told).hasSize(12).doesNotHaveDuplicates();
    assertThat(patient.isHolding()).isFalse();
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

  /** A count during which the network is slow, a machine is lost, and all connections end. */
  private static final class Count extends Packed.Quiet {

    private final Standalone machines;
    private final Cable cable;
    private final Patient patient;
    private final List<String> outside = new ArrayList<>();
    private final List<Integer> finished = new ArrayList<>();
    private final AtomicInteger twice = new AtomicInteger();

    Count(Standalone machines, Cable cable) {
      this.machines = machines;
      this.cable = cable;
      patient = new Patient(cable);
    }

    @Override
    public void compared(int level, int pieces, int elsewhere) {
      twice.addAndGet(elsewhere);
    }

    @Override
    public void finished(Level level) {
      assertThat(patient.isHolding()).as("nothing came through").isFalse();
      finished.add(level.moves());
      switch (level.moves()) {
        case HELD_AFTER -> patient.hold();
        case LOST_AFTER -> {
          outside.addAll(outside(machines));
          machines.lose(0);
        }
        case TORN_AFTER -> assertThat(cable.tear()).isPositive();
        default -> {
          // All is well.
        }
      }
    }

    <P extends Position> void check(Catalog catalog, Game<P> game, Cluster cluster) {
      assertThat(cluster.count(Packed.order(catalog, game, Optional.empty(), patient, this)))
          .isEqualTo(Census.of(game).count(game.rules().initial()));
      assertThat(finished).contains(HELD_AFTER, LOST_AFTER, TORN_AFTER).doesNotHaveDuplicates();
      assertThat(twice).as("work done twice, by two machines").hasPositiveValue();
      assertThat(outside).as("listeners that others can reach").isEmpty();
    }
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
