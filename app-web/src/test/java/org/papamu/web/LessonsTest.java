package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons are games with a task, which the rules judge. */
class LessonsTest {

  private static final Served SERVED = Served.forgetful();

  @TempDir Path folder;

  @AfterAll
  static void end() {
    SERVED.close();
  }

  private static String begin(Served served, String game, int number) {
    return served.session("{\"game\":\"" + game + "\",\"lesson\":" + number + "}");
  }

  private static JsonNode lesson(Served served, String id) {
    return served.get("/sessions/" + id).json().path("lesson");
  }

  private static Served.Answer move(Served served, String id, String move) {
    return served.post("/sessions/" + id + "/move", "{\"move\":\"" + move + "\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane", "fanorona", "peg-solitaire"})
  void everyLessonIsDoneByItsAnswer(String game) {
    int count = SERVED.get("/lessons?game=" + game).json().path("titles").size();
    assertThat(count).isGreaterThan(2);
    for (int number = 1; number <= count; number++) {
      String id = begin(SERVED, game, number);
      JsonNode task = lesson(SERVED, id);
      assertThat(task.path("standing").asText()).isEqualTo("open");
      assertThat(task.path("number").asInt()).isEqualTo(number);
      assertThat(task.path("count").asInt()).isEqualTo(count);
      for (JsonNode answer : task.path("answer")) {
        assertThat(move(SERVED, id, answer.asText()).status()).isEqualTo(200);
      }
      assertThat(lesson(SERVED, id).path("standing").asText())
          .as(game + " " + number)
          .isEqualTo("done");
    }
  }

  @Test
  void aTaskThatIsMissedTakesNoMoreMovesUntilOneIsTakenBack() {
    String id = "";
    JsonNode state = null;
    for (int number = 1; state == null; number++) {
      id = begin(SERVED, "konane", number);
      JsonNode begun = SERVED.get("/sessions/" + id).json();
      if (begun.path("lesson").path("left").asInt() == 1 && begun.path("moveCount").asInt() > 1) {
        state = begun;
      }
    }
    JsonNode missed = null;
    JsonNode moves =
        SERVED
            .post(
                "/moves",
                "{\"game\":" + state.path("game") + ",\"position\":" + state.path("position") + "}")
            .json()
            .path("moves");
    for (JsonNode one : moves) {
      JsonNode after = move(SERVED, id, one.path("text").asText()).json();
      if (after.path("lesson").path("standing").asText().equals("missed")) {
        missed = after;
        break;
      }
      SERVED.post("/sessions/" + id + "/undo", "{}");
    }
    assertThat(missed).as("a move that does not do the task").isNotNull();
    if (missed.path("over").isNull()) {
      String any = missed.path("legal").get(0).path("text").asText();
      assertThat(move(SERVED, id, any).status()).isIn(409, 422);
    }
    SERVED.post("/sessions/" + id + "/undo", "{}");
    assertThat(lesson(SERVED, id).path("standing").asText()).isEqualTo("open");
  }

  @Test
  void aLessonIsToldInTheLanguageOfWhoeverLearnsAndOutlivesTheServer() {
    String id;
    try (Served served = Served.in(folder)) {
      id = begin(served, "fanorona", 2);
      JsonNode task = lesson(served, id);
      move(served, id, task.path("answer").get(0).asText());
    }
    try (Served served = Served.in(folder)) {
      JsonNode english = served.get("/sessions/" + id).json().path("lesson");
      JsonNode russian = served.get("/sessions/" + id + "?lang=ru").json().path("lesson");
      assertThat(english.path("number").asInt()).isEqualTo(2);
      assertThat(english.path("standing").asText()).isIn("done", "open");
      assertThat(russian.path("text").asText())
          .isNotEqualTo(english.path("text").asText())
          .containsPattern("[а-я]");
    }
  }

  @Test
  void noSuchLessonIsRefused() {
    for (String wrong :
        new String[] {
          "{\"game\":\"konane\",\"lesson\":0}",
          "{\"game\":\"konane\",\"lesson\":99}",
          "{\"game\":\"konane\",\"lesson\":\"one\"}",
          "{\"game\":\"konane\",\"lesson\":1,\"moves\":[]}",
          "{\"game\":\"nothing\",\"lesson\":1}"
        }) {
      assertThat(SERVED.post("/sessions", wrong).status()).as(wrong).isIn(400, 422);
    }
  }
}
