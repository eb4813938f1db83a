package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Matches that end before their end: by Ctrl-C, and by a process that is killed. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(180)
final class MatchEndIT {

  private static final int ENOUGH = 3;

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("match.pgr");
  }

  /**
   * A program started in the background by a shell without job control is deaf to Ctrl-C, and so
   * are all that it starts: there is nothing to be seen then.
   */
  @BeforeEach
  void interruptsAreHeard() throws Exception {
    Path status = Path.of("/proc/self/status");
    if (Files.exists(status)) {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith("SigIgn:")) {
          long ignored = Long.parseUnsignedLong(line.substring("SigIgn:".length()).strip(), 16);
          assumeTrue(((ignored >>> 1) & 1) == 0, "interrupts are ignored here");
        }
      }
    }
  }

  /** A match that takes very long, with another program among the players. */
  private Process start(String... more) throws Exception {
    Path program = Distribution.assembled().program();
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "match",
                "konane:6x6",
                "--player",
                "engine:cmd=" + program + ",args=engine,player=greedy",
                "--player",
                "random",
                "--games",
                "1000000",
                "--seed",
                "3",
                "--json",
                "--record",
                file().toString()));
    arguments.addAll(List.of(more));
    return Launch.of(program).start(arguments.toArray(String[]::new));
  }

  private void awaitGames(Process process, int games) throws Exception {
    long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(Launch.LIMIT_SECONDS);
    while (rounds() < games) {
      assertThat(process.isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(limit);
      Thread.sleep(20);
    }
  }

  private int rounds() throws Exception {
    return Files.exists(file()) ? Files.readString(file()).split("\\[Round ", -1).length - 1 : 0;
  }

  private static void signal(String name, Process process) throws Exception {
    assertThat(Launch.of(List.of("kill", name, "" + process.pid())).run().status()).isZero();
  }

  @Test
  void ctrlCEndsItWithWhatThereIsAndNothingIsLeft() throws Exception {
    Process process = start();
    awaitGames(process, ENOUGH);
    List<ProcessHandle> engines = process.descendants().toList();
    assertThat(engines).isNotEmpty();
    signal("-INT", process);
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(Launch.await(process, Launch.LIMIT_SECONDS)).isEqualTo(130);
    JsonNode match = JsonMapper.builder().build().readTree(out);
    assertThat(match.get("stopped").textValue()).isEqualTo("interrupted");
    assertThat(match.get("games").intValue()).isEqualTo(rounds()).isGreaterThanOrEqualTo(ENOUGH);
    assertThat(match.get("forfeits")).isEmpty();
    for (ProcessHandle engine : engines) {
      engine.onExit().get(10, TimeUnit.SECONDS);
    }
  }

  @Test
  void aKilledMatchGoesOnAndNoGameIsCountedTwice() throws Exception {
    Process process = start();
    awaitGames(process, ENOUGH);
    process.destroyForcibly().waitFor();
    int before = rounds();
    Process again = start("--resume");
    awaitGames(again, before + ENOUGH);
    signal("-INT", again);
    JsonNode match = JsonMapper.builder().build().readTree(again.getInputStream().readAllBytes());
    assertThat(Launch.await(again, Launch.LIMIT_SECONDS)).isEqualTo(130);
    List<String> rounds =
        Files.readString(file()).lines().filter(line -> line.startsWith("[Round ")).toList();
    assertThat(rounds).doesNotHaveDuplicates();
    assertThat(match.get("games").intValue()).isEqualTo(rounds.size());
  }
}
