package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.host;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;

/** {@code show}, {@code moves} and {@code perft}, one position or many. */
final class PositionsIT {

  /** Two lone stones that cannot meet, to shuffle with. */
  private static final String SHUFFLE = "8b/9/9/9/w8 w";

  @TempDir private Path folder;

  @Test
  void showTellsThePosition() {
    JsonNode shown = papamu("show", "konane:6x6", "--moves", "d4 d3", "--json").done().json();
    Kinds.check(shown, "game text, position text, turn text, legalMoves whole, over null");
    assertThat(shown.get("position").textValue())
        .isEqualTo("wbwbwb/bwbwbw/wbw1wb/bwb1bw/wbwbwb/bwbwbw b j");
    assertThat(shown.get("turn").textValue()).isEqualTo("black");
    JsonNode fanorona = papamu("show", "fanorona:telo", "--json").done().json();
    assertThat(fanorona.get("turn").textValue()).isEqualTo("white");
    assertThat(fanorona.get("legalMoves").intValue()).isEqualTo(4);
    JsonNode pegs = papamu("show", "peg-solitaire", "--moves", "d6-d4", "--json").done().json();
    assertThat(pegs.get("position").textValue())
        .isEqualTo("ooo/o1o/ooo1ooo/ooooooo/ooooooo/ooo/ooo d4");
    assertThat(pegs.get("turn").textValue()).isEqualTo("player");
  }

  @Test
  void aSweepIsSeveralPliesAndAnyPathOfATurnIsTaken() {
    JsonNode swept =
        papamu(
                "show",
                "peg-solitaire",
                "--position",
                "3/3/oo1o1o1/7/7/3/3 -",
                "--moves",
                "a5-c5-e5",
                "--json")
            .done()
            .json();
    assertThat(swept.get("position").textValue()).isEqualTo("3/3/4oo1/7/7/3/3 -");
  }

  @Test
  void showDrawsAPicture() throws Exception {
    Path picture = folder.resolve("board.svg");
    Ran ran = papamu("show", "fanorona", "--svg", picture.toString(), "--json").ended(0);
    assertThat(ran.json().get("game").textValue()).isEqualTo("fanorona:5x9");
    assertThat(Files.readString(picture)).startsWith("<svg").endsWith("</svg>\n");
    Ran failed = papamu("show", "fanorona", "--svg", folder.toString(), "--json").ended(1);
    assertThat(failed.told().err()).contains("a folder, not a file");
    assertThat(failed.out()).isEmpty();
  }

