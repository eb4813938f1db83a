package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Outcome;

/** The rules against tables that other programs made. */
final class VectorsTest {

  private static final long QUICK = 20_000_000;

  @Test
  void perftOfPositions() {
    List<JsonNode> rows = Vectors.lines("perft.jsonl");
    assertThat(rows).hasSize(140);
    for (JsonNode row : rows) {
      PegSolitaire game = Games.game(row.get("game").asText());
      PegPosition position = Games.read(game, row.get("position").asText());
      assertThat(Games.perft(game.rules(), position, row.get("depth").asInt()))
          .as(row.toString())
          .isEqualTo(row.get("nodes").asLong());
    }
  }

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
  void movesOfPositions() {
    List<JsonNode> rows = Vectors.lines("moves.jsonl");
    assertThat(rows).hasSize(92);
    for (JsonNode row : rows) {
      PegSolitaire game = Games.game(row.get("game").asText());
      PegPosition position = Games.read(game, row.get("position").asText());
      List<String> expected = new ArrayList<>();
      row.get("moves").forEach(move -> expected.add(move.asText()));
      assertThat(Games.moves(game, position))
          .as(row.toString())
          .containsExactlyInAnyOrderElementsOf(expected);
      assertThat(game.notation().write(position)).isEqualTo(row.get("position").asText());
    }
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
