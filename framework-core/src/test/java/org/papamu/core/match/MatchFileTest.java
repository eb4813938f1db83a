package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Player.Stop;
import org.papamu.core.match.MatchFile.Mode;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordParts;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.Replay;
import org.papamu.core.toy.Ring.Place;

class MatchFileTest {

  private static final int GAMES = 2;
  private static final MatchSettings SETTINGS =
      MatchSettings.of(GAMES, 5).withAdjudication(Adjudication.NONE.withMaxPlies(16));

  @TempDir private Path folder;

  private static Match<Place> match() {
    return Match.of(Toys.RING, List.of(Toys.greedy("a"), Toys.random("b")), SETTINGS);
  }

  private static MatchScribe scribe(String... players) {
    MatchIdentity identity =
        new MatchIdentity("ring:21", List.of(players), 5, "10 random plies", "none");
    return new MatchScribe(Toys.RING, identity, Map.of("Date", "2026-11-29"));
  }

  /** Plays what is not in the file yet, and answers how many games that were. */
  private static int play(Path file, Mode mode) throws Exception {
    MatchScribe scribe = scribe("a", "b");
    try (MatchFile open = MatchFile.open(file, mode)) {
      List<GameResult> before = scribe.read(open.records(), GAMES, 2);
      int[] played = new int[1];
      Standings standings =
          match()
              .run(
                  Toys.STILL,
                  Stop.NEVER,
                  before,
                  (game, now) -> {
                    played[0]++;
                    add(open, scribe.write(game));
                  });
      assertThat(standings).isEqualTo(match().run(Toys.STILL));
      return played[0];
    }
  }

