package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.core.record.RecordException.Kind;
import org.papamu.core.record.Remark.Comment;
import org.papamu.core.record.Remark.Variation;
import org.papamu.core.text.Printable;
import org.papamu.core.toy.Golden;

class RecordReaderTest {

  private static final String GOOD =
      """
      [Game "ring:9"]
      [Date "2026-11-29"]
      [Black "a \\"quoted\\" name"]
      [White "back\\\\slash"]
      [Opening "unknown tags are kept"]
      [Position "3 white"]
      [Result "white"]

      1... l {a comment (with [anything] in it} 2. r (2. l {x)} (r r) l) r
      white
      """;

  private static final GameRecord GOOD_RECORD =
      new GameRecord(
          "ring:9",
          tags(
              "Date", "2026-11-29",
              "Black", "a \"quoted\" name",
              "White", "back\\slash",
              "Opening", "unknown tags are kept"),
          Optional.of("3 white"),
          Line.of(List.of("l", "r", "r"))
              .with(1, new Comment("a comment (with [anything] in it"))
              .with(
                  2,
                  variation(
                      Line.of(List.of("l"))
                          .with(1, new Comment("x)"))
                          .with(1, variation(Line.of(List.of("r", "r")))),
                      "l")),
          "white");

  private static Variation variation(Line line, String... more) {
    List<String> moves = new ArrayList<>(line.moves());
    moves.addAll(List.of(more));
    return new Variation(new Line(moves, line.remarks()));
  }

