package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.host;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.acceptance.Ran;

/** {@code engine}: what a script gets line by line. */
final class EngineCommandIT {

  private static List<String> answers(String... lines) {
    Ran ran = host().reading(String.join("\n", lines) + "\n").run("engine");
    return ran.done().lines();
  }

  @Test
  void itIntroducesItself() {
    List<String> lines = answers("ugi", "isready", "quit");
    assertThat(lines.get(0)).isEqualTo("id name papamu 1.0.0");
    for (String option : List.of("Game", "Player", "Threads", "Hash", "Seed")) {
      assertThat(lines)
          .filteredOn(line -> line.matches("option name " + option + " type \\w+ default .*"))
          .hasSize(1);
    }
    assertThat(lines).endsWith("ugiok", "readyok");
  }

  @Test
  void everyGameIsServed() {
    assertThat(
            answers(
                "setoption name Game value fanorona:tsivy",
                "show",
                "perft 2",
                "setoption name Game value konane:6x6",
                "position startpos moves d4 d3",
                "show",
                "perft 1",
                "query p1turn",
                "setoption name Game value peg-solitaire:triangle10",
                "position fen 1/2/3/o3 a1",
                "moves",
                "query gameover",
                "query result",
                "go infinite"))
        .containsExactly(
            "position bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w 0",
            "perft 2 39",
            "position wbwbwb/bwbwbw/wbw1wb/bwb1bw/wbwbwb/bwbwbw b j",
            "perft 1 3",
            "response true",
            "moves",
            "response true",
            "response p1win",
            "bestmove (none)");
  }

  @Test
  void movesAreThoseOfTheCommand() {
    List<String> lines = answers("setoption name Game value fanorona:tsivy", "moves");
    assertThat(lines).hasSize(1);
    assertThat(List.of(lines.get(0).split(" ", -1)))
        .containsExactlyInAnyOrder("moves", "d2-e3A", "d3-e3A", "d3-e3W", "e2-e3A", "f2-e3A");
  }

  @Test
  void whatIsWrongChangesNothing() {
    List<String> lines =
        answers(
            "setoption name Game value konane:1x3",
            "nonsense \u001b[2J",
            "setoption name Game value chess",
            "setoption name Game",
            "position fen nonsense",
            "position startpos moves a1 a1",
            "perft x",
            "query what",
            "go depth -1",
            "show");
    assertThat(lines).hasSize(9).last().isEqualTo("position bwb b r");
    assertThat(lines.get(0)).isEqualTo("info string unknown command nonsense \\x1b[2J");
    assertThat(lines.subList(1, 8))
        .allSatisfy(line -> assertThat(line).startsWith("info string error: "));
  }

  @Test
  void aSearchEndsWithAMove() {
    List<String> lines =
        answers("setoption name Game value konane:1x5", "position startpos moves c1", "go depth 1");
    assertThat(lines).last().asString().matches("bestmove [bd]1");
    assertThat(lines.get(0)).matches("info depth \\d+ score (cp|mate) -?\\d+ nodes .*");
  }
}
