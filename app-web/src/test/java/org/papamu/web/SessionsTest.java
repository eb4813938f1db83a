package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Games that are played over HTTP. */
class SessionsTest {

  private static final Served SERVED = Served.forgetful();

  @AfterAll
  static void end() {
    SERVED.close();
  }

  private static JsonNode change(String id, String what, String json) {
    Served.Answer answer = SERVED.post("/sessions/" + id + "/" + what, json);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return answer.json();
  }

  private static JsonNode move(String id, String move) {
    return change(id, "move", "{\"move\":\"" + move + "\"}");
  }

  /** Waits, by its events, until a game is as it should be. */
  private static JsonNode when(String id, String field, String value) {
    try (EventReader events = EventReader.of(SERVED, id)) {
      return events.until(
          "state",
          state -> state.path(field).asText().equals(value) || state.path(field).has(value));
    }
  }

  @Test
  void aGameIsPlayedAndToldInSentences() {
    String id = SERVED.session("{\"game\":\"fanorona:5x5\"}");
    JsonNode before = SERVED.get("/sessions/" + id).json();
    assertThat(before.path("turn").asText()).isEqualTo("white");
    assertThat(before.path("moveCount").asInt()).isEqualTo(5);
    JsonNode after = move(id, "b2-c3A");
    assertThat(after.path("version").asInt()).isGreaterThan(before.path("version").asInt());
    assertThat(after.path("turn").asText()).isEqualTo("black");
    JsonNode told = after.path("history").get(0);
    assertThat(told.path("code").asText()).isEqualTo("b2-c3A");
    assertThat(told.path("sentence").asText())
        .startsWith("White moved b2–c3")
        .endsWith("took d4 and e5.");
    assertThat(told.path("trails").toString()).isEqualTo("[[6,12]]");
    assertThat(told.path("taken").toString()).isEqualTo("[18,24]");
  }