  private static Map<String, String> tags(String... namesAndValues) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      tags.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return tags;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void readsWhatARecordMayHold() {
    GameRecord record = RecordReader.parse(bytes(GOOD));
    assertThat(record).isEqualTo(GOOD_RECORD);
    assertThat(record.tags().keySet()).containsExactly("Date", "Black", "White", "Opening");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r\n", "\r", "\n\n", " \t\n"})
  void anyLineEndsDo(String lineEnd) {
    assertThat(RecordReader.parse(bytes(GOOD.replace("\n", lineEnd)))).isEqualTo(GOOD_RECORD);
  }

  @Test
  void aByteOrderMarkIsReadOver() {
    assertThat(RecordReader.parse(bytes("\uFEFF" + GOOD))).isEqualTo(GOOD_RECORD);
    assertThat(RecordReader.parse(bytes("\uFEFF \r\n" + GOOD.strip()))).isEqualTo(GOOD_RECORD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Game \"g\"] l r *",
        "[Game \"g\"]1.l 1... r *",
        "[Game \"g\"]\n\n1. l\n2. r\n*",
        "[ Game\n\"g\"\t]\n1.l{c}r(x)*",
        "[Game \"g\"] {first} 1.... l {} r * {behind}",
        "[Game \"g\"] 7. l 3.4.r *"
      })
  void whiteSpaceAndNumbersAreFree(String text) {
    GameRecord record = RecordReader.parse(bytes(text));
    assertThat(record.moves()).containsExactly("l", "r");
    assertThat(record.with("x", "y").tags()).isEqualTo(Map.of("x", "y"));
    assertThat(record.result()).isEqualTo("*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "draw", "solved", "stuck", "green"})
  void theResultMayStandAtTheEndAlone(String result) {
    assertThat(RecordReader.parse("[Game \"g\"]\n1. l " + result).result()).isEqualTo(result);
  }

  @Test
  void refusesEachFaultInItsOwnWords() {
    Map<String, String> cases = new LinkedHashMap<>();
    String game = "[Game \"ring:9\"]\n";
    cases.put("an empty file", "");
    cases.put("nothing but white space", " \r\n\t");
    cases.put("some text", "Once upon a time");
    cases.put("XML", "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b SYSTEM \"file:///c\">]>");
    cases.put("YAML", "!!javax.script.ScriptEngineManager [x]");
    cases.put("JSON", "{\"game\": \"ring:9\"}");
    cases.put("a list", "[1, 2, 3]");
    cases.put("moves without tags", "1. l r *");
    cases.put("no game", "[White \"x\"]\n1. l *");
    cases.put("a NUL", game + "1. l\0 *");
    cases.put("an escape sequence", game + "{\u001b[2J} *");
    cases.put("a C1 control", game + "1. l \u009b *");
    cases.put("a form feed", game + "\f*");
    cases.put("a tag twice", game + "[Date \"1\"]\n[Date \"2\"]\n*");
    cases.put("the game twice", game + game + "*");
    cases.put("a tag without value", game + "[Date]\n*");
    cases.put("a tag without quotes", game + "[Date 2026]\n*");
    cases.put("a tag without name", game + "[\"x\"]\n*");
    cases.put("a tag with an odd name", game + "[D\u00e4te \"x\"]\n*");
    cases.put("a tag not closed", game + "[Date \"x\"\n*");
    cases.put("a value not closed", game + "[Date \"x]\n*");
    cases.put("a value over two lines", game + "[Date \"x\ny\"]\n*");
    cases.put("a tab in a value", game + "[Date \"x\ty\"]\n*");
    cases.put("an unknown escape", game + "[Date \"x\\n\"]\n*");
    cases.put("a comment not closed", game + "1. l {it goes on\n*");
    cases.put("a variation not closed", game + "1. l (r (l) *");
    cases.put("a brace too many", game + "1. l } *");
    cases.put("a parenthesis too many", game + "1. l ) *");
    cases.put("65 nested variations", game + "(".repeat(65) + ")".repeat(65) + " *");
    cases.put("100000 nested variations", game + "(".repeat(100_000));
    cases.put("a second game", game + "1. l *\n\n" + game + "1. r *");
    cases.put("cut off before the result", game + "[Result \"white\"]\n\n1. l r");
    cases.put("another seat at the end", game + "[Red \"x\"]\n[Result \"blue\"]\n1. l\nred");
    cases.put("cut off within the result", game + "[Result \"white\"]\n\n1. l r\nwhi");
    cases.put("cut off behind the tags", game + "[Result \"white\"]\n");
    cases.put("contradicting results", game + "[Result \"white\"]\n1. l\nblack");
    cases.put("finished and not", game + "[Result \"white\"]\n1. l\n*");
    cases.put("something behind the result", game + "[Result \"white\"]\nwhite\nl2");
    cases.put("a move behind the sign of an unfinished game", game + "1. l * r *");
    cases.put("a result in a variation", game + "1. l (r *) *");
    cases.put("a glyph without number", game + "1. l $ *");
    cases.put("a glyph with more than a number", game + "1. l $1x *");
    cases.put("a glyph that there is not", game + "1. l $256 *");
    cases.put("a glyph without end", game + "1. l $" + "1".repeat(100_000) + " *");
    cases.put("a result of two words", game + "[Result \"white wins\"]\n1. l\nwhite wins");
    StringBuilder told = new StringBuilder();
    cases.forEach(
        (name, text) -> {
          RecordException fault =
              catchThrowableOfType(RecordException.class, () -> RecordReader.parse(bytes(text)));
          assertThat(fault).as(name).isNotNull();
          told.append("%s%n  %s: %s%n".formatted(name, fault.kind(), fault.message()));
        });
    Golden.check("/golden/record-refusals.txt", told.toString().replace("\r\n", "\n"));
  }

  @Test
  void refusesBytesThatAreNotUtf8() {
    byte[] damaged = bytes(GOOD);
    damaged[GOOD.indexOf("comment")] = (byte) 0xff;
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(damaged))
        .matches(e -> e.kind() == Kind.ENCODING && e.line() == 9 && e.column() == 11);
    byte[] utf16 = GOOD.getBytes(StandardCharsets.UTF_16);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(utf16))
        .withMessage("the text is UTF-16, a record is UTF-8");
    byte[] plainUtf16 = GOOD.getBytes(StandardCharsets.UTF_16LE);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(plainUtf16))
        .matches(e -> e.kind() == Kind.CONTROL_CHARACTER);
    byte[] serialised = {(byte) 0xac, (byte) 0xed, 0, 5, 't', 0, 1, 'x'};
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(serialised))
        .matches(e -> e.kind() == Kind.NOT_A_RECORD);
    byte[] cutOff = bytes("[Game \"\u00e4\"] *");
    byte[] inTheMiddle = java.util.Arrays.copyOf(cutOff, 8);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(inTheMiddle))
        .matches(e -> e.kind() != Kind.CONTRADICTION);
  }

  @Test
  void oddCharactersInNamesAreKeptAsTheyAre() {
    String odd = "\u202e\u0645\ud83d\ude00\u00a0x";
    assertThat(RecordReader.parse(bytes("[Game \"g\"][White \"" + odd + "\"]*")).tags())
        .containsEntry("White", odd);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse("[Game \"g\"][White \"\ud800\"]*"))
        .matches(e -> e.kind() == Kind.ENCODING);
  }

  @Test
  void glyphsAreRemarksOnTheMoveBefore() {
    GameRecord record =
        RecordReader.parse("[Game \"g\"]\n$0 1. l$1 $14{c}(r $255) 1... r $2 * $10");
    assertThat(record.moves()).containsExactly("l", "r");
    assertThat(record.line().remarks(0)).containsExactly(new Remark.Glyph(0));
    assertThat(record.line().remarks(1))
        .startsWith(new Remark.Glyph(1), new Remark.Glyph(14), new Comment("c"));
    assertThat(record.line().variations(1).get(0).line().remarks(1))
        .containsExactly(new Remark.Glyph(255));
    assertThat(record.line().remarks(2)).containsExactly(new Remark.Glyph(2), new Remark.Glyph(10));
    assertThat(record.line().countComments()).isEqualTo(1);
    assertThat(record.line().remarks(2))
        .extracting(r -> ((Remark.Glyph) r).sign())
        .containsExactly("?", "$10");
  }

  /** Cut at any byte it is either whole or refused, and never another game. */
  @Test
  void aTruncatedRecordIsWholeOrRefused() {
    byte[] whole = bytes(GOOD);
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = java.util.Arrays.copyOf(whole, length);
      try {
        assertThat(RecordReader.parse(cut)).isEqualTo(GOOD_RECORD);
        assertThat(length).isEqualTo(whole.length - 1);
      } catch (RecordException refused) {
        assertThat(refused.message()).isNotBlank();
      }
    }
  }

  @Test
  void damagedRecordsAreReadOrRefusedAndNothingElse() {
    SplittableRandom random = new SplittableRandom(26);
    int read = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = bytes(GOOD);
      for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
        damaged[random.nextInt(damaged.length)] =
            (byte)
                (random.nextBoolean()
                    ? "\"[]{}()\\*. \n".charAt(random.nextInt(12))
                    : random.nextInt());
      }
      try {
        RecordReader.parse(damaged);
        read++;
      } catch (RecordException refused) {
        assertThat(refused.message()).isNotBlank();
      }
    }
    assertThat(read).isBetween(1, 19_999);
  }

  @Test
  void readsAMillionMovesAndAHundredThousandCommentsAtOnce() {
    StringBuilder long1 = new StringBuilder("[Game \"g\"]\n");
    for (int i = 0; i < 500_000; i++) {
      long1.append(i + 1).append(". l r ");
    }
    long1.append("*");
    byte[] moves = bytes(long1.toString());
    byte[] comments = bytes("[Game \"g\"]\n" + "{c}(v)".repeat(100_000) + "1. l *");
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          assertThat(RecordReader.parse(moves).moves()).hasSize(1_000_000);
          GameRecord remarked = RecordReader.parse(comments);
          assertThat(remarked.moves()).containsExactly("l");
          assertThat(remarked.line().remarks(0)).hasSize(200_000);
        });
    byte[] oneMore = bytes(long1.toString().replace("*", "l *"));
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(oneMore))
        .matches(e -> e.kind() == Kind.TOO_LARGE);
    byte[] endless = bytes("[Game \"g\"]\n" + "{}".repeat(RecordReader.MAX_REMARKS + 1) + " *");
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.parse(endless))
        .matches(e -> e.kind() == Kind.TOO_LARGE);
  }

  @Test
  void variationsMayBeNestedToSixtyFour() {
    String deep = "(r ".repeat(64) + ")".repeat(64);
    GameRecord record = RecordReader.parse("[Game \"g\"]\n1. l " + deep + " *");
    assertThat(record.line().nesting()).isEqualTo(64);
    Variation tooDeep =
        new Variation(Line.of(List.of("x")).with(1, record.line().variations(1).get(0)));
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> record.with(1, tooDeep));
  }

  @Test
  void commentsKeepTheirWordsAndTheirLines() {
    String text =
        "[Game \"g\"]\n{ first  \r\n\r\n  second\tpart } 1. l {} {\u202e [%eval -0.5,9]} *";
    Line line = RecordReader.parse(text).line();
    assertThat(line.comments(0)).containsExactly(new Comment("first\nsecond part"));
    assertThat(line.comments(1))
        .extracting(Comment::text)
        .containsExactly("", "\u202e [%eval -0.5,9]");
    assertThat(line.comments(1).get(1).evaluation()).contains(new Evaluation(false, -50));
    assertThat(line.comments(0).get(0).evaluation()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "[%eval 1.25], false, 125, [%eval 1.25]",
    "[%eval +3] and words, false, 300, [%eval 3.00]",
    "'[%clk 0:01:00][%eval -0.05,12]', false, -5, [%eval -0.05]",
    "[%eval #7], true, 7, [%eval #7]",
    "[%eval #-12], true, -12, [%eval #-12]",
  })
  void evaluationsStandInComments(String comment, boolean settled, int value, String written) {
    Evaluation evaluation = new Evaluation(settled, value);
    assertThat(Evaluation.in(comment)).contains(evaluation);
    assertThat(evaluation.text()).isEqualTo(written);
    assertThat(Evaluation.in(evaluation.text())).contains(evaluation);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[%eval",
        "[%eval ]",
        "[%eval x]",
        "[%eval 1.]",
        "[%eval 1.234]",
        "[%eval #1.5]",
        "[%eval 99999999999]",
        "[%eval \u0663]",
        "[%eval --1]",
        "[%evil 1]"
      })
  void whatIsNoEvaluationIsNone(String comment) {
    assertThat(Evaluation.in(comment)).isEmpty();
  }

  @Test
  void readsFiles(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.pgr");
    Files.writeString(file, GOOD);
    assertThat(RecordReader.read(file)).isEqualTo(GOOD_RECORD);
    Files.write(file, new byte[RecordReader.MAX_BYTES + 1]);
    assertRefused(file, Kind.TOO_LARGE, "over 8 MB, too large for a game record");
    assertRefused(folder, Kind.UNREADABLE, "a folder");
    assertRefused(folder.resolve("missing"), Kind.UNREADABLE, "there is no such file");
  }

  /** Opening a pipe that nobody writes to would wait for ever. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void refusesPipesAndDevicesAtOnce(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          assertRefused(pipe, Kind.UNREADABLE, "not a plain file");
          assertRefused(Path.of("/dev/zero"), Kind.UNREADABLE, "not a plain file");
        });
  }

  private static void assertRefused(Path file, Kind kind, String message) {
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> RecordReader.read(file))
        .matches(e -> e.kind() == kind)
        .matches(e -> e.message().equals(message), Printable.of(message));
  }
}
