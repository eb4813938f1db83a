package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A plugin's code that never comes back. The host is told to be less patient than it usually is, so
 * that the tests are not long.
 */
final class HangingPluginIT {

  private static final String HANGS = "did not come back within ";

  @TempDir private Path folder;

  private Path plugins = Path.of("");

  @BeforeEach
  void pack() throws Exception {
    plugins = FaultyJar.in(folder);
  }

  private static Launch program() {
    return Launch.of(Distribution.assembled().program())
        .with("PAPAMU_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -Dpapamu.patience=2");
  }

  private Ran run(String input, String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--plugins", plugins.toString(), "--seed", "1"));
    return program().reading(input).run(all.toArray(String[]::new));
  }

  private static void assertBlamed(Ran ran) {
    assertThat(ran.ended(1).err())
        .contains("plugin fault in " + FaultyJar.LABEL + " (faulty:")
        .contains(HANGS)
        .contains("Fault.")
        .doesNotContain("\tat ");
  }

  @Test
  void aPlayedGameEndsAndIsKept() throws Exception {
    Path file = folder.resolve("game.pgr");
    Ran ran = run("one\none\none\nquit\n", "play", "faulty:hang-moves", "--save", file.toString());
    assertBlamed(ran);
    assertThat(ran.lastLine()).isEqualTo("unfinished: plugin fault");
    assertThat(Files.readString(file)).contains("1. one one\n*", "[Termination \"plugin fault in ");
  }

  @Test
  void aGameThatHangsUnderItsOpponentEndsToo() {
    assertBlamed(run("one\n", "play", "faulty:spin-moves", "--seat", "second=alphabeta:nodes=100"));
  }

  @Test
  void aMatchGoesOnForAWhileAndNobodyLoses() {
    Ran ran =
        run(
                "",
                "match",
                "faulty:hang-play",
                "--player",
                "random",
                "--player",
                "random",
                "--games",
                "2",
                "--plies",
                "0",
                "--json")
            .ended(1);
    assertThat(ran.json().get("abandoned")).hasSize(2);
    assertThat(ran.json().get("forfeits")).isEmpty();
    assertThat(ran.json().get("stopped").isNull()).isTrue();
    assertThat(ran.json().get("abandoned").get(0).get("plies").intValue()).isGreaterThan(1);
  }

  @Test
  void theOtherCommandsEndToo() throws Exception {
    assertBlamed(run("", "watch", "faulty:hang-moves"));
    assertBlamed(run("", "solve", "faulty:hang-moves"));
    assertBlamed(run("", "moves", "faulty:hang-moves", "--position", "5 first"));
    assertBlamed(run("", "perft", "faulty:spin-play", "6"));
    assertBlamed(run("", "analyze", "faulty:hang-moves", "--depth", "8"));
    Path file =
        Files.writeString(
            folder.resolve("old.pgr"),
            "[Game \"faulty:hang-moves\"]\n[Result \"*\"]\n\n1. one one 2. one one\n*\n");
    Ran replay = run("", "replay", file.toString(), "--json").ended(1);
    assertThat(replay.json().get("plies").intValue()).isEqualTo(2);
    assertThat(replay.json().get("faults").get(0).get("ply").intValue()).isEqualTo(3);
    assertThat(run("", "moves", "faulty:hang-game").ended(1).err())
        .contains("faulty-plugin", HANGS);
  }

  /** Nothing can keep it from doing so, but it is told, and the record of the game is there. */
  @Test
  void aPluginThatEndsTheProgramIsTold() throws Exception {
    Path file = folder.resolve("game.pgr");
    for (List<String> words :
        List.of(
            List.of("play", "faulty:exit-moves", "--save", file.toString()),
            List.of("play", "faulty:exit-moves", "--seat", "second=alphabeta:nodes=100"),
            List.of("perft", "faulty:exit-play", "6"))) {
      Ran ran = run("one\none\none\nquit\n", words.toArray(String[]::new)).ended(1);
      assertThat(ran.err())
          .containsPattern("error: plugin fault in [^:]+: ended the program at ")
          .contains("Fault.happen(Fault.java:");
    }
    assertThat(run("one\none\none\n", "play", "faulty:exit-moves").ended(1).err())
        .contains("plugin fault in " + FaultyJar.LABEL + ": ended the program at ");
    assertThat(Files.readString(file)).contains("1. one one");
  }

  @Test
  void theEngineIsOfUseAfterwards() throws Exception {
    try (Talk talk = Talk.with(program(), "engine", "--plugins", plugins.toString())) {
      talk.say(
          "setoption name Game value faulty:hang-moves", "position startpos moves one one one");
      assertThat(talk.hear("info string error")).contains("plugin fault in ", HANGS);
      talk.say("isready");
      assertThat(talk.hear()).isEqualTo("readyok");
      talk.say("go nodes 100");
      assertThat(talk.hear("info string error")).contains("plugin fault in ");
      assertThat(talk.hear("bestmove")).isNotEqualTo("bestmove (none)");
      talk.say("setoption name Game value faulty:none-none", "position startpos moves two", "show");
      assertThat(talk.hear()).isEqualTo("position 7 second");
    }
  }

  @Test
  void theEngineEndsWhileTheRulesHang() throws Exception {
    for (String end : List.of("quit", "")) {
      Process process =
          Launch.of(Distribution.assembled().program())
              .start("engine", "--plugins", plugins.toString());
      try (var in = process.outputWriter()) {
        in.write("setoption name Game value faulty:hang-moves\nisready\n");
        in.flush();
        assertThat(process.inputReader().readLine()).isEqualTo("readyok");
        in.write("position startpos moves one one one\n" + end + "\n");
        in.flush();
      }
      // Far less than the patience that rules are usually waited for with.
      assertThat(process.waitFor(8, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
    }
  }
}
