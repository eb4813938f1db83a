package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.core.session.Session;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class RecordWriterTest {

  @Test
  void numbersMovesInPairsFromTheSeatThatMovesFirst() {
    Session<Place> session = Session.of(Ring.standard());
    session.play("lrr");
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Date", "2026-11-29");
    tags.put(GameRecord.seatTag("black"), "human");
    tags.put(GameRecord.seatTag("white"), "greedy:seed=1");
    assertThat(RecordWriter.write(GameRecord.of(session, tags), session.game()))
        .isEqualTo(
            """
            [Game "ring:9"]
            [Date "2026-11-29"]
            [Black "human"]
            [White "greedy:seed=1"]
            [Result "*"]

            1. l r 2. r
            *
            """);
  }

  @Test
  void beginsWithDotsWhereTheOtherSeatMovesFirst() {
    Ring ring = Ring.standard();
    Session<Place> session = Session.of(ring, ring.notation().read("2 white"));
    session.play("ll");
    assertThat(RecordWriter.write(GameRecord.of(session, Map.of()), ring))
        .isEqualTo(
            """
            [Game "ring:9"]
            [Position "2 white"]
            [Result "black"]

            1... l 2. l
            black
            """);
  }

  @Test
  void numbersEveryMoveOfAPuzzleAndRoundsOfMoreSeats() {
    Session<Place> puzzle = Session.of(Ring.of(9, 4, 0, "player"));
    puzzle.play("rrl");
    assertThat(RecordWriter.write(GameRecord.of(puzzle, Map.of()), puzzle.game()))
        .endsWith("\n\n1. r 2. r 3. l\n*\n");
    Ring three = Ring.of(9, 4, 0, "a", "b", "c");
    Session<Place> session = Session.of(three, three.notation().read("4 c"));
    session.play("rrrl");
    assertThat(RecordWriter.write(GameRecord.of(session, Map.of()), three))
        .endsWith("\n\n1... r 2. r r l\n*\n");
  }

  @Test
  void glyphsStandBehindTheirMoveAndNeedNoNumberAfterThem() {
    String text = "[Game \"ring:9\"]\n[Result \"*\"]\n\n1. l $1 $14 r $2 {c} (1... l $4) 2. r\n*\n";
    assertThat(RecordWriter.write(RecordReader.parse(text), Ring.standard())).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "$1", "a$1", "12.l", "[x", "a b", "{", ""})
  void whatIsNoMoveIsNotTakenForOne(String word) {
    assertThatIllegalArgumentException().isThrownBy(() -> Line.of(List.of("l", word)));
  }

  @Test
  void aGameWithoutMovesHasOnlyItsResult() {
    Session<Place> session = Session.of(Ring.standard());
    session.resign(0);
    assertThat(RecordWriter.write(GameRecord.of(session, Map.of()), session.game()))
        .isEqualTo("[Game \"ring:9\"]\n[Result \"white\"]\n\nwhite\n");
  }

  @Test
  void wrapsLinesAtEightyColumns() {
    List<String> moves = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 500; i++) {
      moves.add("m".repeat(random.nextInt(1, 30)));
    }
    moves.add("x".repeat(200));
    moves.add("y");
    GameRecord record = new GameRecord("ring:9", Map.of(), Optional.empty(), moves, "*");
    String text = RecordWriter.write(record, Ring.standard());
    assertThat(text.lines().filter(line -> line.length() > 80)).hasSize(1);
    assertThat(text.lines().filter(line -> line.length() > 70).count()).isGreaterThan(20);
    assertThat(text.lines().noneMatch(line -> line.endsWith("."))).isTrue();
    assertThat(RecordReader.parse(text)).isEqualTo(record);
  }

  @Test
  void whatIsWrittenReadsBackTheSame() {
    SplittableRandom random = new SplittableRandom(7);
    String alphabet = "ab \"\\[]{}()*.1\u00e4\u202e\u00a0\ud83d\ude00-_=:,";
    for (int i = 0; i < 500; i++) {
      Map<String, String> tags = new LinkedHashMap<>();
      for (int n = random.nextInt(4); n > 0; n--) {
        tags.put("Tag-_" + random.nextInt(1000), text(random, alphabet));
      }
      List<String> moves = new ArrayList<>();
      for (int n = random.nextInt(30); n > 0; n--) {
        moves.add("m" + random.nextInt() + (random.nextBoolean() ? "-x\"\\]" : ""));
      }
      boolean placed = random.nextBoolean();
      GameRecord record =
          new GameRecord(
              text(random, alphabet),
              tags,
              placed ? Optional.of(random.nextInt(9) + " white") : Optional.empty(),
              moves,
              random.nextBoolean() ? "*" : "draw");
      GameRecord read = RecordReader.parse(RecordWriter.bytes(record, Ring.standard()));
      assertThat(read).isEqualTo(record);
      assertThat(read.tags().keySet()).containsExactlyElementsOf(record.tags().keySet());
    }
  }

  @Test
  void remarksStandWhereTheyWere() {
    String text =
        """
        [Game "ring:9"]
        [Result "*"]

        {before} 1. l {first}{second} ( 1. r (1. l l) r ) (1. r) r (1... l {two
        lines}) {x} 2. l *
        """;
    GameRecord record = RecordReader.parse(text);
    String written = RecordWriter.write(record, Ring.standard());
    assertThat(written)
        .isEqualTo(
            """
            [Game "ring:9"]
            [Result "*"]

            {before} 1. l {first} {second} (1. r (1. l l) 1... r) (1. r) 1... r (1... l {two
            lines}) {x} 2. l
            *
            """);
    assertThat(RecordReader.parse(written)).isEqualTo(record);
    assertThat(RecordWriter.write(RecordReader.parse(written), Ring.standard())).isEqualTo(written);
  }

  @Test
  void remarkedRecordsReadBackTheSame() {
    SplittableRandom random = new SplittableRandom(64);
    for (int i = 0; i < 300; i++) {
      GameRecord record =
          new GameRecord("ring:9", Map.of(), Optional.empty(), line(random, 4), "draw");
      String written = RecordWriter.write(record, Ring.standard());
      assertThat(RecordReader.parse(written)).isEqualTo(record);
    }
  }

  private static Line line(SplittableRandom random, int depth) {
    List<String> moves = new ArrayList<>();
    for (int n = random.nextInt(6); n > 0; n--) {
      moves.add("m" + random.nextInt(100));
    }
    Line line = Line.of(moves);
    for (int n = random.nextInt(6); n > 0; n--) {
      int after = random.nextInt(moves.size() + 1);
      line =
          line.with(
              after,
              depth > 0 && random.nextBoolean()
                  ? new Remark.Variation(line(random, depth - 1))
                  : new Remark.Comment(text(random, "ab \"\\[]{()*.1\n\n\r\t\u202e\ud83d\ude00")));
    }
    return line;
  }

  private static String text(SplittableRandom random, String alphabet) {
    int[] points = alphabet.codePoints().toArray();
    StringBuilder out = new StringBuilder();
    for (int n = random.nextInt(12); n > 0; n--) {
      out.appendCodePoint(points[random.nextInt(points.length)]);
    }
    return out.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a\n", "1.", "12.x", "...", "(a", "a}", "[a", "\ud800"})
  void aMoveThatWouldReadBackOtherwiseIsRefused(String move) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GameRecord("g", Map.of(), Optional.empty(), List.of(move), "*"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Game", "Position", "Result", "a b", "\u00e4"})
  void aTagThatIsNoneIsRefused(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GameRecord("g", Map.of(name, "x"), Optional.empty(), List.of(), "*"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "\t", "\0", "\u007f", "\u0085", "\udc00"})
  void aValueThatCouldNotBeWrittenIsRefused(String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new GameRecord("g", Map.of("White", value), Optional.empty(), List.of(), "*"));
  }
}
