package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.host;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;
import org.papamu.cli.output.Host;

/** {@code analyze}: lines, scores, limits. */
final class AnalyzeIT {

  private static JsonNode analyzed(String... arguments) {
    List<String> all = new ArrayList<>(List.of("analyze", "--json"));
    all.addAll(List.of(arguments));
    return papamu(all.toArray(String[]::new)).done().json();
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane:8x8", "fanorona:5x9", "fanorona:5x5", "peg-solitaire:english"})
  void theFieldsAreOfTheirKinds(String game) {
    JsonNode answer = analyzed(game, "--nodes", "3000", "--lines", "2");
    Kinds.check(
        answer,
        "game text, position text, turn text, player text, nodes whole, nodesPerSecond whole, "
            + "lines object*, over null");
    assertThat(answer.get("lines").size()).isBetween(1, 2);
    for (JsonNode line : answer.get("lines")) {
      Kinds.check(line, "move text, score whole, depth whole, pv text*, nodes whole");
      assertThat(line.get("pv").get(0)).isEqualTo(line.get("move"));
      assertThat(line.get("proved").isNull() || line.get("proved").isTextual()).isTrue();
      assertThat(line.get("mate").isNull() || line.get("mate").isInt()).isTrue();
    }
  }

  /** Each line can be played as it stands. */
  @ParameterizedTest
  @ValueSource(strings = {"konane:8x8", "fanorona:5x9", "peg-solitaire:english"})
  void linesCanBePlayed(String game) {
    for (JsonNode line : analyzed(game, "--nodes", "5000", "--lines", "3").get("lines")) {
      String moves = String.join(" ", Kinds.texts(line.get("pv")));
      papamu("show", game, "--moves", moves).done();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "konane:1x5, '', c1, win, 3, 999997",
    "konane:1x5, c1, b1, loss, -2, -999998",
    "konane:1x3, '', a1, loss, -2, -999998",
    "peg-solitaire:triangle10, '', a2-a4, loss, -6, -999994"
  })
  void whatIsProvedIsToldInPlies(
      String game, String moves, String best, String proved, int mate, int score) {
    JsonNode line = analyzed(game, "--moves", moves, "--depth", "12").get("lines").get(0);
    assertThat(line.get("proved").textValue()).isEqualTo(proved);
    assertThat(line.get("mate").intValue()).isEqualTo(mate);
    assertThat(line.get("score").intValue()).isEqualTo(score);
    assertThat(line.get("move").textValue()).hasSameSizeAs(best);
  }

  @Test
  void aPuzzleIsSolved() {
    JsonNode line = analyzed("peg-solitaire:english", "--time", "20s").get("lines").get(0);
    assertThat(line.get("mate").intValue()).isEqualTo(31);
    String moves = String.join(" ", Kinds.texts(line.get("pv")));
    JsonNode end =
        papamu("show", "peg-solitaire:english", "--moves", moves, "--json").done().json();
    assertThat(end.get("over").get("result").textValue()).isEqualTo("solved");
  }

  /** The player would answer at once in a game; whoever analyses wants to know what comes of it. */
  @Test
  void aForcedMoveIsLookedInto() {
    JsonNode answer =
        analyzed("fanorona:5x5", "--position", "1b3/5/3wb/5/3w1 w 0", "--nodes", "10000");
    assertThat(answer.get("lines")).hasSize(1);
    assertThat(answer.get("lines").get(0).get("mate").intValue()).isEqualTo(3);
  }

  @Test
  void aGameThatIsOverHasNoLines() {
    JsonNode over = analyzed("konane:1x5", "--moves", "c1 b1 e1-c1");
    assertThat(over.get("lines")).isEmpty();
    assertThat(over.get("over").get("result").textValue()).isEqualTo("black");
    assertThat(papamu("analyze", "konane:1x5", "--moves", "c1 b1 e1-c1").done().out())
        .isEqualTo("over: White cannot jump; Black wins\n");
  }

  @Test
  void thePositionIsTheOneAfterTheMoves() {
    JsonNode answer = analyzed("konane:1x5", "--position", "bw1wb w r", "--moves", "b1");
    assertThat(answer.get("position").textValue()).isEqualTo("b2wb b j");
    assertThat(answer.get("turn").textValue()).isEqualTo("black");
  }

  @Test
  void theSameNodesGiveTheSameLines() {
    String[] command = {"konane:8x8", "--nodes", "20000", "--lines", "3", "--seed", "7"};
    assertThat(analyzed(command).get("lines")).isEqualTo(analyzed(command).get("lines"));
  }

  @Test
  void everyPositionOfAFileIsAnsweredInItsPlace() {
    Ran ran =
        host()
            .reading("bwbwb b r\nnonsense\n\nb2wb b j\r\nb4 w j\n")
            .run("analyze", "konane:1x5", "--positions", "-", "--depth", "4", "--json");
    ran.ended(1);
    List<JsonNode> answers = ran.jsonLines();
    assertThat(answers).hasSize(5);
    assertThat(answers.get(0).get("lines")).isNotEmpty();
    assertThat(answers.get(1).get("position").textValue()).isEqualTo("nonsense");
    assertThat(answers.get(1).get("error").textValue()).isNotEmpty();
    assertThat(answers.get(2).get("error").textValue()).contains("blank line");
    assertThat(answers.get(3).get("lines").get(0).get("mate").intValue()).isEqualTo(1);
    assertThat(answers.get(4).get("lines")).isEmpty();
  }

  @Test
  void playersThatDoNotThinkAreToldOnePlyDeep() {
    JsonNode line = analyzed("konane:8x8", "--player", "random").get("lines").get(0);
    assertThat(line.get("depth").intValue()).isEqualTo(1);
    assertThat(line.get("pv")).hasSize(1);
  }

  @Test
  void aPlayersOwnLimitsHoldToo() {
    JsonNode answer = analyzed("konane:8x8", "--player", "alphabeta:depth=3", "--time", "60s");
    assertThat(answer.get("lines").get(0).get("depth").intValue()).isEqualTo(3);
  }

  @Test
  void aTerminalSeesItGrowAndTheEndAlone() {
    Ran ran =
        host()
            .on(Host.Screen.TERMINAL)
            .run("analyze", "konane:8x8", "--nodes", "5000000", "--lines", "2");
    String out = ran.done().out();
    int last = out.lastIndexOf("\u001b[J");
    assertThat(last).as("wiped before the end: %s", out).isPositive();
    assertThat(out.substring(last)).contains("Black to move: depth").containsPattern("[+-]\\d+\\.");
    assertThat(papamu("analyze", "konane:8x8", "--nodes", "500").done().out())
        .doesNotContain("\u001b");
  }
}
