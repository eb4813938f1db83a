package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.text.Messages;

/** Whoever asks is answered in their language, as far as the games have words in it. */
class LanguagesTest {

  private static final Served SERVED = Served.forgetful();

  @AfterAll
  static void end() {
    SERVED.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sv | sv",
        "sv-FI,sv;q=0.9,en;q=0.1 | sv",
        "de,ru;q=0.5 | ru",
        "de | en",
        "en-GB,ru;q=0.2 | en",
        "* | en",
        "'' | en",
        "q=;;, | en",
        "ru;q=x | en"
      })
  void theDearestLanguageThatIsSpokenIsChosen(String wished, String spoken) {
    assertThat(Speech.of(wished)).isEqualTo(Locale.forLanguageTag(spoken));
  }

  private static JsonNode get(String path, String language) {
    HttpRequest request =
        SERVED.request(Api.ROOT + path).header("Accept-Language", language).GET().build();
    return SERVED.send(request).json();
  }

  private static Served.Answer post(String path, String json, String language) {
    return SERVED.send(SERVED.posting(path, json).header("Accept-Language", language).build());
  }

  @Test
  void gamesRulesAndPiecesAreTold() {
    JsonNode konane = get("/info?game=konane:6x6", "ru");
    assertThat(konane.path("title").asText()).isEqualTo("Конане");
    assertThat(konane.path("summary").asText()).contains("конане");
    assertThat(konane.path("rules").get(0).asText()).contains("На доске");
    assertThat(konane.path("seatTitles").get(0).asText()).isEqualTo("чёрные");
    assertThat(konane.path("seats").get(0).asText()).as("names never change").isEqualTo("black");
    JsonNode board = get("/board?game=konane:6x6", "sv");
    assertThat(board.path("pieces").get(0).path("name").asText()).endsWith("sten");
    assertThat(get("/board?game=konane:6x6&lang=ru", "sv").path("title").asText())
        .as("the query is stronger")
        .isEqualTo("Конане 6×6");
    assertThat(get("/games", "sv").path("games").findValuesAsText("summary").toString())
        .contains("Kōnane från Hawaii");
  }

  @Test
  void oneGameIsToldToEachInTheirLanguage() {
    String id = SERVED.session("{\"game\":\"konane:6x6\"}");
    String path = "/sessions/" + id;
    assertThat(get(path, "ru").path("title").asText()).isEqualTo("Конане 6×6");
    assertThat(get(path, "en").path("title").asText()).isEqualTo("Kōnane 6×6");
    JsonNode moved = post(path + "/move", "{\"move\":\"c3\"}", "ru").json();
    assertThat(moved.path("title").asText()).isEqualTo("Конане 6×6");
    assertThat(moved.path("history").get(0).path("sentence").asText()).startsWith("Чёрные");
    assertThat(get(path, "sv").path("ply").asInt()).isEqualTo(1);
    assertThat(get(path, "en").path("ply").asInt()).isEqualTo(1);
    try (EventReader events = EventReader.of(SERVED, id, "sv")) {
      JsonNode heard = events.until("state", state -> state.path("ply").asInt() == 1);
      assertThat(heard.path("seats").get(0).path("title").asText()).isEqualTo("svart");
    }
  }

  @Test
  void endingsByTheRulesAndByHandAreTold() {
    String solved = SERVED.session("{\"game\":\"konane:1x1\",\"moves\":[\"a1\"]}");
    JsonNode over = get("/sessions/" + solved, "ru").path("over");
    assertThat(over.path("result").asText()).isEqualTo("black");
    assertThat(over.path("sentence").asText()).containsPattern("[а-я]").doesNotContain("stone");
    String resigned = SERVED.session("{\"game\":\"fanorona:5x5\"}");
    SERVED.post("/sessions/" + resigned + "/resign", "{\"seat\":\"white\"}");
    JsonNode swedish = get("/sessions/" + resigned, "sv").path("over");
    assertThat(swedish.path("reason").asText()).isEqualTo("resignation");
    assertThat(swedish.path("result").asText()).isEqualTo("black");
    assertThat(swedish.path("sentence").asText()).startsWith("Vit").contains("Svart");
    String agreed = SERVED.session("{\"game\":\"fanorona:5x5\"}");
    SERVED.post("/sessions/" + agreed + "/draw", "{}");
    assertThat(get("/sessions/" + agreed, "ru").path("over").path("sentence").asText())
        .containsPattern("[а-я]");
  }

  @Test
  void refusalsOfMovesAndPositionsAreTold() {
    String id = SERVED.session("{\"game\":\"konane:6x6\",\"moves\":[\"c3\",\"d3\"]}");
    String path = "/sessions/" + id;
    Served.Answer refused = post(path + "/move", "{\"move\":\"a1-c1\"}", "ru");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text("error")).contains("камень на a1 не может прыгнуть");
    HttpRequest entry =
        SERVED
            .request(Api.ROOT + path + "/entry?typed=a1")
            .header("Accept-Language", "sv")
            .GET()
            .build();
    assertThat(SERVED.send(entry).text("error")).contains("kan inte hoppa");
    Served.Answer begun = post("/sessions", "{\"game\":\"konane:6x6\",\"moves\":[\"z9\"]}", "ru");
    assertThat(begun.status()).isEqualTo(422);
    assertThat(begun.text("error")).contains("поля");
  }

  @Test
  void everyTextOfTheServerIsTranslated() {
    assertThat(Messages.problems(Sayings.class, Locale.forLanguageTag("ru"))).isEmpty();
    assertThat(Messages.problems(Sayings.class, Locale.forLanguageTag("sv"))).isEmpty();
  }

  /** Whoever asks is told in their language, whatever others were told before. */
  @Test
  void whatTheServerItselfRefusesIsTold() {
    String path = "/sessions/" + SERVED.session("{\"game\":\"fanorona:5x5\"}");
    assertThat(post(path + "/undo", "{}", "ru").text("error")).isEqualTo("назад брать нечего");
    assertThat(post(path + "/undo", "{}", "sv").text("error")).isEqualTo("inget att ta tillbaka");
    assertThat(post(path + "/undo", "{}", "de").text("error")).isEqualTo("nothing to take back");
    assertThat(post(path + "/goto", "{\"ply\":3}", "ru").text("error"))
        .isEqualTo("здесь всего 0 полуходов");
    post(path + "/resign", "{}", "ru");
    assertThat(post(path + "/draw", "{}", "ru").text("error")).isEqualTo("игра окончена");
    assertThat(post(path + "/hint", "{}", "sv").text("error")).isEqualTo("spelet är slut");
    assertThat(post(path + "/move", "{\"move\":\"c2-c3A\"}", "ru").text("error"))
        .isEqualTo("игра окончена");
  }

  @Test
  void aWarningIsTold() {
    String id =
        SERVED.session("{\"game\":\"peg-solitaire:triangle15\",\"position\":\"1/2/o2/o3/4o -\"}");
    try (EventReader events = EventReader.of(SERVED, id, "ru")) {
      events.until("state", state -> state.path("warning").asText().equals("отсюда это не решить"));
    }
    assertThat(get("/sessions/" + id, "en").path("warning").asText())
        .isEqualTo("this cannot be solved from here");
  }
}
