package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Position;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.cgt.Values;

/**
 * Values of positions: published ones, those of independent programs, and with and without parts.
 */
class CombinatorialValuesTest {

  private static final Pattern LINE =
      Pattern.compile(
          "\\{\"game\": \"([^\"]+)\", \"position\": \"([^\"]+)\", \"value\": \"([^\"]+)\".*"
              + "\"form\": \"([^\"]+)\".*\\}");

  private final Map<String, Valuation<?>> valuations = new HashMap<>();

  private static List<String> rows() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            CombinatorialValuesTest.class.getResourceAsStream("/konane/cgt.jsonl"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @Test
  void knownValuesOfSmallPositions() throws IOException {
    int checked = 0;
    for (String line : rows()) {
      // The others are looked at by the deep test.
      if (line.length() < 170 && line.hashCode() % 2 == 0) {
        check(line);
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(40);
  }

  @Test
  @Tag("deep")
  void knownValues() throws IOException {
    for (String line : rows()) {
      check(line);
    }
    assertThat(valuations).hasSizeGreaterThan(50);
  }

  private void check(String line) {
    Matcher matcher = LINE.matcher(line);
    assertThat(matcher.matches()).as(line).isTrue();
    KonaneGame<?> game = Boards.game(matcher.group(1));
    assertThat(value(game, matcher.group(2)))
        .as(line)
        .isEqualTo(matcher.group(3) + " = " + matcher.group(4));
  }

  @SuppressWarnings("unchecked") // A valuation is kept under the name of its game.
  private <P extends KonanePosition> String value(KonaneGame<P> game, String text) {
    Valuation<P> valuation =
        (Valuation<P>)
            valuations.computeIfAbsent(
                game.info().name(), name -> Valuation.of(game, new Values()));
    int value = valuation.value(game.notation().read(text));
    return valuation.values().text(value) + " = " + valuation.values().canonical(value);
  }

  /** Ernst (1995), swapped in colours: a row of stones between two empty ends. */
  @Test
  void solidRows() {
    StringBuilder row = new StringBuilder();
    for (int stones = 1; stones <= 28; stones++) {
      row.append(stones % 2 == 1 ? 'w' : 'b');
      String expected =
          stones % 2 == 1 ? String.valueOf((stones - 1) / 2) : stones % 4 == 0 ? "0" : "*";
      KonaneGame<?> game = Boards.game("konane:1x" + (stones + 2));
      assertThat(value(game, "1" + row + "1 b j")).as(row.toString()).startsWith(expected + " = ");
    }
  }

  @ParameterizedTest
  @CsvSource({"1,10", "2,5", "3,4", "4,3", "3,5", "4,4"})
  void partsAddUpToTheWhole(int rows, int columns) {
    RandomGenerator random = Boards.random(7L * rows + columns);
    KonaneGame<NarrowPosition> narrow = Boards.narrow(rows, columns);
    KonaneGame<WidePosition> wide = Boards.wide(rows, columns);
    Values values = new Values();
    Valuation<NarrowPosition> byParts = Valuation.of(narrow, values);
    Valuation<WidePosition> wideByParts = Valuation.of(wide, values);
    Valuation<NarrowPosition> whole = Valuation.of(new Unsplit<>(narrow), values);
    for (int i = 0; i < 120; i++) {
      int[] pieces = RegionsTest.pieces(narrow.board(), random);
      NarrowPosition position = narrow.rules().position(pieces, KonanePosition.JUMPING);
      int value = whole.value(position);
      assertThat(byParts.value(position)).as(narrow.notation().write(position)).isEqualTo(value);
      assertThat(wideByParts.value(wide.rules().position(pieces, KonanePosition.JUMPING + 1)))
          .isEqualTo(value);
    }
  }

  @Test
  void thePositionsOfTheFirstPliesHaveNoValue() {
    assertThat(hasValue(Boards.game("konane:4x4"), "wbwb/bwbw/wbwb/bwbw b r")).isFalse();
    assertThat(hasValue(Boards.game("konane:4x4"), "wbwb/bwbw/wbwb/1wbw w r")).isFalse();
    assertThat(hasValue(Boards.game("konane:4x4"), "wbwb/bwbw/wbwb/2bw b j")).isTrue();
  }

  private static <P extends Position> boolean hasValue(org.papamu.api.Game<P> game, String text) {
    return Valuation.of(game, new Values()).hasValue(game.notation().read(text));
  }
}
