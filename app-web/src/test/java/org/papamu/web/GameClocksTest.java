package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with clocks. */
class GameClocksTest {

  private static final String GAME = "{\"game\":\"fanorona:5x5\",\"clock\":\"5m+3s\"}";

  @TempDir Path folder;

  private static JsonNode state(Served served, String id) {
    return served.get("/sessions/" + id).json();
  }

  @Test
  void theClockOfTheSeatToMoveRunsAndAMoveAddsToIt() {
    try (Served served = Served.forgetful()) {
      String id = served.session(GAME);
      served.skip(Duration.ofSeconds(60));
      JsonNode clock = state(served, id).path("clock");
      assertThat(clock.path("each").asText()).isEqualTo("5m+3s");
      assertThat(clock.path("running").asText()).isEqualTo("white");
      assertThat(clock.path("left").path("white").asLong()).isBetween(220_000L, 240_000L);
      assertThat(clock.path("left").path("black").asLong()).isEqualTo(300_000);
      JsonNode moved =
          served.post("/sessions/" + id + "/move", "{\"move\":\"b2-c3A\"}").json().path("clock");
      assertThat(moved.path("running").asText()).isEqualTo("black");
      assertThat(moved.path("left").path("white").asLong()).isBetween(223_000L, 243_000L);
    }
  }

  @Test
  void aFlagThatFallsEndsTheGameAndNoMoveComesAfterIt() {
    try (Served served = Served.forgetful()) {
      String id = served.session(GAME);
      served.skip(Duration.ofMinutes(6));
      Served.Answer late = served.post("/sessions/" + id + "/move", "{\"move\":\"b2-c3A\"}");
      assertThat(late.status()).isEqualTo(422);
      JsonNode over = state(served, id).path("over");
      assertThat(over.path("result").asText()).isEqualTo("black");
      assertThat(over.path("reason").asText()).isEqualTo("time");
      assertThat(state(served, id).path("clock").path("running").isNull()).isTrue();
    }
  }

  @Test
  void aFlagFallsByItselfForThoseWhoListen() {
    try (Served served = Served.forgetful()) {
      String id = served.session("{\"game\":\"fanorona:5x5\",\"clock\":\"300ms\"}");
      try (EventReader events = EventReader.of(served, id)) {
        JsonNode over = events.until("state", told -> !told.path("over").isNull());
        assertThat(over.path("over").path("reason").asText()).isEqualTo("time");
      }
    }
  }

  @Test
  void clocksStandWhileTheGameIsPausedOrLookedThrough() {
    try (Served served = Served.forgetful()) {
      String id = served.session(GAME);
      served.post("/sessions/" + id + "/move", "{\"move\":\"b2-c3A\"}");
      served.post("/sessions/" + id + "/undo", "{}");
      assertThat(state(served, id).path("clock").path("running").isNull()).isTrue();
      served.post("/sessions/" + id + "/redo", "{}");
      assertThat(state(served, id).path("clock").path("running").asText()).isEqualTo("black");
      served.post("/sessions/" + id + "/pause", "{}");
      served.skip(Duration.ofHours(1));
      assertThat(state(served, id).path("over").isNull()).isTrue();
    }
  }

  @Test
  void clocksAndALossOnTimeOutliveTheServer() {
    String going;
    String lost;
    try (Served served = Served.in(folder)) {
      going = served.session(GAME);
      served.skip(Duration.ofMinutes(1));
      served.post("/sessions/" + going + "/move", "{\"move\":\"b2-c3A\"}");
      lost = served.session(GAME);
      served.post("/sessions/" + lost + "/move", "{\"move\":\"b2-c3A\"}");
      served.skip(Duration.ofMinutes(6));
      assertThat(state(served, lost).path("over").path("result").asText()).isEqualTo("white");
    }
    try (Served served = Served.in(folder)) {
      JsonNode clock = state(served, going).path("clock");
      assertThat(clock.path("each").asText()).isEqualTo("5m+3s");
      assertThat(clock.path("left").path("white").asLong()).isBetween(200_000L, 244_000L);
      assertThat(state(served, lost).path("over").path("reason").asText()).isEqualTo("time");
    }
  }

  @Test
  void eachSeatMayHaveItsOwnClock() {
    try (Served served = Served.in(folder)) {
      String id = served.session("{\"game\":\"fanorona:5x5\",\"clock\":\"white=5m,black=1m+2s\"}");
      JsonNode clock = state(served, id).path("clock");
      assertThat(clock.path("each").asText()).isEqualTo("white=5m,black=1m+2s");
      assertThat(clock.path("left").path("white").asLong()).isBetween(290_000L, 300_000L);
      assertThat(clock.path("left").path("black").asLong()).isEqualTo(60_000);
      String alone = served.session("{\"game\":\"fanorona:5x5\",\"clock\":\"black=1m\"}");
      assertThat(state(served, alone).path("clock").path("left").has("white")).isFalse();
      assertThat(state(served, alone).path("clock").path("running").isNull()).isTrue();
      served.post("/sessions/" + alone + "/move", "{\"move\":\"b2-c3A\"}");
      assertThat(state(served, alone).path("clock").path("running").asText()).isEqualTo("black");
    }
  }

  @Test
  void theTimeOfAMoveComesBackWithIt() {
    try (Served served = Served.forgetful()) {
      String id = served.session(GAME);
      served.skip(Duration.ofSeconds(60));
      served.post("/sessions/" + id + "/move", "{\"move\":\"b2-c3A\"}");
      JsonNode back = served.post("/sessions/" + id + "/undo", "{}").json().path("clock");
      assertThat(back.path("left").path("white").asLong()).isEqualTo(300_000);
      JsonNode again = served.post("/sessions/" + id + "/redo", "{}").json().path("clock");
      assertThat(again.path("left").path("white").asLong()).isBetween(223_000L, 243_000L);
      served.skip(Duration.ofMinutes(6));
      assertThat(state(served, id).path("over").path("reason").asText()).isEqualTo("time");
      JsonNode alive = served.post("/sessions/" + id + "/undo", "{}").json();
      assertThat(alive.path("over").isNull()).isTrue();
      assertThat(alive.path("clock").path("left").path("black").asLong())
          .isBetween(299_000L, 300_000L);
    }
  }

  @Test
  void aPlayerKeepsItsClock() {
    try (Served served = Served.forgetful()) {
      String id =
          served.session(
              "{\"game\":\"fanorona:5x5\",\"clock\":\"1s+10ms\",\"seats\":{\"black\":\"alphabeta\"}}");
      try (EventReader events = EventReader.of(served, id)) {
        served.post("/sessions/" + id + "/move", "{\"move\":\"b2-c3A\"}");
        JsonNode answered = events.until("state", told -> told.path("ply").asInt() == 2);
        assertThat(answered.path("clock").path("left").path("black").asLong()).isBetween(1L, 1010L);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "5", "-1m", "5m+", "forever", "25h", "1s+25h", "white=5m,red=5m", "white="})
  void whatIsNoClockIsRefused(String text) {
    try (Served served = Served.forgetful()) {
      Served.Answer refused =
          served.post("/sessions", "{\"game\":\"konane:6x6\",\"clock\":\"" + text + "\"}");
      assertThat(refused.status()).isEqualTo(422);
      assertThat(refused.text("where")).isEqualTo("clock");
    }
  }
}
