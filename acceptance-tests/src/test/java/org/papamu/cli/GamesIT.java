package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What there is: {@code games}, {@code info}, {@code version}, and how games are named. */
final class GamesIT {

  @Test
  void gamesTellsEveryGame() {
    JsonNode answer = papamu("games", "--json").done().json();
    Kinds.check(answer, "games object*, problems empty");
    List<String> names = new ArrayList<>();
    for (JsonNode game : answer.get("games")) {
      Kinds.check(
          game, "name text, title text, boards text*, seats text*, plugin text, version text");
      names.add(game.get("name").textValue());
      assertThat(game.get("plugin").textValue())
          .isEqualTo("variant-" + names.get(names.size() - 1));
    }
    assertThat(names).containsExactly("fanorona", "konane", "peg-solitaire");
  }

  @Test
  void gamesTellsBoardsAndSeats() {
    JsonNode games = papamu("games", "--json").done().json().get("games");
    assertThat(texts(games.get(0).get("boards"))).containsExactlyInAnyOrder("3x3", "5x5", "5x9");
    assertThat(texts(games.get(1).get("boards")))
        .containsExactlyInAnyOrder(
            "6x6", "8x8", "10x10", "12x12", "14x14", "18x18", "9x13", "14x17", "13x20");
    assertThat(texts(games.get(2).get("boards")))
        .containsExactlyInAnyOrder(
            "english",
            "european",
            "wiegleb",
            "asymmetric",
            "diamond",
            "triangle10",
            "triangle15",
            "triangle21",
            "triangle28",
            "square6");
    assertThat(texts(games.get(0).get("seats"))).containsExactly("white", "black");
    assertThat(texts(games.get(1).get("seats"))).containsExactly("black", "white");
    assertThat(texts(games.get(2).get("seats"))).containsExactly("player");
  }

