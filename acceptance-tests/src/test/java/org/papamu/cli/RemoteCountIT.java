package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** {@code count} of games of several seats, and what is said where there is no engine. */
final class RemoteCountIT {

  @Test
  void sequencesOfPliesAreMovePaths() {
    JsonNode counted = papamu("count", "konane:3x4", "--json").done().json();
    assertThat(counted.get("complete").booleanValue()).isTrue();
    assertThat(counted.get("solutions").isNull()).isTrue();
    JsonNode levels = counted.get("levels");
    assertThat(levels.size()).isGreaterThan(4);
    for (int plies = 1; plies < 4; plies++) {
      long paths =
          papamu("perft", "konane:3x4", String.valueOf(plies), "--json")
              .done()
              .json()
              .get("nodes")
              .longValue();
      assertThat(levels.get(plies).get("plies").intValue()).isEqualTo(plies);
      assertThat(levels.get(plies).get("sequences").longValue()).isEqualTo(paths);
    }
    assertThat(papamu("count", "konane:3x4").done().out())
        .startsWith("plies  ")
        .doesNotContain("solutions");
  }

  @Test
  void gamesWithCyclesAreNotCounted() {
    assertThat(papamu("count", "fanorona:3x3").refused().err())
        .contains("a position can come back");
  }

  @Test
  void anEngineThatIsNotThereIsToldOf() {
    assertThat(papamu("count", "konane:3x4", "--engine", "spark").refused().err())
        .contains("mvn -Pspark -pl solver-spark")
        .contains("engines")
        .contains("(--engine)");
    assertThat(papamu("count", "konane:3x4", "--engine", "../spark").refused().err())
        .contains("there is no engine ../spark");
    assertThat(papamu("tables", "fanorona:3x3", "none", "--engine", "spark").refused().err())
        .contains("mvn -Pspark -pl solver-spark")
        .contains("(--engine)");
  }

  @Test
  void settingsOfAnEngineNeedOne() {
    assertThat(papamu("count", "konane:3x4", "--master", "local[2]").refused().err())
        .contains("no engine is asked for (--master)");
    assertThat(papamu("count", "konane:3x4", "--engine-set", "a=b").refused().err())
        .contains("no engine is asked for (--engine-set)");
  }
}
