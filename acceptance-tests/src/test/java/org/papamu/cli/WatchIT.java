package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;

/** {@code watch}, and {@code papamu} alone in a pipe. */
final class WatchIT {

  @Test
  void withoutAGameEachIsPlayedOnItsSmallestBoard() {
    List<String> games = new ArrayList<>();
    for (JsonNode game : papamu("watch", "--seed", "1", "--json").done().json().get("games")) {
      Kinds.check(game, "game text, plies whole, moves text*, result text, reason text");
      assertThat(game.get("moves")).hasSize(game.get("plies").intValue());
      games.add(game.get("game").textValue());
    }
    assertThat(games).containsExactly("fanorona:3x3", "konane:6x6", "peg-solitaire:triangle10");
  }

  @Test
  void theProgramAloneInAPipeWatches() {
    Ran ran = papamu("--seed", "1").done();
    assertThat(ran).isEqualTo(papamu("watch", "--seed", "1"));
    assertThat(ran.out())
        .contains("(fanorona:3x3)\n", "(konane:6x6)\n", "(peg-solitaire:triangle10)\n");
    assertThat(ran.lines().stream().filter(line -> line.matches(".* after \\d+ pl(y|ies)")))
        .as("the ends of the games")
        .hasSize(3);
    assertThat(papamu("--seed", "1", "--json").done())
        .isEqualTo(papamu("watch", "--seed", "1", "--json"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane", "fanorona:5x5", "peg-solitaire:english"})
  void aGameIsPlayedToItsEndAndTheSameForOneSeed(String game) {
    Ran ran = papamu("watch", game, "--seed", "5", "--json").done();
    assertThat(papamu("watch", game, "--seed", "5", "--json")).isEqualTo(ran);
    assertThat(ran.json().get("games")).hasSize(1);
    JsonNode played = ran.json().get("games").get(0);
    Kinds.check(played, "game text, plies whole, moves text*, result text, reason text");
    String moves = String.join(" ", texts(played.get("moves")));
    JsonNode end = papamu("show", game, "--moves", moves, "--json").done().json().get("over");
    assertThat(end.get("result")).isEqualTo(played.get("result"));
    assertThat(end.get("reason")).isEqualTo(played.get("reason"));
  }

  @Test
  void seatsAreGivenByName() {
    Ran random =
        papamu(
            "watch", "konane", "--seat", "white=random", "--seat", "black=random", "--seed", "5");
    assertThat(random.done().out()).isNotEqualTo(papamu("watch", "konane", "--seed", "5").out());
    assertThat(papamu("watch", "konane", "--seat", "black=random:seed=9", "--seed", "5").done())
        .isEqualTo(papamu("watch", "konane", "--seat", "black=random:seed=9", "--seed", "5"));
  }

  @Test
  void aSeedThatIsDrawnIsTold() {
    Ran drawn = papamu("watch", "konane:6x6", "--json").ended(0);
    assertThat(drawn.err()).matches("seed \\d+\n");
    String seed = drawn.err().strip().substring(5);
    assertThat(papamu("watch", "konane:6x6", "--json", "--seed", seed).done().out())
        .isEqualTo(drawn.out());
  }

  @Test
  void peopleAreRefused() {
    assertThat(papamu("watch", "konane", "--seat", "white=human").refused().err())
        .contains("(--seat)");
  }

  @Test
  void inAPipeTheMovesAndTheFinalBoardAreShown() {
    List<String> lines = papamu("watch", "peg-solitaire:triangle10", "--seed", "1").done().lines();
    assertThat(lines.get(0)).contains("(peg-solitaire:triangle10)");
    assertThat(lines.get(1)).startsWith("1. Player: ");
    assertThat(lines.stream().filter(line -> line.strip().equals("a   b   c   d")))
        .as("boards")
        .hasSize(1);
  }
}