  private static void add(MatchFile file, String text) {
    try {
      file.add(text);
    } catch (FileSystemException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void everyGameIsARecordThatReplays() throws Exception {
    Path file = folder.resolve("match.pgr");
    assertThat(play(file, Mode.NEW)).isEqualTo(GAMES);
    try (MatchFile open = MatchFile.open(file, Mode.RESUMED)) {
      assertThat(open.records()).hasSize(GAMES);
      for (GameRecord record : open.records()) {
        assertThat(Replay.of(record, Toys.RING).faults()).isEmpty();
        assertThat(record.tags())
            .containsEntry("Date", "2026-11-29")
            .containsEntry("Seed", "5")
            .containsKeys("Round", "Opening", "OpeningPlies", "Reason", "Black", "White");
      }
    }
    assertThat(RecordReader.readParts(file).size()).isEqualTo(GAMES);
    assertThat(RecordReader.readParts(file).record(1).tags()).containsEntry("Round", "2");
  }

  @Test
  void aFileCutAnywhereIsGoneOnWithToTheSameEnd() throws Exception {
    Path file = folder.resolve("match.pgr");
    play(file, Mode.NEW);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length <= whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      int kept;
      try (MatchFile open = MatchFile.open(file, Mode.RESUMED)) {
        kept = open.records().size();
      }
      String left = Files.readString(file);
      assertThat(RecordParts.of(left.getBytes(StandardCharsets.UTF_8)).size()).isEqualTo(kept);
      assertThat(new String(whole, StandardCharsets.UTF_8)).startsWith(left);
      if (length % 31 != 0) {
        continue;
      }
      assertThat(play(file, Mode.RESUMED)).as("cut at %s", length).isEqualTo(GAMES - kept);
      assertThat(Files.readAllBytes(file)).as("cut at %s", length).isEqualTo(whole);
    }
  }

  @Test
  void noWholeGameIsDropped() throws Exception {
    Path file = folder.resolve("match.pgr");
    play(file, Mode.NEW);
    String text = Files.readString(file);
    int second = text.indexOf("[Game", 1);
    for (int more = 0; more < 40; more++) {
      Files.writeString(file, text.substring(0, second + more));
      try (MatchFile open = MatchFile.open(file, Mode.RESUMED)) {
        assertThat(open.records()).as("%s more", more).hasSize(1);
      }
    }
    // What a power cut may leave behind where a block was reserved and not written.
    Files.writeString(file, text.substring(0, second) + "\0".repeat(100));
    try (MatchFile open = MatchFile.open(file, Mode.RESUMED)) {
      assertThat(open.records()).hasSize(1);
    }
    assertThat(play(file, Mode.RESUMED)).isEqualTo(GAMES - 1);
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @Test
  void damageBeforeTheLastGameIsToldAndNotMended() throws Exception {
    Path file = folder.resolve("match.pgr");
    play(file, Mode.NEW);
    String damaged = Files.readString(file).replaceFirst("\\[Round \"1\"]", "[Round 1]");
    Files.writeString(file, damaged);
    assertThatExceptionOfType(MatchFile.Refused.class)
        .isThrownBy(() -> MatchFile.open(file, Mode.RESUMED))
        .withMessageStartingWith("game 1: ");
    assertThat(Files.readString(file)).isEqualTo(damaged);
  }

  @Test
  void otherFilesAreLeftAlone() throws Exception {
    Path file = folder.resolve("letter.txt");
    Files.writeString(file, "Dear friend,\n");
    for (Mode mode : Mode.values()) {
      assertThatExceptionOfType(MatchFile.Refused.class)
          .isThrownBy(() -> MatchFile.open(file, mode));
    }
    assertThat(Files.readString(file)).isEqualTo("Dear friend,\n");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    for (Path target : List.of(folder, link, folder.resolve("none/match.pgr"))) {
      assertThatExceptionOfType(FileSystemException.class)
          .isThrownBy(() -> MatchFile.open(target, Mode.RESUMED))
          .satisfies(e -> assertThat(e.getReason()).isNotBlank());
    }
  }

  @Test
  void aFileWithGamesIsNotBegunAnew() throws Exception {
    Path file = folder.resolve("match.pgr");
    play(file, Mode.NEW);
    assertThatExceptionOfType(MatchFile.Refused.class)
        .isThrownBy(() -> MatchFile.open(file, Mode.NEW));
    Path empty = Files.createFile(folder.resolve("empty.pgr"));
    assertThat(play(empty, Mode.NEW)).isEqualTo(GAMES);
  }

  @Test
  void oneMatchAtATimeWrites() throws Exception {
    Path file = folder.resolve("match.pgr");
    try (MatchFile open = MatchFile.open(file, Mode.NEW)) {
      assertThat(open.records()).isEmpty();
      assertThatExceptionOfType(FileSystemException.class)
          .isThrownBy(() -> MatchFile.open(file, Mode.RESUMED))
          .satisfies(e -> assertThat(e.getReason()).isEqualTo("another match is writing to it"));
    }
    MatchFile.open(file, Mode.RESUMED).close();
  }

  @Test
  void gamesOfAnotherMatchAreRefused() throws Exception {
    Path file = folder.resolve("match.pgr");
    play(file, Mode.NEW);
    List<GameRecord> records;
    try (MatchFile open = MatchFile.open(file, Mode.RESUMED)) {
      records = open.records();
    }
    assertThatExceptionOfType(MatchScribe.Foreign.class)
        .isThrownBy(() -> scribe("a", "c").read(records, GAMES, 2))
        .withMessage("it is of another match: its tag Players is \"a | b\", not \"a | c\"");
    assertThatExceptionOfType(MatchScribe.Foreign.class)
        .isThrownBy(() -> scribe("a", "b").read(List.of(records.get(1), records.get(1)), GAMES, 2))
        .withMessage("game 2 is in it twice");
    assertThat(scribe("a", "b").read(records, 1, 2)).as("a match rounded up to a pair").hasSize(2);
  }

  @Test
  void forfeitsAndScoresComeBack() throws Exception {
    Contestant failing =
        Toys.like(
            "failing",
            question -> {
              throw new IllegalStateException("a \"quoted\" \u001b reason");
            });
    MatchScribe scribe = scribe("failing", "b");
    Match.of(Toys.RING, List.of(failing, Toys.random("b")), SETTINGS)
        .run(
            Toys.STILL,
            Stop.NEVER,
            List.of(),
            (game, now) -> {
              GameRecord record = RecordReader.parse(scribe.write(game));
              assertThat(record.tags().get("Forfeit")).endsWith(": a \"quoted\" \\x1b reason");
              assertThat(read(scribe, record)).containsExactly(game.result());
            });
  }

  private static List<GameResult> read(MatchScribe scribe, GameRecord record) {
    try {
      return scribe.read(List.of(record), GAMES, 2);
    } catch (MatchScribe.Foreign e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aFailedWriteLeavesTheGamesBefore() throws IOException, MatchFile.Refused {
    Path file = folder.resolve("match.pgr");
    MatchFile open = MatchFile.open(file, Mode.NEW);
    open.add("[Game \"ring:21\"]\n[Result \"draw\"]\n\ndraw\n");
    String before = Files.readString(file);
    open.close();
    assertThatExceptionOfType(FileSystemException.class).isThrownBy(() -> open.add("more"));
    assertThat(Files.readString(file)).isEqualTo(before);
  }
}
