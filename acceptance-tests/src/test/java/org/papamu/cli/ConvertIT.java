package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;

/** {@code convert}. */
final class ConvertIT {

  /** In the form that records are written in. */
  private static final String RECORDS =
      """
      [Game "konane:1x5"]
      [White "a \\"name\\" \u014d"]
      [Result "black"]

      {before} 1. c1 {[%eval 0.50] good} (1. a1 (1. e1 d1)) 1... b1 2. e1-c1
      black

      [Game "fanorona:5x5"]
      [Result "*"]

      1. c2-c3A
      *
      """;

  @TempDir private Path folder;

  private Path file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void nothingIsLostEitherWay() throws Exception {
    Path pgr = file("a.pgr", RECORDS);
    Path json = folder.resolve("a.json");
    Ran ran = papamu("convert", pgr.toString(), json.toString(), "--json").ended(0);
    assertThat(ran.json().get("games").intValue()).isEqualTo(2);
    List<String> lines = Files.readAllLines(json);
    assertThat(lines).hasSize(2);
    JsonNode first = new ObjectMapper().readTree(lines.get(0));
    Kinds.check(first, "game text, tags object, position null, moves object|text*, result text");
    assertThat(first.get("tags").get("White").textValue()).isEqualTo("a \"name\" \u014d");
    assertThat(first.get("moves").toString())
        .isEqualTo(
            "[{\"comment\":\"before\"},\"c1\",{\"comment\":\"[%eval 0.50] good\"},"
                + "{\"variation\":[\"a1\",{\"variation\":[\"e1\",\"d1\"]}]},\"b1\",\"e1-c1\"]");
    Path again = folder.resolve("b.pgr");
    assertThat(papamu("convert", json.toString(), again.toString()).ended(0).err())
        .startsWith("records: ");
    assertThat(again).hasContent(RECORDS);
  }

  @Test
  void standardStreamsServeAsFiles() {
    String json = Papamu.host().reading(RECORDS).run("convert", "-", "-").done().out();
    assertThat(json.lines()).hasSize(2).allMatch(line -> line.startsWith("{\"game\":"));
    assertThat(Papamu.host().reading(json).run("convert", "-", "-").done().out())
        .isEqualTo(RECORDS);
    // The records may stand in a list, and the form may be asked for.
    String list = "[" + String.join(",\n", json.lines().toList()) + "]";
    assertThat(Papamu.host().reading(list).run("convert", "-", "-").done().out())
        .isEqualTo(RECORDS);
    assertThat(Papamu.host().reading(RECORDS).run("convert", "-", "-", "--to", "pgr").done().out())
        .isEqualTo(RECORDS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "{\"game\": \"konane:1x5\", \"moves\": [], \"result\": \"*\", \"more\": 1}",
        "{\"game\": \"konane:1x5\", \"moves\": []}",
        "{\"game\": \"konane:1x5\", \"result\": \"*\"}",
        "{\"moves\": [], \"result\": \"*\"}",
        "{\"game\": 1, \"moves\": [], \"result\": \"*\"}",
        "{\"game\": \"konane:1x5\", \"game\": \"x\", \"moves\": [], \"result\": \"*\"}",
        "{\"game\": \"konane:1x5\", \"moves\": [\"a b\"], \"result\": \"*\"}",
        "{\"game\": \"konane:1x5\", \"moves\": [{\"comment\": \"}\"}], \"result\": \"*\"}",
        "{\"game\": \"konane:1x5\", \"moves\": [{\"x\": []}], \"result\": \"*\"}",
        "{\"game\": \"konane:1x5\", \"moves\": [7], \"result\": \"*\"}",
        "{\"game\": \"konane:1x5\", \"tags\": {\"Game\": \"x\"}, \"moves\": [], \"result\": \"*\"}",
        "{\"game\": \"chess\", \"moves\": [], \"result\": \"*\"}",
        "{} 1",
        "hello",
        "",
        "[Game \"konane:1x5\"]\n1. c1 (\n*"
      })
  void whatIsNoRecordIsRefusedAndTheOldFileStays(String text) throws Exception {
    Path in = file("in", text);
    Path out = file("out.pgr", "old");
    Ran ran = papamu("convert", in.toString(), out.toString()).refused();
    assertThat(ran.err()).startsWith("error: ").contains("in");
    assertThat(out).hasContent("old");
  }

