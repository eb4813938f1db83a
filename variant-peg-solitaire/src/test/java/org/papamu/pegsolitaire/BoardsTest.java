package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Option;
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

final class BoardsTest {

  private static final JsonNode BOARDS = Vectors.value("boards.json");

  static List<String> boards() {
    return new PegSolitaireProvider().boards();
  }

  @Test
  void boardsAreThoseOfTheTable() {
    List<String> names = new ArrayList<>();
    BOARDS.fieldNames().forEachRemaining(names::add);
    assertThat(boards()).isEqualTo(names);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void boardHasTheHolesOfTheTable(String name) {
    Topology board = Games.game(name).board();
    List<String> rowsFromBottom = new ArrayList<>();
    for (JsonNode row : BOARDS.get(name).get("rows_from_top")) {
      List<String> holes = new ArrayList<>();
      row.forEach(hole -> holes.add(hole.asText()));
      rowsFromBottom.add(String.join(" ", holes));
    }
    Collections.reverse(rowsFromBottom);
    assertThat(IntStream.range(0, board.size()).mapToObj(board::name).toList())
        .isEqualTo(List.of(String.join(" ", rowsFromBottom).split(" ", -1)));
    assertThat(board.size()).isEqualTo(BOARDS.get(name).get("cells").asInt());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void boardHasTheLinesOfTheTable(String name) {
    Topology board = Games.game(name).board();
    List<List<Integer>> expected = new ArrayList<>();
    for (JsonNode direction : BOARDS.get(name).get("directions_cols_right_rows_up")) {
      expected.add(List.of(direction.get(0).asInt(), direction.get(1).asInt()));
    }
    assertThat(board.directions().stream().map(d -> List.of(d.columns(), d.rows())).toList())
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void gameStartsAsInTheTable(String name) {
    PegSolitaire game = Games.game(name);
    JsonNode row = BOARDS.get(name);
    PegPosition start = game.rules().initial();
    assertThat(game.notation().write(start)).isEqualTo(row.get("start").asText());
    Map<String, String> options = new HashMap<>();
    game.options().values().forEach((option, value) -> options.put(option.name(), value));
    assertThat(options)
        .isEqualTo(
            Map.of("start", row.get("start_hole").asText(), "target", row.get("target").asText()));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void declaredFacts(String name) {
    PegSolitaire game = Games.game(name);
    assertThat(game.info().name()).isEqualTo("peg-solitaire:" + name);
    assertThat(game.info().seats()).containsExactly("player");
    assertThat(game.info().facts()).containsExactly(Fact.LOOP_FREE);
    assertThat(game.info().best()).isZero();
    assertThat(game.info().worst()).isEqualTo(game.board().size() - 1);
    assertThat(game.info().maxPly()).isEqualTo(game.board().size() - 2);
  }

  @ParameterizedTest
  @CsvSource({
    "english, 8", "european, 8", "wiegleb, 8", "asymmetric, 2", "diamond, 8",
    "triangle10, 6", "triangle15, 6", "triangle21, 6", "triangle28, 6", "square6, 8"
  })
  void symmetries(String name, int symmetries) {
    assertThat(Games.game(name).board().symmetries()).isEqualTo(symmetries);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyHoleMayStartEmptyAndBeTheTarget(String name) {
    PegSolitaire usual = Games.game(name);
    Topology board = usual.board();
    for (Option option : usual.options().values().keySet()) {
      Stream<String> holes = IntStream.range(0, board.size()).mapToObj(board::name);
      assertThat(option.allowed())
          .containsExactlyInAnyOrderElementsOf(
              option.name().equals("start")
                  ? holes.toList()
                  : Stream.concat(holes, Stream.of("-")).toList());
    }
    for (int point = 0; point < board.size(); point++) {
      String hole = board.name(point);
      PegSolitaire game = Games.game(name + ",start=" + hole + ",target=" + hole);
      PegPosition start = game.rules().initial();
      assertThat(start.at(point)).isZero();
      assertThat(start.count()).isEqualTo(board.size() - 1);
      assertThat(start.target()).isEqualTo(point);
      assertThat(Games.game(game.info().name()).rules().initial()).isEqualTo(start);
    }
  }

  @Test
  void fullNameHasTheOptionsThatDiffer() {
    assertThat(Games.game("peg-solitaire").info().name()).isEqualTo("peg-solitaire:english");
    assertThat(Games.game("english,target=d4,start=d4").info().name())
        .isEqualTo("peg-solitaire:english");
    assertThat(Games.game("english,target=-,start=c3").info().name())
        .isEqualTo("peg-solitaire:english,start=c3,target=-");
    assertThat(Games.game("triangle15,target=-").info().name())
        .isEqualTo("peg-solitaire:triangle15");
    assertThat(Games.game("triangle15").info().title()).isEqualTo("Peg Solitaire Triangle 15");
  }

  @ParameterizedTest
  @CsvSource({
    "englich, 14, peg-solitaire:english",
    "triangle16, 14, peg-solitaire:triangle10",
    "7x7, 14, peg-solitaire:english",
    "English, 14, peg-solitaire:english",
  })
  void unknownBoardIsRefused(String board, int offset, String suggestion) {
    assertThatThrownBy(() -> Games.game(board))
        .isInstanceOfSatisfying(
            NotationException.class,
            fault -> {
              assertThat(fault.kind()).isEqualTo(Kind.ILLEGAL);
              assertThat(fault.offset()).isEqualTo(offset);
              assertThat(fault.suggestions()).contains(suggestion);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "'english,start=a1', 28",
    "'english,start=-', 28",
    "'english,start=D4', 28",
    "'english,target=a7', 29",
    "'triangle15,target=e2', 32",
    "'english,goal=d4', 22",
    "'english,start', 27",
  })
  void badOptionIsRefused(String text, int offset) {
    assertThatThrownBy(() -> Games.game(text))
        .isInstanceOfSatisfying(
            NotationException.class, fault -> assertThat(fault.offset()).isEqualTo(offset));
  }

  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void aboutTellsStartAndTarget(String name) {
    PegSolitaire game = Games.game(name);
    String rules = String.join("\n", game.about().rules());
    game.options()
        .values()
        .forEach(
            (option, value) ->
                assertThat(rules)
                    .as(option.name())
                    .contains(value.equals("-") ? "in whatever hole" : value));
    assertThat(rules).contains("%d holes".formatted(game.board().size()));
    assertThat(game.about().sources()).hasSizeGreaterThan(1);
  }
}