  @Test
  void anIllegalMoveIsRefusedByTheRuleThatForbidsIt() {
    String id = SERVED.session("{\"game\":\"fanorona:5x5\"}");
    Served.Answer answer = SERVED.post("/sessions/" + id + "/move", "{\"move\":\"a1-a2\"}");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.text("error")).contains("capture");
    assertThat(answer.json().path("suggestions")).isNotEmpty();
    assertThat(SERVED.get("/sessions/" + id).json().path("ply").asInt()).isZero();
  }

  @Test
  void aMoveForAnotherVersionIsRefused() {
    String id = SERVED.session("{\"game\":\"konane:1x5\"}");
    long version = SERVED.get("/sessions/" + id).json().path("version").asLong();
    String first = SERVED.get("/sessions/" + id).json().path("legal").get(0).path("text").asText();
    String json = "{\"move\":\"" + first + "\",\"version\":" + version + "}";
    assertThat(SERVED.post("/sessions/" + id + "/move", json).status()).isEqualTo(200);
    assertThat(SERVED.post("/sessions/" + id + "/move", json).status()).isEqualTo(409);
  }

  @Test
  void aMoveIsEnteredStepByStep() {
    String id = SERVED.session("{\"game\":\"fanorona:5x5\"}");
    JsonNode first = SERVED.get("/sessions/" + id + "/entry").json();
    assertThat(first.path("move").isNull()).isTrue();
    List<String> starts = new ArrayList<>();
    first.path("next").forEach(step -> starts.add(step.path("text").asText()));
    assertThat(starts).contains("b2");
    JsonNode second = SERVED.get("/sessions/" + id + "/entry?typed=b2").json();
    JsonNode step = second.path("next").get(0);
    assertThat(step.path("text").asText()).isEqualTo("-c3A");
    assertThat(step.path("taken").toString()).isEqualTo("[18,24]");
    JsonNode third =
        SERVED.get("/sessions/" + id + "/entry?typed=" + Served.encoded("b2-c3A")).json();
    assertThat(third.path("move").path("text").asText()).isEqualTo("b2-c3A");
    assertThat(third.path("pieces").get(12).asInt()).isEqualTo(1);
    assertThat(third.path("pieces").get(18).asInt()).isZero();
    JsonNode why = SERVED.get("/sessions/" + id + "/reason?typed=b2-b3").json();
    assertThat(why.path("reason").asText()).isNotEmpty();
    assertThat(SERVED.get("/sessions/" + id + "/reason?typed=b2").json().path("reason").isNull())
        .isTrue();
    Served.Answer refused = SERVED.get("/sessions/" + id + "/entry?typed=b2-b3");
    assertThat(refused.text("error")).isEqualTo(why.path("reason").asText());
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("error")).isNotEmpty();
  }

  @Test
  void movesAreTakenBackAndPlayedAgain() {
    String id = SERVED.session("{\"game\":\"peg-solitaire:english\"}");
    List<String> codes = new ArrayList<>();
    for (int ply = 0; ply < 3; ply++) {
      String move =
          SERVED
              .post(
                  "/moves",
                  "{\"game\":\"peg-solitaire:english\",\"moves\":"
                      + codes.stream().map(c -> "\"" + c + "\"").toList()
                      + "}")
              .json()
              .path("moves")
              .get(0)
              .path("text")
              .asText();
      codes.add(move);
      move(id, move);
    }
    JsonNode back = change(id, "undo", "{}");
    assertThat(back.path("ply").asInt()).isEqualTo(2);
    assertThat(back.path("plies").asInt()).isEqualTo(3);
    assertThat(back.path("history")).hasSize(3);
    JsonNode start = change(id, "goto", "{\"ply\":0}");
    assertThat(start.path("position")).isEqualTo(start.path("start"));
    assertThat(change(id, "goto", "{\"ply\":3}").path("ply").asInt()).isEqualTo(3);
    change(id, "undo", "{}");
    assertThat(change(id, "redo", "{}").path("ply").asInt()).isEqualTo(3);
    assertThat(SERVED.post("/sessions/" + id + "/redo", "{}").status()).isEqualTo(409);
    assertThat(SERVED.post("/sessions/" + id + "/goto", "{\"ply\":9}").status()).isEqualTo(422);
  }

  @Test
  void aPlayerAnswersAndUndoTakesItsAnswerBackToo() {
    String id =
        SERVED.session(
            "{\"game\":\"fanorona:5x5\",\"seats\":{\"black\":\"alphabeta:level=1,seed=1\"}}");
    move(id, "b2-c3A");
    JsonNode answered = when(id, "turn", "white");
    assertThat(answered.path("ply").asInt()).isEqualTo(2);
    JsonNode back = change(id, "undo", "{}");
    assertThat(back.path("ply").asInt()).isZero();
    assertThat(back.path("paused").asBoolean()).isFalse();
    JsonNode forth = change(id, "redo", "{}");
    assertThat(forth.path("ply").asInt()).isEqualTo(2);
  }

  @Test
  void twoPlayersPlayByThemselvesToTheEnd() {
    String id =
        SERVED.session(
            "{\"game\":\"konane:4x4\",\"seats\":{\"black\":\"random:seed=1\",\"white\":\"random:seed=2\"}}");
    JsonNode over = when(id, "over", "result");
    assertThat(over.path("over").path("sentence").asText()).contains("wins after");
    assertThat(over.path("turn").isNull()).isTrue();
  }

  @Test
  void playersWaitWhileTheGameIsPausedOrLookedThrough() {
    String id = SERVED.session("{\"game\":\"konane:6x6\",\"seats\":{\"white\":\"random:seed=2\"}}");
    JsonNode state = SERVED.get("/sessions/" + id).json();
    assertThat(state.path("turn").asText()).isEqualTo("black");
    change(id, "pause", "{}");
    JsonNode moved = move(id, state.path("legal").get(0).path("text").asText());
    assertThat(moved.path("paused").asBoolean()).as("a move goes on with the game").isFalse();
    when(id, "turn", "black");
    JsonNode looked = change(id, "goto", "{\"ply\":1}");
    assertThat(looked.path("paused").asBoolean()).isTrue();
    assertThat(SERVED.get("/sessions/" + id).json().path("ply").asInt()).isEqualTo(1);
    change(id, "resume", "{}");
    assertThat(when(id, "turn", "black").path("ply").asInt()).isEqualTo(2);
  }

  @Test
  void aGameEndsByHand() {
    String id = SERVED.session("{\"game\":\"fanorona:5x5\"}");
    JsonNode over = change(id, "resign", "{\"seat\":\"white\"}");
    assertThat(over.path("over").path("result").asText()).isEqualTo("black");
    assertThat(change(id, "undo", "{}").path("over").isNull()).isTrue();
    assertThat(change(id, "draw", "{}").path("over").path("result").asText()).isEqualTo("draw");
    assertThat(SERVED.post("/sessions/" + id + "/resign", "{}").status()).isEqualTo(409);
    String konane = SERVED.session("{\"game\":\"konane:4x4\"}");
    assertThat(SERVED.post("/sessions/" + konane + "/draw", "{}").status()).isEqualTo(409);
  }

  @Test
  void recordsGoOutAndComeBack() {
    String id = SERVED.session("{\"game\":\"fanorona:5x5\",\"moves\":[\"b2-c3A\"]}");
    String record = SERVED.get("/sessions/" + id + "/record").body();
    assertThat(record).contains("[Game \"fanorona:5x5\"]", "b2-c3A");
    String json = "{\"record\":" + quoted(record) + "}";
    Served.Answer loaded = SERVED.post("/records", json);
    assertThat(loaded.status()).isEqualTo(201);
    assertThat(loaded.json().path("ply").asInt()).isEqualTo(1);
    assertThat(loaded.text("id")).isNotEqualTo(id);
    String wrong = quoted(record.replace("b2-c3A", "a1-a2"));
    assertThat(SERVED.post("/records", "{\"record\":" + wrong + "}").status()).isEqualTo(422);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }

  @Test
  void positionsAreCheckedByTextAndByPieces() {
    for (String game : List.of("fanorona:5x5", "konane:6x6", "peg-solitaire:english")) {
      String id = SERVED.session("{\"game\":\"" + game + "\"}");
      JsonNode state = SERVED.get("/sessions/" + id).json();
      String path = "/sessions/" + id + "/position/check";
      JsonNode same = SERVED.post(path, "{\"pieces\":" + state.path("pieces") + "}").json();
      assertThat(same.path("position")).as(game).isEqualTo(state.path("position"));
      String text = "{\"position\":" + state.path("position") + "}";
      assertThat(SERVED.post(path, text).json().path("pieces")).isEqualTo(state.path("pieces"));
      assertThat(SERVED.post(path, "{\"position\":\"nonsense\"}").status()).isEqualTo(422);
      assertThat(SERVED.post(path, "{\"pieces\":[1]}").status()).isEqualTo(422);
    }
    String id = SERVED.session("{\"game\":\"konane:6x6\"}");
    List<Integer> pieces = new ArrayList<>();
    SERVED.get("/sessions/" + id).json().path("pieces").forEach(p -> pieces.add(p.asInt()));
    for (int point : List.of(0, 1, 7, 14, 20)) {
      pieces.set(point, 0);
    }
    JsonNode edited =
        SERVED
            .post(
                "/sessions/" + id + "/position/check",
                "{\"pieces\":" + pieces + ",\"turn\":\"white\"}")
            .json();
    assertThat(edited.path("turn").asText()).as(edited.toString()).isEqualTo("white");
    JsonNode started = change(id, "position", "{\"position\":" + edited.path("position") + "}");
    assertThat(started.path("ply").asInt()).isZero();
    assertThat(started.path("start")).isEqualTo(edited.path("position"));
  }

  @Test
  void hintsAndValuesAreGiven() {
    String id = SERVED.session("{\"game\":\"konane:1x6\"}");
    Served.Answer hint = SERVED.post("/sessions/" + id + "/hint", "{}");
    assertThat(hint.status()).as(hint.body()).isEqualTo(200);
    assertThat(hint.json().path("sentence").asText()).startsWith("Remove the black ");
    Served.Answer values = SERVED.post("/sessions/" + id + "/values", "{}");
    JsonNode all = values.json().path("values");
    assertThat(all)
        .as(values.body())
        .hasSize(SERVED.get("/sessions/" + id).json().path("moveCount").asInt());
    all.forEach(value -> assertThat(value.path("value").asText()).isIn("win", "loss"));
  }

  /** Two stones may go to c1: one wins by it, the other loses. */
  @Test
  void valuesAreGivenForEachStepOfAMove() {
    String id = SERVED.session("{\"game\":\"fanorona:3x3\",\"position\":\"bbb/1ww/1w1 w 0\"}");
    JsonNode steps = SERVED.post("/sessions/" + id + "/values", "{}").json().path("steps");
    Map<String, String> told = new TreeMap<>();
    steps.properties().forEach(step -> told.put(step.getKey(), step.getValue().asText()));
    assertThat(told)
        .containsOnly(
            Map.entry("b2", "loss"),
            Map.entry("b2-a1W", "loss"),
            Map.entry("b2-a1W-a2A", "loss"),
            Map.entry("b2-c1W", "loss"),
            Map.entry("c2", "win"),
            Map.entry("c2-c1W", "win"));
  }

  @Test
  void aPositionIsSolved() {
    Served.Answer solved = SERVED.post("/solve", "{\"game\":\"konane:4x4\",\"time\":\"20s\"}");
    assertThat(solved.status()).isEqualTo(200);
    assertThat(solved.text("value")).isIn("win", "loss");
    assertThat(SERVED.post("/solve", "{\"game\":\"konane:4x4\",\"time\":\"2h\"}").status())
        .isEqualTo(422);
  }

  @Test
  void anAnalysisIsToldUntilItIsStopped() {
    String id = SERVED.session("{\"game\":\"fanorona:5x9\"}");
    try (EventReader events = EventReader.of(SERVED, id)) {
      assertThat(SERVED.post("/sessions/" + id + "/analysis", "{\"lines\":2}").status())
          .isEqualTo(202);
      JsonNode found = events.until("analysis", told -> told.path("lines").size() == 2);
      assertThat(found.path("running").asBoolean()).isTrue();
      assertThat(found.path("lines").get(0).path("trails")).isNotEmpty();
      assertThat(SERVED.delete("/sessions/" + id + "/analysis").status()).isEqualTo(204);
      assertThat(events.until("analysis", told -> !told.path("running").asBoolean())).isNotNull();
    }
  }

  @Test
  void aHopelessPuzzleIsWarnedOf() {
    String id = SERVED.session("{\"game\":\"peg-solitaire:english\"}");
    List<Integer> pieces = new ArrayList<>();
    SERVED
        .get("/board?game=peg-solitaire:english")
        .json()
        .path("points")
        .forEach(
            point ->
                pieces.add(
                    List.of("c1", "d1", "c7").contains(point.path("name").asText()) ? 1 : 0));
    JsonNode apart =
        SERVED.post("/sessions/" + id + "/position/check", "{\"pieces\":" + pieces + "}").json();
    change(id, "position", "{\"position\":" + apart.path("position") + "}");
    try (EventReader events = EventReader.of(SERVED, id)) {
      JsonNode warned = events.until("state", state -> !state.path("warning").isNull());
      assertThat(warned.path("warning").asText()).isEqualTo("this cannot be solved from here");
    }
  }

  @Test
  void seatsAreChangedAndWrongOnesRefused() {
    String id = SERVED.session("{\"game\":\"konane:6x6\"}");
    JsonNode seated = change(id, "seats", "{\"seats\":{\"white\":\"greedy\"}}");
    assertThat(seated.path("seats").get(1).path("human").asBoolean()).isFalse();
    for (String wrong :
        List.of(
            "engine:cmd=/bin/sh", "alphabeta:hash=100000", "alphabeta:threads=1000", "nobody")) {
      Served.Answer refused =
          SERVED.post("/sessions/" + id + "/seats", "{\"seats\":{\"white\":\"" + wrong + "\"}}");
      assertThat(refused.status()).as(wrong).isEqualTo(422);
      assertThat(refused.text("where")).isEqualTo("seats.white");
    }
  }
}
