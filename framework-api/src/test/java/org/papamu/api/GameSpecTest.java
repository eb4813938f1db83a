package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

class GameSpecTest {

  private static final Option OPENING = Option.choice("opening", "how", "centre", "corner", "any");
  private static final Option QUIET = Option.number("quiet", "when", 100, 0, 1000);
  private static final Option DIAGONAL = Option.flag("diagonal", "whether");

  private static final GameProvider PROVIDER =
      new GameProvider() {
        @Override
        public String name() {
          return "toy";
        }

        @Override
        public String title() {
          return "Toy";
        }

        @Override
        public List<String> boards() {
          return List.of("8x8", "6x6");
        }

        @Override
        public Game<?> game(GameSpec spec) {
          throw new UnsupportedOperationException();
        }
      };

  private static String fullName(String text) {
    GameSpec spec = GameSpec.parse(PROVIDER, text);
    return spec.fullName(spec.board(), spec.options(OPENING, QUIET, DIAGONAL));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "toy toy:8x8",
        "toy:6x6 toy:6x6",
        "toy:6x6,opening=centre toy:6x6",
        "toy:6x6,quiet=5,opening=any toy:6x6,opening=any,quiet=5",
        "toy:6x6,diagonal toy:6x6,diagonal",
        "toy:6x6,diagonal=on,quiet=0 toy:6x6,diagonal,quiet=0",
        "toy:6x6,diagonal=off toy:6x6",
      })
  void writesBackTheFullName(String text, String full) {
    assertThat(fullName(text)).isEqualTo(full);
    assertThat(fullName(full)).isEqualTo(full);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "toy: 4 MALFORMED",
        "toy:,quiet=5 4 MALFORMED",
        "toy:6x6, 7 MALFORMED",
        "toy:6x6,,quiet=5 7 MALFORMED",
        "toy:6x6,quiet=5, 15 MALFORMED",
        "toy:6x6,quiet 13 MALFORMED",
        "toy:6x6,quiet= 14 MALFORMED",
        "toy:6x6,=5 8 MALFORMED",
        "toy:6x6,quiet=5,quiet=5 16 MALFORMED",
        "toy:6x6,quiet=05 14 MALFORMED",
        "toy:6x6,quiet=1001 14 OUT_OF_BOUNDS",
        "toy:6x6,quiet=-1 14 MALFORMED",
        "toy:6x6,opening=Any 16 ILLEGAL",
        "toy:6x6,openning=any 8 ILLEGAL",
        "toy:6x\u0666 6 MALFORMED",
      })
  void refusesWhatIsNot(String text, int offset, Kind kind) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> fullName(text));
    assertThat(e).isNotNull();
    assertThat(e.offset()).isEqualTo(offset);
    assertThat(e.kind()).isEqualTo(kind);
    assertThat(e.text()).isEqualTo(text);
  }

  @Test
  void suggestsWhatWasMeant() {
    NotationException name =
        catchThrowableOfType(NotationException.class, () -> fullName("toy:6x6,openning=any"));
    assertThat(name.suggestions()).containsExactly("toy:6x6,opening=any");
    NotationException value =
        catchThrowableOfType(NotationException.class, () -> fullName("toy:6x6,opening=cornr"));
    assertThat(value.suggestions()).startsWith("toy:6x6,opening=corner");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "toy:6x6,openin toy:6x6,opening=centre",
        "toy:6x6,openin=all toy:6x6,opening=centre",
        "toy:6x6,quite=7,diagonal toy:6x6,quiet=7,diagonal",
        "toy:6x6,quite toy:6x6,quiet=100",
        "toy:6x6,quite=7777 toy:6x6,quiet=100",
        "toy:6x6,diagonl toy:6x6,diagonal",
        "toy:6x6,diagonl=7 toy:6x6,diagonal",
      })
  void suggestsOptionsWithAValueThatIsTaken(String text, String suggestion) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> fullName(text));
    assertThat(e.suggestions()).startsWith(suggestion);
    assertThat(fullName(suggestion)).startsWith("toy:6x6");
  }

  @Test
  void suggestsNoOptionTwice() {
    NotationException e =
        catchThrowableOfType(
            NotationException.class, () -> fullName("toy:6x6,opening=any,openin=any"));
    assertThat(e.suggestions()).doesNotContain("toy:6x6,opening=any,opening=any");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "toy:6x6,openin=any,quite=7",
        "toy:6x6,openin=any,quiet=7777",
        "toy:6x6,opening=cornr,quiet=7777",
        "toy:6x6,quiet=7,opening=cornr,diagonl",
      })
  void suggestsNothingWhereTwoThingsAreWrong(String text) {
    NotationException e = catchThrowableOfType(NotationException.class, () -> fullName(text));
    assertThat(e.suggestions()).isEmpty();
  }

  @Test
  void readsSizes() {
    GameSpec spec = GameSpec.parse(PROVIDER, "toy:13x20");
    assertThat(spec.size(100)).contains(new GameSpec.Size(13, 20));
    assertThat(spec.size(100).get()).hasToString("13x20");
    assertThat(GameSpec.parse(PROVIDER, "toy:english").size(100)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"toy:0x5", "toy:5x0", "toy:101x1", "toy:99999999999x1", "toy:05x5"})
  void refusesSizesOutOfBounds(String text) {
    GameSpec spec = GameSpec.parse(PROVIDER, text);
    assertThat(catchThrowableOfType(NotationException.class, () -> spec.size(100))).isNotNull();
  }

  @Test
  void refusesLongText() {
    String text = "toy:" + "8".repeat(300);
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> GameSpec.parse(PROVIDER, text));
    assertThat(e.kind()).isEqualTo(Kind.OUT_OF_BOUNDS);
  }

  @Test
  void rectanglesHaveBounds() {
    GameSpec.Size least = new GameSpec.Size(4, 3);
    GameSpec.Size most = new GameSpec.Size(12, 10);
    assertThat(GameSpec.parse(PROVIDER, "toy:4x10").rectangle(least, most))
        .isEqualTo(new GameSpec.Size(4, 10));
    for (String board : List.of("3x3", "4x2", "12x11", "4x12")) {
      GameSpec spec = GameSpec.parse(PROVIDER, "toy:" + board);
      assertThatExceptionOfType(NotationException.class)
          .isThrownBy(() -> spec.rectangle(least, most))
          .satisfies(
              refused -> {
                assertThat(refused.kind()).isEqualTo(NotationException.Kind.OUT_OF_BOUNDS);
                assertThat(refused.message())
                    .isEqualTo("a board has 4 to 12 rows and 3 to 10 columns");
                assertThat(refused.suggestions()).isNotEmpty();
              });
    }
  }
}