  @Test
  void everyOfferedBoardOpensUnderItsName() {
    for (JsonNode game : papamu("games", "--json").done().json().get("games")) {
      for (String board : texts(game.get("boards"))) {
        String name = game.get("name").textValue() + ":" + board;
        JsonNode shown = papamu("show", name, "--json").done().json();
        assertThat(shown.get("game").textValue()).isEqualTo(name);
        assertThat(shown.get("over").isNull()).as("%s has a start to play from", name).isTrue();
        assertThat(shown.get("legalMoves").intValue()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "konane, 64, true, true, konane:8x8, opening",
    "fanorona, 45, false, false, fanorona:5x9,"
        + "continuation direction first quiet repetition stalemate vela",
    "peg-solitaire, 33, true, false, peg-solitaire:english, start target"
  })
  void infoTellsTheFacts(
      String name, int points, boolean loopFree, boolean normalPlay, String full, String options) {
    JsonNode info = papamu("info", name, "--json").done().json();
    Kinds.check(
        info,
        "name text, title text, board text, seats text*, points whole, sources text*,"
            + " loopFree truth, normalPlay truth, options object");
    assertThat(info.get("name").textValue()).isEqualTo(name);
    assertThat(name + ":" + info.get("board").textValue()).isEqualTo(full);
    assertThat(info.get("points").intValue()).isEqualTo(points);
    assertThat(info.get("loopFree").booleanValue()).isEqualTo(loopFree);
    assertThat(info.get("normalPlay").booleanValue()).isEqualTo(normalPlay);
    List<String> names = new ArrayList<>();
    info.get("options").fieldNames().forEachRemaining(names::add);
    assertThat(names).containsExactlyInAnyOrder(options.split(" ", -1));
    for (JsonNode option : info.get("options")) {
      Kinds.check(option, "value text, default text, allowed text*");
      assertThat(option.get("value")).isEqualTo(option.get("default"));
    }
  }

  @Test
  void infoTellsTheOptionsInForce() {
    JsonNode options =
        papamu("info", "fanorona:tsivy,quiet=50,first=single", "--json")
            .done()
            .json()
            .get("options");
    assertThat(options.get("quiet").get("value").textValue()).isEqualTo("50");
    assertThat(options.get("quiet").get("default").textValue()).isEqualTo("100");
    assertThat(options.get("first").get("value").textValue()).isEqualTo("single");
    assertThat(options.get("repetition").get("value").textValue()).isEqualTo("3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "konane | konane:8x8",
        "konane:1x61 | konane:1x61",
        "konane:6x6,opening=traditional | konane:6x6",
        "konane:6x6,opening=any | konane:6x6,opening=any",
        "fanorona | fanorona:5x9",
        "fanorona:tsivy | fanorona:5x9",
        "fanorona:dimy | fanorona:5x5",
        "fanorona:telo | fanorona:3x3",
        "fanorona:tsivy,repetition=3,quiet=0,continuation=forced"
            + "| fanorona:5x9,continuation=forced,quiet=0",
        "fanorona:telo,stalemate=draw,direction=any | fanorona:3x3,direction=any,stalemate=draw",
        "peg-solitaire | peg-solitaire:english",
        "peg-solitaire:english,target=d4 | peg-solitaire:english",
        "peg-solitaire:english,target=-,start=a3 | peg-solitaire:english,start=a3,target=-",
      })
  void theFullNameIsWrittenBackEverywhere(String asked, String full) {
    for (String command : List.of("show", "moves", "perft")) {
      List<String> words = new ArrayList<>(List.of(command, asked, "--json"));
      if (command.equals("perft")) {
        words.add("1");
      }
      JsonNode answer = papamu(words.toArray(String[]::new)).done().json();
      assertThat(answer.get("game").textValue()).as(command).isEqualTo(full);
    }
    assertThat(papamu("info", asked, "--json").done().json().get("game").textValue())
        .isEqualTo(full);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nope",
        "Konane",
        "konane:",
        "konane:8x8,",
        "konane:8x8,,opening=any",
        "konane:8x8,opening",
        "konane:8x8,opening=",
        "konane:8x8,opening=sideways",
        "konane:8x8,opening=any,opening=any",
        "konane:8x8,colour=red",
        "konane:0x8",
        "konane:08x8",
        "konane:8X8",
        "konane:8",
        "konane:101x1",
        "konane:100x11",
        "konane:99999999999999999999x1",
        "konane:8x8 ",
        "konane,fanorona",
        "fanorona:4x5",
        "fanorona:1x3",
        "fanorona:9x9",
        "fanorona:5x9,quiet=-1",
        "fanorona:5x9,quiet=x",
        "peg-solitaire:english,start=a1",
        "peg-solitaire:hexagon",
      })
  void aBadGameIsRefused(String game) {
    assertThat(papamu("show", game).refused().err()).contains("(GAME)");
    papamu("show", game, "--json").refused();
    papamu("perft", game, "1", "--json").refused();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "konan | try: konane",
        "konane:8X8 | try: konane:8x8",
        "fanorona:4x5 | try: fanorona:5x5",
        "konane:6x6,openning=any | try: konane:6x6,opening=any",
        "konane:6x6,opening=centr | try: konane:6x6,opening=centre",
      })
  void aBadGameGetsSuggestions(String game, String suggestion) {
    assertThat(papamu("show", game).refused().err()).contains(suggestion);
  }

  @Test
  void versionTellsJavaAndPlugins() {
    JsonNode version = papamu("version", "--json").done().json();
    Kinds.check(version, "version text, java text, plugins object*");
    assertThat(version.get("java").textValue()).isEqualTo(System.getProperty("java.version"));
    List<String> ids = new ArrayList<>();
    for (JsonNode plugin : version.get("plugins")) {
      Kinds.check(plugin, "id text, version text");
      ids.add(plugin.get("id").textValue());
    }
    assertThat(ids).containsExactly("variant-fanorona", "variant-konane", "variant-peg-solitaire");
    assertThat(papamu("version").done().lines().get(0))
        .isEqualTo("papamu " + version.get("version").textValue());
  }

  @Test
  void benchMeasuresItsCases() {
    JsonNode answer = papamu("bench", "peg-solitaire:wiegleb", "--json").done().json();
    Kinds.check(answer, "cases object*, signature whole");
    JsonNode cases = answer.get("cases");
    assertThat(cases).hasSize(2);
    Kinds.check(cases.get(0), "name text, nodes whole, seconds number, nodesPerSecond whole");
    assertThat(cases.get(0).get("name").textValue()).isEqualTo("playouts peg-solitaire:wiegleb");
    assertThat(cases.get(0).get("nodesPerSecond").longValue()).isPositive();
  }
}
