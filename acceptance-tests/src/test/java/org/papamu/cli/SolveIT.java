package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.host;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;

/** {@code solve} and {@code check}: games of two seats without cycles. */
final class SolveIT {

  private static final String OPENED = "bwbwbw/wbwbwb/bw2bw/wbwbwb/bwbwbw b j";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "konane:1x2, loss",
    "konane:2x4, loss",
    "konane:3x3, loss",
    "konane:4x4, loss",
    "konane:4x6, loss",
    "konane:5x5, win",
  })
  void boardsHaveTheirKnownWinner(String game, String value) {
    JsonNode solved = papamu("solve", game, "--json").done().json();
    Kinds.check(
        solved,
        "game text, position text, value text, best text, line text*, positions whole,"
            + " seconds number, method text");
    assertThat(solved.get("value").textValue()).isEqualTo(value);
    String line = String.join(" ", texts(solved.get("line")));
    assertThat(line).startsWith(solved.get("best").textValue());
    JsonNode end = papamu("show", game, "--moves", line, "--json").done().json();
    String winner = value.equals("win") ? "black" : "white";
    assertThat(end.get("over").get("result").textValue()).isEqualTo(winner);
    if (!solved.get("plies").isNull()) {
      assertThat(solved.get("plies").intValue()).isEqualTo(solved.get("line").size());
    }
  }

  @Test
  void aFinishedPositionIsLost() {
    JsonNode solved = papamu("solve", "konane:1x3", "--position", "2b b j", "--json").done().json();
    assertThat(solved.get("value").textValue()).isEqualTo("loss");
    assertThat(solved.get("plies").intValue()).isZero();
    assertThat(solved.get("best").isNull()).isTrue();
    assertThat(solved.get("line")).isEmpty();
  }

  @Test
  void manyPositionsAreSolvedInTheirOrder() {
    String input = OPENED + "\nnonsense\n" + "1w1wbw/1b2wb/bwbw2/1b2wb/bwbw2 b j\n";
    List<JsonNode> rows =
        host()
            .reading(input)
            .run("solve", "konane:5x6", "--positions", "-", "--json")
            .ended(1)
            .jsonLines();
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0).get("value").textValue()).isEqualTo("loss");
    assertThat(rows.get(1).has("error")).isTrue();
    assertThat(rows.get(2).get("value").textValue()).isEqualTo("win");
  }

  @Test
  void aLimitEndsItWithoutAResult() {
    JsonNode solved =
        papamu("solve", "konane:18x18", "--time", "300ms", "--memory", "16M", "--json")
            .done()
            .json();
    assertThat(solved.get("value").textValue()).isEqualTo("unknown");
    assertThat(solved.get("best").isNull()).isTrue();
    assertThat(papamu("solve", "konane:18x18", "--time", "100ms").done().out())
        .contains("not finished");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0M", "-1M", "1", "999999G", "1.5G", "16m"})
  void aBadMemoryIsRefused(String memory) {
    assertThat(papamu("solve", "konane:4x4", "--memory", memory).refused().err())
        .contains("(--memory)");
  }

  @Test
  void aProofIsWrittenAndChecked() throws Exception {
    Path proof = folder.resolve("proof");
    papamu("solve", "konane:5x6", "--position", OPENED, "--certificate", proof.toString()).done();
    JsonNode checked = papamu("check", proof.toString(), "--json").done().json();
    assertThat(checked.get("game").textValue()).isEqualTo("konane:5x6");
    assertThat(checked.get("position").textValue()).isEqualTo(OPENED);
    assertThat(texts(checked.get("claims"))).containsExactly("white wins");
    byte[] content = Files.readAllBytes(proof);
    content[content.length / 2] ^= 4;
    Files.write(proof, content);
    Ran refused = papamu("check", proof.toString(), "--json").refused();
    assertThat(refused.err()).contains("damaged");
  }

  @Test
  void whatIsNoProofIsRefused() throws Exception {
    papamu("check", folder.resolve("none").toString()).refused();
    papamu("check", folder.toString()).refused();
    papamu("check", Files.writeString(folder.resolve("empty"), "").toString()).refused();
    papamu("check", Files.writeString(folder.resolve("text"), "hello").toString()).refused();
  }

  @Test
  void aForeignCheckpointIsRefusedAndLeftAlone() throws Exception {
    Path kept = folder.resolve("kept");
    String[] solve = {
      "solve", "konane:8x8", "--time", "200ms", "--memory", "1M", "--checkpoint", kept.toString()
    };
    papamu(solve).done();
    byte[] content = Files.readAllBytes(kept);
    Ran refused = papamu("solve", "konane:6x6", "--checkpoint", kept.toString()).refused();
    assertThat(refused.err()).contains("another game").contains("(--checkpoint)");
    assertThat(Files.readAllBytes(kept)).isEqualTo(content);
    papamu(solve).done();
  }

  /** Of games in which positions come back, and of puzzles. */
  @ParameterizedTest
  @ValueSource(strings = {"fanorona:7x5", "peg-solitaire:diamond,start=d2,target=f5"})
  void noOtherFileIsTakenForACheckpoint(String game) throws Exception {
    String foreign = "papamu solve checkpoint 2\nelse\n\n";
    Path kept = Files.writeString(folder.resolve("kept"), foreign);
    Ran refused =
        papamu("solve", game, "--memory", "8M", "--checkpoint", kept.toString()).refused();
    assertThat(refused.err()).contains("another game").contains("(--checkpoint)");
    assertThat(Files.readString(kept)).isEqualTo(foreign);
  }

  @Test
  void aProofThatWasBrokenOffGoesOnWithMoreTime() throws Exception {
    Path kept = folder.resolve("kept");
    JsonNode before = solved("3s", kept);
    assertThat(kept).exists();
    JsonNode after = solved("4s", kept);
    assertThat(after.get("tableEntries")).isEqualTo(before.get("tableEntries"));
    assertThat(after.get("positions").asLong()).isGreaterThan(before.get("positions").asLong());
  }

  private static JsonNode solved(String time, Path kept) {
    String file = kept.toString();
    String[] solve = {
      "solve", "fanorona:7x5", "--memory", "8M", "--time", time, "--checkpoint", file, "--json"
    };
    return papamu(solve).done().json();
  }

  @Test
  void everyMoveIsLabelled() {
    Ran ran = host().reading("hint all\nquit\n").run("play", "konane:4x4");
    assertThat(ran.done().out()).contains("a1 loses in ").contains("c3 loses in ");
  }

  @Test
  void movesOfPuzzlesAndOfGamesWithLoopsAreLabelled() {
    assertThat(
            host()
                .reading("hint all\nquit\n")
                .run("play", "peg-solitaire:triangle15")
                .done()
                .out()
                .lines())
        .contains("a3-a5 can be solved in 10 sweeps");
    assertThat(host().reading("hint all\nquit\n").run("play", "fanorona:3x3").done().out().lines())
        .containsSequence("c1-b2A wins in 11 plies", "c2-b2A wins in 11 plies");
  }

  @Test
  void perfectWinsWhatIsWon() {
    for (String seed : List.of("1", "2", "3")) {
      JsonNode watched =
          papamu(
                  "watch",
                  "konane:4x4",
                  "--seat",
                  "white=perfect",
                  "--seat",
                  "black=random",
                  "--seed",
                  seed,
                  "--json")
              .ended(0)
              .json();
      assertThat(watched.get("games").get(0).get("result").textValue()).isEqualTo("white");
    }
  }
}
