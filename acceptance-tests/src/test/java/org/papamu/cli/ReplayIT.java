package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;
import org.papamu.acceptance.ScriptedGame;

/** {@code replay}. */
final class ReplayIT {

  @TempDir private Path folder;

  private String file(String text) throws Exception {
    return file(text.getBytes(StandardCharsets.UTF_8));
  }

  private String file(byte[] bytes) throws Exception {
    return Files.write(folder.resolve("game.pgr"), bytes).toString();
  }

  private static String record(String game, String moves, String result) {
    return "[Game \"%s\"]\n[Result \"%s\"]\n\n%s\n%s\n".formatted(game, result, moves, result);
  }

  @Test
  void aSoundRecordIsDone() throws Exception {
    String file = file(record("konane:1x5", "1. c1 b1 2. e1-c1", "black"));
    JsonNode answer = papamu("replay", file, "--json").done().json();
    Kinds.check(answer, "game text, plies whole, position text, result text, faults empty");
    assertThat(answer.get("game").textValue()).isEqualTo("konane:1x5");
    assertThat(answer.get("plies").intValue()).isEqualTo(3);
    assertThat(answer.get("position").textValue()).isEqualTo("b1b2 w j");
    assertThat(answer.get("result").textValue()).isEqualTo("black");
    assertThat(papamu("replay", file).done().out()).contains("3. Black: e1-c1", "result: black");
  }

  @Test
  void anUnfinishedRecordHasNoResult() throws Exception {
    JsonNode answer =
        papamu("replay", file(record("konane:1x5", "1. c1 b1", "*")), "--json").done().json();
    Kinds.check(answer, "plies whole, result null, faults empty");
  }

  @ParameterizedTest
  @CsvSource({"0, bwbwb b r", "1, bw1wb w r", "2, b2wb b j", "3, b1b2 w j"})
  void aPlyIsShown(String ply, String position) throws Exception {
    String file = file(record("konane:1x5", "1. c1 b1 2. e1-c1", "black"));
    JsonNode answer = papamu("replay", file, "--at", ply, "--json").done().json();
    assertThat(answer.get("position").textValue()).isEqualTo(position);
    assertThat(answer.get("plies").intValue()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "4", "x"})
  void aPlyThatIsNotThereIsRefused(String ply) throws Exception {
    papamu("replay", file(record("konane:1x5", "1. c1 b1 2. e1-c1", "black")), "--at", ply)
        .refused();
  }

  @ParameterizedTest
  @CsvSource({
    "1. c1 b1 2. e1-c3, *, 3, e1-c3",
    "1. b1, *, 1, b1",
    "1. c1 b1 2. e1-c1 a1-c1, *, 4, a1-c1",
    "1. c1 b1 2. e1-c1, white, 3, white",
    "1. c1 b1 2. e1-c1, *, 3, *",
    "1. c1 b1, solved, 2, solved"
  })
  void aFaultIsNamedAndTheMovesBeforeItAreKept(String moves, String result, int ply, String move)
      throws Exception {
    Ran ran = papamu("replay", file(record("konane:1x5", moves, result)), "--json").ended(1);
    JsonNode faults = ran.json().get("faults");
    assertThat(faults).hasSize(1);
    Kinds.check(faults.get(0), "ply whole, move text, reason text");
    assertThat(faults.get(0).get("ply").intValue()).isEqualTo(ply);
    assertThat(faults.get(0).get("move").textValue()).isEqualTo(move);
    int kept = move.equals(result) ? ply : ply - 1;
    assertThat(ran.json().get("plies").intValue()).isEqualTo(kept);
    Ran told = papamu("replay", file(record("konane:1x5", moves, result))).ended(1);
    assertThat(told.err()).startsWith("fault: ply " + ply + ", " + move + ": ");
  }

  @Test
  void lineEndsMarksCommentsAndVariationsAreReadOver() throws Exception {
    String text =
        "\ufeff[Game \"konane:1x5\"]\r\n[Event \"x\"]\r[Result \"black\"]\r\n\r\n"
            + "{first (} 1. c1 (1. a1 (1. e1)) b1\r2.\te1-c1\n\n\nblack";
    assertThat(papamu("replay", file(text), "--json").done().json().get("plies").intValue())
        .isEqualTo(3);
  }

