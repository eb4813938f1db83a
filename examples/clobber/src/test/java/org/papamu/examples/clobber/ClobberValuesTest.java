package org.papamu.examples.clobber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.BoardPosition;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.Parts;
import org.papamu.core.cgt.OutcomeClass;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.cgt.Values;

/** The combinatorial values that are published or that an independent program found. */
class ClobberValuesTest {

  private static final Map<String, OutcomeClass> OUTCOMES =
      Map.of(
          "L", OutcomeClass.LEFT,
          "R", OutcomeClass.RIGHT,
          "N", OutcomeClass.FIRST,
          "P", OutcomeClass.SECOND);

  static Stream<String> lines() throws IOException {
    try (InputStream in = ClobberValuesTest.class.getResourceAsStream("/clobber/value.jsonl")) {
      byte[] all = Objects.requireNonNull(in, "value.jsonl").readAllBytes();
      List<String> lines = new String(all, StandardCharsets.UTF_8).lines().toList();
      assertTrue(lines.size() > 8, "lines of value.jsonl");
      return lines.stream();
    }
  }

  private static String field(String line, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\": \"([^\"]*)\"").matcher(line);
    assertTrue(matcher.find(), () -> name + " in " + line);
    return matcher.group(1);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void valuesAreThePublishedOnes(String line) {
    GameProvider provider = new ClobberProvider();
    Clobber game = (Clobber) provider.game(GameSpec.parse(provider, field(line, "game")));
    for (String side : List.of("b", "w")) {
      Values values = new Values();
      BoardPosition position = game.notation().read(field(line, "rows") + " " + side);
      int value = Valuation.of(game, values).value(position);
      // A value has a name or, written out, its options; tiny(2) is {0|{0|-2}}.
      String expected = field(line, "value");
      boolean spelledOut = expected.equals(values.canonical(value));
      assertEquals(expected, spelledOut ? values.canonical(value) : values.text(value));
      assertEquals(OUTCOMES.get(field(line, "outcome")), values.outcome(value));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1x9, bwbw1bwbw w, 2, 0",
    "1x7, bwb1bwb b, 2, 0",
    "1x17, bwbwbwbw1wbwbwbwb w, 2, 0",
    "1x7, bb1bwb1 w, 1, *",
    "3x3, bw1/3/1bw w, 2, 0",
    "3x3, bw1/2b/1bw w, 2, 0",
    "2x2, b1/1w w, 0, 0",
    "2x3, bbb/bbb w, 0, 0",
  })
  void whatDoesNotHangTogetherIsAddedUp(String board, String text, int parts, String value) {
    GameProvider provider = new ClobberProvider();
    Clobber game = (Clobber) provider.game(GameSpec.parse(provider, "clobber:" + board));
    BoardPosition position = game.notation().read(text);
    Parts split = new Parts(game.board().size());
    game.regions().orElseThrow().split(position, split);
    assertEquals(parts, split.size());
    Values values = new Values();
    assertEquals(value, values.text(Valuation.of(game, values).value(position)));
  }
}
