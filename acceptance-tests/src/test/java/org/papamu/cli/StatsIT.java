package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.acceptance.Ran;

/** {@code stats}. */
final class StatsIT {

  private static Ran stats(String request) {
    List<String> arguments = new ArrayList<>(List.of(("stats " + request).split(" ", -1)));
    return papamu(arguments.toArray(String[]::new));
  }

  private static JsonNode measured(String request) {
    return Kinds.check(
        stats(request + " --json").done().json(),
        "game text, player text, seed whole, games whole, cut whole, length object, "
            + "branching object, results object, drawRate number, treeLog10 object, "
            + "states object, seconds number");
  }

  @Test
  void figuresHoldTogether() {
    JsonNode all = measured("fanorona:3x5 --player random --games 40 --seed 4");
    assertThat(all.get("game").textValue()).isEqualTo("fanorona:3x5");
    assertThat(all.get("games").intValue()).isEqualTo(40);
    assertThat(all.get("stopped").isNull()).isTrue();
    int results = 0;
    for (JsonNode result : all.get("results")) {
      results += result.intValue();
    }
    assertThat(results).isEqualTo(40);
    assertThat(all.get("drawRate").doubleValue())
        .isEqualTo(all.get("results").get("draw").intValue() / 40.0);
    JsonNode length = Kinds.check(all.get("length"), "mean number, median number, min whole");
    assertThat(length.get("mean").doubleValue())
        .isBetween(length.get("min").doubleValue(), length.get("max").doubleValue());
    JsonNode branching = Kinds.check(all.get("branching"), "mean number, geometric number");
    double geometric = branching.get("geometric").doubleValue();
    assertThat(geometric).isGreaterThan(1).isLessThan(branching.get("mean").doubleValue());
    double plies = length.get("mean").doubleValue();
    assertThat(all.get("treeLog10").get("product").doubleValue())
        .isCloseTo(plies * Math.log10(geometric), within(1e-9));
  }

  @Test
  void theSameSeedGivesTheSameFigures() {
    String request = "konane:6x6 --player greedy --games 12 --seed 5";
    JsonNode alone = measured(request);
    JsonNode together = measured(request + " --concurrency 3");
    for (String name : List.of("games", "length", "results", "treeLog10")) {
      // Sums of fractions depend on the order of the games in their last digits.
      assertThat(rounded(together.get(name))).isEqualTo(rounded(alone.get(name)));
    }
    assertThat(alone.get("results").has("draw")).isFalse();
    assertThat(measured("konane:6x6 --player greedy --games 12 --seed 6").get("treeLog10"))
        .isNotEqualTo(alone.get("treeLog10"));
  }

  private static String rounded(JsonNode node) {
    return node.toString().replaceAll("(\\.\\d{9})\\d+", "$1");
  }

  @Test
  void theStateSpaceOfFanoronaIsThePublishedOne() {
    Ran text = stats("fanorona:5x9 --player random --games 1 --seed 1").done();
    assertThat(text.out()).contains("2,893,443,741,466,681,059,501 = 2.89·10^21");
    JsonNode states = measured("fanorona:3x3 --player random --games 1 --seed 1").get("states");
    assertThat(states.get("arrangements").textValue()).isEqualTo("13981");
    long numbered = Long.parseLong(states.get("numbered").textValue());
    assertThat(numbered).as("up to 16 alike").isBetween(13_981L / 16, 13_981L / 4);
  }

  @Test
  void puzzlesAreMeasuredToo() {
    JsonNode all = measured("peg-solitaire:triangle10 --player random --games 10 --seed 2");
    JsonNode results = Kinds.check(all.get("results"), "solved whole, stuck whole");
    assertThat(results.get("solved").intValue() + results.get("stuck").intValue()).isEqualTo(10);
    assertThat(all.get("states").get("arrangements").textValue()).isEqualTo("1024");
    assertThat(all.get("states").get("numbered").isNull()).isTrue();
  }

  @Test
  void whatTheTimeAllowsIsShown() {
    // A game takes a few moves of a few nodes, so some end in the time on any machine.
    JsonNode all = measured("konane:1x9 --player mcts:nodes=2 --games 1000000 --time 1s --seed 1");
    assertThat(all.get("stopped").textValue()).isEqualTo("time");
    assertThat(all.get("games").intValue()).isBetween(1, 999_999);
  }

  @Test
  void longGamesAreBrokenOff() {
    JsonNode all = measured("fanorona:3x5 --player random --games 6 --max-plies 7 --seed 1");
    assertThat(all.get("cut").intValue()).isPositive();
    assertThat(all.get("length").get("max").intValue()).isLessThanOrEqualTo(7);
  }
}
