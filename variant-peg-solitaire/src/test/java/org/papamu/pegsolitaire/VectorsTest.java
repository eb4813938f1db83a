package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Outcome;

/**
 * Deep counts and solutions that other programs made. Counts and moves of many positions are
 * compared by {@link PegLawsTest}.
 */
final class VectorsTest {

  private static final long QUICK = 20_000_000;

  @ParameterizedTest
  @MethodSource
  void perftOfStarts(JsonNode row) {
    PegSolitaire game = Games.game(row.get("game").asText());
    assertThat(Games.perft(game.rules(), game.rules().initial(), row.get("depth").asInt()))
        .isEqualTo(row.get("nodes").asLong());
  }

  static Stream<JsonNode> perftOfStarts() {
    return Vectors.lines("start-perft.jsonl").stream()
        .filter(row -> row.get("nodes").asLong() <= QUICK);
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource
  void deepPerftOfStarts(JsonNode row) {
    perftOfStarts(row);
  }

  static Stream<JsonNode> deepPerftOfStarts() {
    return Vectors.lines("start-perft.jsonl").stream()
        .filter(row -> row.get("nodes").asLong() > QUICK);
  }

  @Test
  void solutionsTypedAsSweepsEndSolved() {
    List<JsonNode> rows = Vectors.lines("solutions.jsonl");
    assertThat(rows).hasSize(179);
    for (JsonNode row : rows) {
      PegSolitaire game = Games.game(row.get("game").asText());
      PegPosition position = Games.read(game, row.get("position").asText());
      int pegs = position.count();
      String[] sweeps = row.get("solution").asText().split(" ", -1);
      assertThat(Games.play(game, position, sweeps)).as(row.toString()).isEqualTo(pegs - 1);
      assertThat(Outcome.of(game, position).orElseThrow().result())
          .as(row.toString())
          .isEqualTo(Outcome.SOLVED);
      if (row.has("min_sweeps")) {
        assertThat(sweeps).as(row.toString()).hasSize(row.get("min_sweeps").asInt());
      }
    }
  }
}
