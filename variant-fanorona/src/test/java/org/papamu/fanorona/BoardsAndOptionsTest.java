package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.GameInfo;
import org.papamu.api.GameProvider;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

class BoardsAndOptionsTest {

  @Test
  void providerIsFoundByServiceLoading() {
    assertThat(ServiceLoader.load(GameProvider.class))
        .anyMatch(provider -> provider instanceof FanoronaProvider);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fanorona                      | fanorona:5x9                 | Fanorona Tsivy 5×9",
        "fanorona:tsivy                | fanorona:5x9                 | Fanorona Tsivy 5×9",
        "fanorona:dimy                 | fanorona:5x5                 | Fanorona Dimy 5×5",
        "fanorona:telo                 | fanorona:3x3                 | Fanorona Telo 3×3",
        "fanorona:3x21                 | fanorona:3x21                | Fanorona 3×21",
        "fanorona:7x9                  | fanorona:7x9                 | Fanorona 7×9",
        "fanorona:9x5                  | fanorona:9x5                 | Fanorona 9×5",
        "fanorona:tsivy,vela=on           | fanorona:5x9,vela=on            | Fanorona Tsivy 5×9",
        "fanorona:5x9,vela=on          | fanorona:5x9,vela=on            | Fanorona Tsivy 5×9",
        "fanorona:5x9,vela=off,quiet=1 | fanorona:5x9,quiet=1         | Fanorona Tsivy 5×9",
        "fanorona:5x5,repetition=2,first=single,quiet=100"
            + "| fanorona:5x5,first=single,repetition=2 | Fanorona Dimy 5×5",
        "fanorona:5x5,stalemate=draw,direction=any,continuation=forced"
            + "| fanorona:5x5,continuation=forced,direction=any,stalemate=draw"
            + "| Fanorona Dimy 5×5"
      })
  void namesAreCanonical(String text, String name, String title) {
    GameInfo info = Games.game(text).info();
    assertThat(info.name()).isEqualTo(name);
    assertThat(info.title()).isEqualTo(title);
    assertThat(Games.game(name).info()).isEqualTo(info);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fanorona:nine              | ILLEGAL       | 9",
        "fanorona:Tsivy             | ILLEGAL       | 9",
        "fanorona:4x9               | ILLEGAL       | 9",
        "fanorona:5x8               | ILLEGAL       | 9",
        "fanorona:1x9               | OUT_OF_BOUNDS | 9",
        "fanorona:3x23              | OUT_OF_BOUNDS | 11",
        "fanorona:9x9               | OUT_OF_BOUNDS | 9",
        "fanorona:05x9              | MALFORMED     | 9",
        "fanorona:5x9,quiet=1001    | OUT_OF_BOUNDS | 19",
        "fanorona:5x9,repetition=1  | ILLEGAL | 24",
        "fanorona:5x9,repetition=101| OUT_OF_BOUNDS | 24",
        "fanorona:5x9,first=double  | ILLEGAL       | 19",
        "fanorona:5x9,second=single | ILLEGAL       | 13",
        "fanorona:5x5,vela=on       | ILLEGAL       | 18",
        "fanorona:7x9,vela=on       | ILLEGAL       | 18"
      })
  void whatIsNoGameIsRefused(String text, Kind kind, int offset) {
    assertThatThrownBy(() -> Games.game(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            fault -> {
              assertThat(fault.kind()).isEqualTo(kind);
              assertThat(fault.offset()).isEqualTo(offset);
            });
  }

  @Test
  void factsAndOptionsAreDeclared() {
    FanoronaGame game = Games.game("fanorona");
    assertThat(game.info().seats()).containsExactly("white", "black");
    assertThat(game.info().facts()).containsExactly(GameInfo.Fact.ZERO_SUM);
    assertThat(game.info().repetition()).isEqualTo(3);
    assertThat(game.info().maxPly()).isEqualTo(4300);
    assertThat(Games.game("fanorona:5x9,quiet=0").info().maxPly()).isEqualTo(Integer.MAX_VALUE);
    Map<String, String> standard =
        game.options().values().entrySet().stream()
            .collect(Collectors.toMap(entry -> entry.getKey().name(), Map.Entry::getValue));
    assertThat(standard)
        .containsOnly(
            Map.entry("continuation", "optional"),
            Map.entry("direction", "turn"),
            Map.entry("first", "sequence"),
            Map.entry("stalemate", "loss"),
            Map.entry("repetition", "3"),
            Map.entry("quiet", "100"),
            Map.entry("vela", "off"));
  }

  @Test
  void withoutDrawRulesQuietAndRepetitionAreOff() {
    FanoronaGame game = Games.game("fanorona:5x9,quiet=4,first=single");
    FanoronaGame without = game.withoutDrawRules();
    assertThat(without.info().name()).isEqualTo("fanorona:5x9,first=single,quiet=0,repetition=0");
    assertThat(without.withoutDrawRules()).isSameAs(without);
    FanoronaPosition drawn = game.notation().read("9/3b5/9/9/w8 w 4");
    assertThat(Games.moves(game, drawn).isEmpty()).isTrue();
    assertThat(Games.moves(without, drawn).size()).isEqualTo(3);
  }

  @Test
  void rulesAreToldWithTheirOptions() {
    assertThat(Games.game("fanorona").about().rules())
        .anyMatch(text -> text.contains("may stop after any step"))
        .anyMatch(text -> text.contains("no step has the direction of the step just before"))
        .anyMatch(text -> text.contains("100 plies in a row"))
        .noneMatch(text -> text.contains("return game"));
    assertThat(
            Games.game(
                    "fanorona:5x9,vela=on,continuation=forced,direction=any,first=single,quiet=0")
                .about()
                .rules())
        .anyMatch(text -> text.contains("as long as it can"))
        .anyMatch(text -> text.contains("return game"))
        .anyMatch(text -> text.contains("first turn is one capture"))
        .noneMatch(text -> text.contains("direction of the step"))
        .noneMatch(text -> text.contains("plies in a row"));
  }
}
