package org.papamu.api.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.NotationException.Kind;

class TextTest {

  private static final Topology BOARD = Topology.grid(2, 12);

  private static int[] rows(String text) {
    return Rows.read(BOARD, "bw", Fields.split(text, 4096, List.of("the rows"), 1), 0);
  }

  @Test
  void rowsAreReadAndWrittenBack() {
    int[] pieces = rows("12/b10w");
    assertThat(pieces[0]).isEqualTo(1);
    assertThat(pieces[11]).isEqualTo(2);
    assertThat(Rows.write(BOARD, "bw", point -> pieces[point])).isEqualTo("12/b10w");
  }

  @Test
  void rowsOfABoardWithHolesListOnlyItsPoints() {
    Topology board = Topology.masked(List.of(" # ", "###", "# #"));
    Fields fields = Fields.split("o/1o1/2", 99, List.of("the rows"), 1);
    int[] pieces = Rows.read(board, "o", fields, 0);
    assertThat(pieces).containsExactly(0, 0, 0, 1, 0, 1);
    assertThat(Rows.write(board, "o", p -> pieces[p])).isEqualTo("o/1o1/2");
  }

  @ParameterizedTest
  @CsvSource({
    "012/12, 0, MALFORMED",
    "0/12, 0, MALFORMED",
    "66/12, 0, OUT_OF_BOUNDS",
    "13/12, 0, OUT_OF_BOUNDS",
    "99999999999/12, 0, OUT_OF_BOUNDS",
    "11/12, 2, OUT_OF_BOUNDS",
    "12, 2, MALFORMED",
    "12/, 3, OUT_OF_BOUNDS",
    "12/12/12, 5, MALFORMED",
    "12/11B, 5, MALFORMED",
    "-1/12, 0, MALFORMED",
    "+3/12, 0, MALFORMED",
    "b12/12, 1, OUT_OF_BOUNDS",
  })
  void refusesRowsThatAreNot(String text, int offset, Kind kind) {
    fault(() -> rows(text), kind, offset);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "' a', 0",
    "'a ', 2",
    "'a  b', 2",
    "'a b c', 4",
    "'a\u0663', 1",
    "'\uff0f', 0"
  })
  void refusesFieldsThatAreNotSplitByOneBlank(String text, int offset) {
    fault(() -> Fields.split(text, 99, List.of("one", "two"), 1), Kind.MALFORMED, offset);
  }

  @Test
  void refusesTextThatIsTooLongOrTooShort() {
    fault(() -> Fields.split("abc", 2, List.of("one"), 1), Kind.OUT_OF_BOUNDS, 2);
    fault(() -> Fields.split("abc", 9, List.of("one", "two"), 2), Kind.MALFORMED, 3);
  }

  @Test
  void numbersAreStrict() {
    Fields fields = Fields.split("7 07 12a 99999999999 1001", 99, List.of("", "", "", "", ""), 5);
    assertThat(fields.number(0, "n", 0, 1000)).isEqualTo(7);
    fault(() -> fields.number(1, "n", 0, 1000), Kind.MALFORMED, 2);
    fault(() -> fields.number(2, "n", 0, 1000), Kind.MALFORMED, 7);
    fault(() -> fields.number(3, "n", 0, 1000), Kind.OUT_OF_BOUNDS, 9);
    fault(() -> fields.number(4, "n", 0, 1000), Kind.OUT_OF_BOUNDS, 21);
  }

  @Test
  void numbersSplitByCommasAreStrict() {
    Fields fields =
        Fields.split("9 3,0,12 3,,1 3,4 1,2,03", 64, List.of("a", "b", "c", "d", "e"), 5);
    assertThat(fields.numbers(0, "n", 1, 0, 9)).containsExactly(9);
    assertThat(fields.numbers(1, "n", 3, 0, 12)).containsExactly(3, 0, 12);
    fault(() -> fields.numbers(1, "n", 3, 0, 11), Kind.OUT_OF_BOUNDS, 6);
    fault(() -> fields.numbers(2, "n", 3, 0, 11), Kind.MALFORMED, 11);
    fault(() -> fields.numbers(3, "n", 3, 0, 11), Kind.MALFORMED, 14);
    fault(() -> fields.numbers(4, "n", 3, 0, 11), Kind.MALFORMED, 22);
  }

  private static void fault(ThrowingCallable call, Kind kind, int offset) {
    assertThatThrownBy(call)
        .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
        .satisfies(
            e -> {
              assertThat(e.kind()).isEqualTo(kind);
              assertThat(e.offset()).isEqualTo(offset);
              assertThat(e.message()).isNotBlank();
            });
  }

  @Test
  void coordinatesGoThereAndBack() {
    for (int row = 0; row < 999; row += 7) {
      for (int column = 0; column < Coordinates.MAX; column += 5) {
        String name = Coordinates.name(row, column);
        assertThat(Coordinates.lengthAt(name, 0)).isEqualTo(name.length());
        assertThat(Coordinates.rowAt(name, 0)).isEqualTo(row);
        assertThat(Coordinates.columnAt(name, 0)).isEqualTo(column);
      }
    }
    assertThat(Coordinates.column(25)).isEqualTo("z");
    assertThat(Coordinates.column(26)).isEqualTo("aa");
    assertThat(Coordinates.column(701)).isEqualTo("zz");
  }

  @ParameterizedTest
  @CsvSource({"'', 0", "a, 0", "1, 0", "a0, 0", "a01, 0", "A1, 0", "a1, 2", "a1234, 4", "abc1, 0"})
  void tellsCoordinatesFromOtherText(String text, int length) {
    assertThat(Coordinates.lengthAt(text, 0)).isEqualTo(length);
  }

  @Test
  void anyTextIsReadOrRefusedByTheOneException() {
    Random random = new Random(11);
    String letters = "bw12/0 -xé\u0663";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(9); n > 0; n--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      try {
        int[] pieces = rows(text.toString());
        assertThat(Rows.write(BOARD, "bw", p -> pieces[p])).isEqualTo(text.toString());
      } catch (NotationException e) {
        assertThat(e.offset()).isBetween(0, text.length());
      }
    }
  }

  @Test
  void nearestCountsSwappedNeighboursOnce() {
    assertThat(Nearest.distance("centre", "cenrte")).isEqualTo(1);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.to("cornr", List.of("traditional", "centre", "corner", "any")).get(0))
        .isEqualTo("corner");
    assertThat(Nearest.to("zzzzzz", List.of("centre", "corner"))).isEmpty();
  }
}
