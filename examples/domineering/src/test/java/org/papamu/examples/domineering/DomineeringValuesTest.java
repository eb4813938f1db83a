package org.papamu.examples.domineering;

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
class DomineeringValuesTest {

  private static final Map<String, OutcomeClass> OUTCOMES =
      Map.of(
          "L", OutcomeClass.LEFT,
          "R", OutcomeClass.RIGHT,
          "N", OutcomeClass.FIRST,
          "P", OutcomeClass.SECOND);

  static Stream<String> lines() throws IOException {
    try (InputStream in =
        DomineeringValuesTest.class.getResourceAsStream("/domineering/value.jsonl")) {
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
    GameProvider provider = new DomineeringProvider();
    Domineering game = (Domineering) provider.game(GameSpec.parse(provider, field(line, "game")));
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
    "2x5, 2x2/2x2 b, 2, 0",
    "3x7, 3x3/3x3/3x3 w, 2, 0",
    "2x7, 1x1x1x1/1x2x2 b, 3, 1",
    "2x5, 1x1x1/1x1x1 b, 3, 3",
    "3x3, 1x1/x1x/1x1 b, 0, 0",
    "9x4, 4/4/4/xxxx/4/4/4/xxxx/4 w, 3, -5",
  })
  void whatDoesNotHangTogetherIsAddedUp(String board, String text, int parts, String value) {
    GameProvider provider = new DomineeringProvider();
    Domineering game =
        (Domineering) provider.game(GameSpec.parse(provider, "domineering:" + board));
    BoardPosition position = game.notation().read(text);
    Parts split = new Parts(game.board().size());
    game.regions().orElseThrow().split(position, split);
    assertEquals(parts, split.size());
    Values values = new Values();
    assertEquals(value, values.text(Valuation.of(game, values).value(position)));
  }
}
