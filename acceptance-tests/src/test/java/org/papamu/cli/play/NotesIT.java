package org.papamu.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.papamu.api.Score;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.Line;
import org.papamu.core.record.Remark;

/** What records tell beside the moves. */
final class NotesIT {

  private static GameRecord record(String... moves) {
    return new GameRecord("toy:x", Map.of(), Optional.empty(), List.of(moves), "*");
  }

  private static String told(GameRecord record, int ply) {
    return record.line().comments(ply).stream()
        .map(Remark.Comment::text)
        .reduce("", String::concat);
  }

  private static String thought(int seat, Score score) {
    Notes notes = new Notes();
    long[] moves = {7};
    notes.think(moves, seat, score);
    return told(notes.in(record("a"), moves), 1);
  }

  @Test
  void thoughtsAreToldAsTheFirstSeatSeesThem() {
    assertThat(thought(0, Score.estimate(125))).isEqualTo("[%eval 1.25]");
    assertThat(thought(1, Score.estimate(125))).isEqualTo("[%eval -1.25]");
    assertThat(thought(1, Score.draw())).isEqualTo("[%eval 0.00]");
    assertThat(thought(0, Score.win(8))).isEqualTo("[%eval #7]");
    assertThat(thought(1, Score.win(8))).isEqualTo("[%eval #-7]");
    assertThat(thought(0, Score.loss(8))).isEqualTo("[%eval #-7]");
    assertThat(thought(1, Score.loss(8))).isEqualTo("[%eval #7]");
    assertThat(thought(0, Score.win(1))).as("the result says it").isEmpty();
  }

  @Test
  void aNoteBelongsToTheMovesThatLedToIt() {
    Notes notes = new Notes();
    notes.think(new long[] {1, 2}, 1, Score.estimate(-50));
    assertThat(told(notes.in(record("a", "b", "c"), new long[] {1, 2, 3}), 2))
        .isEqualTo("[%eval 0.50]");
    assertThat(told(notes.in(record("x", "b"), new long[] {9, 2}), 2)).isEmpty();
    assertThat(told(notes.in(record("b", "a"), new long[] {2, 1}), 2)).isEmpty();
  }

  @Test
  void remarksOfARecordAreKept() {
    Line line =
        new Line(
            List.of("a", "b"),
            new TreeMap<>(
                Map.of(
                    0, List.<Remark>of(new Remark.Comment("before")),
                    2, List.<Remark>of(new Remark.Variation(Line.of(List.of("c")))))));
    Notes notes = new Notes();
    notes.keep(line, new long[] {1, 2});
    assertThat(notes.in(record("a", "b"), new long[] {1, 2}).line()).isEqualTo(line);
    assertThat(notes.in(record("a"), new long[] {1}).line().remarks()).containsOnlyKeys(0);
    Notes none = new Notes();
    none.keep(line, new long[] {1, 2, 3});
    assertThat(none.in(record("a", "b"), new long[] {1, 2}).line().remarks()).isEmpty();
  }
}