  @Test
  void deepAndLongOnesMeetTheLimits() throws Exception {
    String head = "{\"game\": \"konane:1x5\", \"result\": \"*\", \"moves\": [";
    String deep = "{\"variation\":[".repeat(65) + "]}".repeat(65);
    assertThat(papamu("convert", file("a", head + deep + "]}").toString(), "-").refused().err())
        .contains("nested");
    String deepest = "{\"variation\":[".repeat(100_000);
    papamu("convert", file("b", head + deepest).toString(), "-").refused();
    String fine = "{\"variation\":[".repeat(64) + "]}".repeat(64);
    papamu("convert", file("c", head + fine + "]}").toString(), "-").done();
  }

  @Test
  void glyphsAreKept() throws Exception {
    String text =
        """
        [Game "konane:1x5"]
        [Result "black"]

        1. c1 $1 b1 $2 $14 {so} 2. e1-c1 $3
        black
        """;
    Path json = folder.resolve("a.json");
    papamu("convert", file("a.pgr", text).toString(), json.toString()).ended(0);
    assertThat(json)
        .content()
        .contains("\"c1\",{\"glyph\":1},\"b1\",{\"glyph\":2},{\"glyph\":14},{\"comment\":");
    Path again = folder.resolve("b.pgr");
    papamu("convert", json.toString(), again.toString()).ended(0);
    assertThat(again).hasContent(text);
    assertThat(papamu("replay", again.toString()).done().lines())
        .containsSubsequence("1. Black: c1", "   !", "2. White: b1", "   ?", "   $14", "   {so}");
  }

  /** The place is that of the file, and the old file stays. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. c1 zz9 * | line 4, column 7: ply 2, zz9: ",
        "1. c1 b1 2. c1 * | line 4, column 13: ply 3, c1: ",
        "1. c1 * b1 * | line 4, column 9: something follows the result *",
        "1. c1 (a1 *) * | line 4, column 11: * is the result of a game",
        "1. c1 $ b1 * | line 4, column 7: a $ stands before a number from 0 to 255",
        "1. c1 $999 * | line 4, column 7: a $ stands before a number from 0 to 255",
        "1. c1 draw * | line 4, column 7: ply 2, draw: ",
        "1. c1 b1 e1-c1 white | line 4, column 16: ply 3, white: the game is over",
      })
  void whatIsNoMoveIsRefusedWithItsPlace(String moves, String told) throws Exception {
    Path out = file("out.json", "old");
    String text = "\n[Game \"konane:1x5\"]\n\n" + moves + "\n";
    for (String form : List.of("json", "pgr")) {
      Ran ran =
          papamu("convert", file("a.pgr", text).toString(), out.toString(), "--to", form).refused();
      assertThat(ran.err()).startsWith("error: " + told).contains("a.pgr");
      assertThat(out).hasContent("old");
    }
  }

  @Test
  void jsonIsCheckedAlike() throws Exception {
    String head = "{\"game\": \"konane:1x5\", \"result\": \"*\", \"moves\":\n [";
    Path out = file("out.pgr", "old");
    for (String moves : List.of("\"$1\"", "\"*\"", "{\"glyph\":256}", "{\"glyph\":\"1\"}")) {
      Path in = file("a.json", head + "\"c1\", " + moves + "]}");
      assertThat(papamu("convert", in.toString(), out.toString()).refused().err())
          .startsWith("error: line 2, column ");
    }
    Path in = file("a.json", head + "\"c1\", {\"variation\":[\"zz\"]}, \"zz9\"]}");
    assertThat(papamu("convert", in.toString(), out.toString()).refused().err())
        .startsWith("error: line 2, column 31: ply 2, zz9: ");
    assertThat(out).hasContent("old");
  }

  /** What is illegal in a variation, and what cannot be checked, is told and kept. */
  @Test
  void whatIsNotCheckedIsTold() throws Exception {
    Path json = folder.resolve("a.json");
    String records = RECORDS.replace("e1 d1", "e1 x");
    Ran ran = papamu("convert", file("a.pgr", records).toString(), json.toString()).ended(0);
    assertThat(ran.err())
        .startsWith("note: line 5, column 50: variation 2, ply 2, x: ")
        .contains("records: ");
    String chess = "[Game \"chess\"]\n\n1. e4 e5 *\n";
    Path other = file("b.pgr", chess + "\n" + chess + "\n" + records);
    ran = papamu("convert", other.toString(), json.toString(), "--json").ended(0);
    assertThat(ran.json().get("unchecked").intValue()).isEqualTo(2);
    assertThat(ran.err())
        .contains("note: the moves of chess are not checked: ")
        .contains("note: game 3, line 13, column 50: variation 2, ply 2, x: ")
        .contains("note: 2 games were not checked");
    assertThat(Files.readAllLines(json)).hasSize(4);
    assertThat(papamu("convert", json.toString(), "-", "--to", "pgr").refused().err())
        .startsWith("error: tag Game: ");
  }
}