  @Test
  void movesListsTheLegalMoves() {
    JsonNode moves = papamu("moves", "konane:6x6", "--json").done().json();
    Kinds.check(moves, "game text, position text, moves text*, over null");
    assertThat(texts(moves.get("moves"))).containsExactly("a1", "c3", "d4", "f6");
    assertThat(texts(papamu("moves", "fanorona", "--json").done().json().get("moves")))
        .containsExactly("d2-e3A", "d3-e3A", "d3-e3W", "e2-e3A", "f2-e3A");
    assertThat(texts(papamu("moves", "peg-solitaire", "--json").done().json().get("moves")))
        .containsExactly("b4-d4", "d2-d4", "d6-d4", "f4-d4");
    assertThat(papamu("moves", "konane:6x6").done().out()).isEqualTo("a1  c3  d4  f6\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "konane:1x1 | 1 w r | black | konane.no-removal | {\"black\":1,\"white\":-1}",
        "konane:1x3 | 2b b j | white | konane.no-jump | {\"black\":-1,\"white\":1}",
        "fanorona:3x3 | 1w1/3/3 b 0 | white | fanorona.no-stones | {\"white\":1,\"black\":-1}",
        "fanorona:5x9 | 8b/9/9/9/w8 w 100 | draw | fanorona.quiet | {\"white\":0,\"black\":0}",
        "peg-solitaire:triangle10 | 1/2/3/o3 a1 | solved | peg-solitaire.solved | {\"player\":0}",
        "peg-solitaire:triangle10 | 1/2/3/o2o a1 | stuck | peg-solitaire.stuck | {\"player\":1}",
      })
  void aFinishedPositionTellsHowItEnded(
      String game, String position, String result, String reason, String scores) {
    for (String command : List.of("moves", "show")) {
      JsonNode answer = papamu(command, game, "--position", position, "--json").done().json();
      JsonNode over = Kinds.check(answer.get("over"), "result text, reason text, scores object");
      assertThat(over.get("result").textValue()).isEqualTo(result);
      assertThat(over.get("reason").textValue()).isEqualTo(reason);
      assertThat(over.get("scores")).hasToString(scores);
    }
    JsonNode moves = papamu("moves", game, "--position", position, "--json").done().json();
    assertThat(moves.get("moves")).isEmpty();
    assertThat(papamu("moves", game, "--position", position).done().out()).startsWith("over: ");
  }

  @Test
  void repetitionEndsAGameThatHasAHistory() {
    String cycle = "a1-a2 i5-i4 a2-a1 i4-i5";
    String twice = cycle + " " + cycle;
    JsonNode over = shuffled("fanorona", twice).get("over");
    assertThat(over.get("result").textValue()).isEqualTo("draw");
    assertThat(over.get("reason").textValue()).isEqualTo("repetition");
    assertThat(shuffled("fanorona", twice).get("legalMoves").intValue()).isZero();
    assertThat(shuffled("fanorona", cycle).get("over").isNull()).isTrue();
    assertThat(shuffled("fanorona:5x9,repetition=0", twice).get("over").isNull()).isTrue();
    Ran later =
        papamu("show", "fanorona", "--position", SHUFFLE, "--moves", twice + " a1-a2").refused();
    assertThat(later.err()).contains("the game is over").contains("--moves, move 9");
  }

  private static JsonNode shuffled(String game, String moves) {
    return papamu("show", game, "--position", SHUFFLE, "--moves", moves, "--json").done().json();
  }

  @Test
  void aRefusedMoveIsNamed() {
    Ran ran = papamu("show", "konane:6x6", "--moves", "d4 d3 a1", "--json").refused();
    assertThat(ran.err()).contains("(--moves, move 3)").contains("\n  a1\n  ^\n");
    assertThat(papamu("show", "fanorona", "--moves", "d3-e3").refused().err())
        .contains("d3-e3A or d3-e3W");
  }

  @ParameterizedTest
  @CsvSource({
    "konane:6x6, 4, 156",
    "konane:8x8, 5, 892",
    "fanorona:3x3, 2, 7",
    "fanorona:5x9, 3, 724",
    "peg-solitaire:english, 3, 60",
    "peg-solitaire:triangle15, 0, 1"
  })
  void perftCountsPaths(String game, int depth, long nodes) {
    JsonNode counted = papamu("perft", game, "" + depth, "--json").done().json();
    Kinds.check(
        counted,
        "game text, position text, depth whole, nodes whole, seconds number, nodesPerSecond whole,"
            + " divide object");
    assertThat(counted.get("depth").intValue()).isEqualTo(depth);
    assertThat(counted.get("nodes").longValue()).isEqualTo(nodes);
  }

  @Test
  void divideAddsUpOnAnyNumberOfThreads() {
    JsonNode one = papamu("perft", "konane:6x6", "5", "--divide", "--json").done().json();
    JsonNode two =
        papamu("perft", "konane:6x6", "5", "--divide", "--threads", "2", "--json").done().json();
    assertThat(one.get("divide")).isEqualTo(two.get("divide")).hasSize(4);
    long sum = 0;
    for (JsonNode part : one.get("divide")) {
      sum += part.longValue();
    }
    assertThat(sum).isEqualTo(one.get("nodes").longValue()).isPositive();
  }

  @Test
  void perftIgnoresDrawRules() {
    List<Long> counts = new ArrayList<>();
    for (String quiet : List.of("0", "98", "99", "100", "101", "1000")) {
      JsonNode counted =
          papamu("perft", "fanorona", "3", "--position", SHUFFLE + " " + quiet, "--json")
              .done()
              .json();
      counts.add(counted.get("nodes").longValue());
    }
    assertThat(counts.get(0)).isGreaterThan(10);
    assertThat(counts).containsOnly(counts.get(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1001", "x", "99999999999", "1.5", ""})
  void aBadDepthIsRefused(String depth) {
    papamu("perft", "konane", depth, "--json").refused();
  }

  @Test
  void badPositionsGetPlaceAndSuggestions() {
    Ran ran = papamu("moves", "konane:1x3", "--position", "bwB b r", "--json").refused();
    assertThat(ran.err())
        .contains("(--position)")
        .contains("\n  bwB b r\n    ^\n")
        .contains("\n  try: bwb b r");
  }

  @Test
  void manyPositionsAreAnsweredInTheirOrder() throws Exception {
    List<String> lines =
        List.of(
            "bwb b r",
            "",
            "1wb w r\r",
            "x",
            "   ",
            "bwb b r extra",
            "o".repeat(20_000),
            "bwb b r",
            "bw\u00f6 b r",
            "1wb w r");
    byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    Path file = Files.write(folder.resolve("positions.txt"), text);
    Ran fromFile = papamu("moves", "konane:1x3", "--positions", file.toString(), "--json").ended(1);
    Ran fromInput =
        host().reading(text).run("moves", "konane:1x3", "--positions", "-", "--json").ended(1);
    assertThat(fromFile.out()).isEqualTo(fromInput.out());
    List<JsonNode> answers = fromFile.jsonLines();
    assertThat(answers).hasSameSizeAs(lines);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).stripTrailing();
      JsonNode answer = answers.get(i);
      boolean good = line.equals("bwb b r") || line.equals("1wb w r");
      assertThat(answer.has("error")).as("line %d", i + 1).isEqualTo(!good);
      if (good) {
        assertThat(answer.get("position").textValue()).isEqualTo(line);
        Kinds.check(answer, "game text, moves text*, over null");
      } else {
        Kinds.check(answer, "position text, error text");
      }
    }
    assertThat(answers.get(6).get("position").textValue()).isEqualTo("o".repeat(4096));
    assertThat(answers.get(8).get("position").textValue()).isEqualTo("bw\u00f6 b r");
  }

  @Test
  void aLineThatIsNotUtf8IsOneBadLine() {
    byte[] text = "bwb b r\nb\u00ff\u00fe b r\nbwb b r\n".getBytes(StandardCharsets.ISO_8859_1);
    Ran ran = host().reading(text).run("perft", "konane:1x3", "1", "--positions", "-", "--json");
    List<JsonNode> answers = ran.ended(1).jsonLines();
    assertThat(answers).hasSize(3);
    assertThat(answers.get(1).has("error")).isTrue();
    assertThat(answers.get(0).get("nodes").longValue()).isEqualTo(2);
    assertThat(answers.get(2).get("nodes").longValue()).isEqualTo(2);
  }

  @Test
  void goodPositionsOnlyAreDone() {
    Ran ran = host().reading("bwb b r\r\n1wb w r").run("moves", "konane:1x3", "--positions", "-");
    assertThat(ran.done().out()).isEqualTo("a1  c1\nb1\n");
    host().reading("").run("moves", "konane:1x3", "--positions", "-", "--json").done();
  }

  @Test
  void positionsThatCannotBeReadAreAWrongRequest() {
    String missing = folder.resolve("none").toString();
    assertThat(papamu("moves", "konane", "--positions", missing).refused().err())
        .contains("no such file");
    papamu("moves", "konane", "--positions", folder.toString()).refused();
    papamu("moves", "konane", "--positions", "-", "--position", "bwb b r").refused();
  }
}