  @Test
  void whatIsNoRecordIsRefused() throws Exception {
    String good = record("konane:1x5", "1. c1 b1 2. e1-c1", "black");
    for (String bad :
        new String[] {
          "",
          "hello",
          good.replace("konane:1x5", "chess"),
          good.replace("konane:1x5", "konane:1x5,"),
          good.replace("[Result", "[Game \"konane:1x5\"]\n[Result"),
          good.replace("[Result \"black\"]", "[Result \"white\"]"),
          good.replace("b1", "b1 {open"),
          good.replace("b1", "b1 (2. x"),
          good.replace("b1", "b1 " + "(".repeat(65) + ")".repeat(65)),
          good.replace("b1", "b1\u0000"),
          good.replace("b1", "b1\u001b"),
          good.replace("\nblack\n", "\n"),
          "[Game \"konane:1x5\"]\n[Position \"nonsense\"]\n[Result \"*\"]\n\n*\n",
        }) {
      assertThat(papamu("replay", file(bad), "--json").refused().err()).contains("game.pgr");
    }
    papamu("replay", file(good.getBytes(StandardCharsets.UTF_16)), "--json").refused();
    byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length / 2] = (byte) 0xff;
    papamu("replay", file(bytes), "--json").refused();
    papamu("replay", file(good + " ".repeat(8_000_000)), "--json").refused();
    papamu("replay", folder.toString(), "--json").refused();
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane-8x8", "fanorona-5x9", "peg-solitaire-english"})
  void whatPlaySavesIsSound(String name) throws Exception {
    ScriptedGame game = ScriptedGame.read(name);
    Path file = folder.resolve("saved.pgr");
    Papamu.host().reading(game.input()).run("play", game.game(), "--save", file.toString()).done();
    JsonNode answer = papamu("replay", file.toString(), "--json").done().json();
    assertThat(answer.get("plies").intValue()).isEqualTo(game.moves().size());
    assertThat(answer.get("result").isNull()).isFalse();
  }

  @Test
  void remarksAreShownAndVariationsAreLookedAt() throws Exception {
    String moves = "{first} 1. c1 {[%eval 0.50]} (1. a1 (1. q1)) (1. b1) b1 2. e1-c1";
    String file = file(record("konane:1x5", moves, "black"));
    Ran ran = papamu("replay", file).ended(0);
    assertThat(ran.out()).contains("{first}", "1. Black: c1\n   {[%eval 0.50]}\n   (a1)");
    assertThat(ran.err())
        .contains("note: variation 2, ply 1, q1: ", "note: variation 3, ply 1, b1");
    JsonNode answer = papamu("replay", file, "--json").ended(0).json();
    assertThat(answer.get("comments").intValue()).isEqualTo(2);
    assertThat(answer.get("variations").intValue()).isEqualTo(3);
    assertThat(answer.get("variationFaults")).hasSize(2);
    Kinds.check(
        answer.get("variationFaults").get(0), "variation whole, ply whole, move text, reason text");
    assertThat(papamu("replay", file, "--strict").ended(1).err()).contains("fault: variation 2");
  }

  @Test
  void aFileOfManyGamesIsCheckedWhole() throws Exception {
    String good = record("konane:1x5", "1. c1 b1 2. e1-c1", "black");
    String bad = record("konane:1x5", "1. c1 q9", "*");
    String none = "[Game \"konane:1x5\"]\nrubbish {\n";
    String file = file(String.join("\n", good, bad, none, record("chess", "1. e4", "*"), good));
    Ran ran = papamu("replay", file, "--json").ended(1);
    JsonNode answer = ran.json();
    assertThat(answer.get("games").intValue()).isEqualTo(5);
    assertThat(answer.get("plies").intValue()).isEqualTo(7);
    assertThat(answer.get("results").get("black").intValue()).isEqualTo(2);
    assertThat(answer.get("faultCount").intValue()).isEqualTo(3);
    assertThat(answer.get("faults"))
        .extracting(fault -> fault.get("game").intValue())
        .containsExactly(2, 3, 4);
    assertThat(papamu("replay", file).ended(1).out()).contains("5 games, 7 plies, 3 faults");
    assertThat(
            papamu("replay", file, "--game", "5", "--json").done().json().get("plies").intValue())
        .isEqualTo(3);
    papamu("replay", file, "--game", "2").ended(1);
    papamu("replay", file, "--game", "3").refused();
    assertThat(papamu("replay", file, "--game", "6").refused().err()).contains("games 1 to 5");
    papamu("replay", file, "--at", "1").refused();
    Papamu.host().reading(good).run("replay", "-").done();
  }
}
