package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.papamu.core.count.Census;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;

/** Exact counts of these boards, against numbers that other programs computed. */
final class CountingTest {

  private static final long MEMORY = 1L << 30;

  private static Counted count(JsonNode row, long memory) {
    PegSolitaire game = Games.game(row.get("game").textValue());
    PegPosition position = Games.read(game, row.get("position").textValue());
    return Census.of(game).threads(2).memory(memory).count(position);
  }

  private static void requireLevels(JsonNode row, List<Level> levels, int length) {
    for (int i = 0; i < length; i++) {
      JsonNode expected = row.get("levels").get(i);
      Level level = levels.get(i);
      assertThat(level.moves()).isEqualTo(i);
      assertThat(level.distinct()).isEqualTo(expected.get("distinct").longValue());
      assertThat(level.classes()).isEqualTo(expected.get("classes").longValue());
      assertThat(level.sequences()).isEqualTo(expected.get("sequences").textValue());
      assertThat(level.deadEnds()).isEqualTo(expected.get("dead_ends").longValue());
      assertThat(level.games()).isEqualTo(expected.get("ended_sequences").textValue());
    }
  }

  private static void requireAll(JsonNode row, Counted counted) {
    assertThat(counted.isComplete()).isTrue();
    requireLevels(row, counted.levels(), row.get("levels").size());
    assertThat(counted.levels()).hasSameSizeAs(row.get("levels"));
    assertThat(counted.games()).isEqualTo(row.get("games").textValue());
    assertThat(counted.solutions()).isEqualTo(row.get("solutions").textValue());
  }

  private static boolean isLarge(JsonNode row) {
    return row.get("game").textValue().endsWith("english");
  }

  @Test
  void smallBoardsAreCountedWhole() {
    int whole = 0;
    for (JsonNode row : Vectors.lines("count.jsonl")) {
      if (row.get("complete").booleanValue() && !isLarge(row)) {
        requireAll(row, count(row, MEMORY));
        whole++;
      }
    }
    assertThat(whole).isGreaterThanOrEqualTo(6);
  }

  @Test
  void theFirstLevelsOfLargeBoards() {
    int part = 0;
    for (JsonNode row : Vectors.lines("count.jsonl")) {
      if (!row.get("complete").booleanValue() || isLarge(row)) {
        Counted counted = count(row, 24 << 20);
        assertThat(counted.end()).isEqualTo(Counted.End.MEMORY);
        assertThat(counted.levels()).hasSizeGreaterThan(5);
        int known = row.get("levels").size() - (isLarge(row) ? 0 : 1);
        requireLevels(row, counted.levels(), Math.min(known, counted.levels().size()));
        part++;
      }
    }
    assertThat(part).isGreaterThanOrEqualTo(4);
  }

  @Test
  @Tag("deep")
  void theEnglishBoardIsCountedWhole() {
    for (JsonNode row : Vectors.lines("count.jsonl")) {
      if (isLarge(row)) {
        Counted counted = count(row, MEMORY);
        requireAll(row, counted);
        assertThat(counted.games()).isEqualTo(new BigInteger("577116156815309849672"));
      }
    }
  }
}
