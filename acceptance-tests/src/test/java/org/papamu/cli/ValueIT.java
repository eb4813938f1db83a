package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.acceptance.Ran;

/** {@code value}: combinatorial values, one position or many. */
final class ValueIT {

  private static final String HOT =
      "wbwbwbwb/bwbwbwbw/wbwbwbwb/bwb2wbw/wbwbwbwb/bwbwbwbw/wbwbwbwb/bwbwbwbw b j";

  @TempDir private Path folder;

  @Test
  void aValueIsTold() {
    JsonNode told =
        papamu("value", "konane:5x5", "--position", "b4/w1wb1/b4/wbwb1/b1b2 b j", "--json")
            .done()
            .json();
    assertThat(told.get("game").textValue()).isEqualTo("konane:5x5");
    assertThat(told.get("value").textValue()).isEqualTo("-3/4");
    assertThat(told.get("canonical").textValue()).isEqualTo("{-1|-1/2}");
    assertThat(told.get("mean").textValue()).isEqualTo("-3/4");
    assertThat(told.get("temperature").textValue()).isEqualTo("-1/4");
    assertThat(told.get("outcome").textValue()).isEqualTo("white");
    assertThat(told.get("regions")).isNotEmpty();
    assertThat(told.get("limit").isNull()).isTrue();
  }

  @Test
  void theTurnMakesNoDifferenceAndPartsAreTold() {
    JsonNode told =
        papamu("value", "konane:1x14", "--position", "1wb8wb1 w j", "--json").done().json();
    assertThat(told.get("value").textValue()).isEqualTo("0");
    assertThat(told.get("outcome").textValue()).isEqualTo("second");
    assertThat(told.get("regions")).hasSize(2);
    assertThat(texts(told.get("regions").get(0).get("points")))
        .containsExactly("a1", "b1", "c1", "d1");
    assertThat(told.get("regions").get(0).get("value").textValue()).isEqualTo("*");
  }

  @Test
  void manyPositionsKeepTheirOrderAndBadOnesAreAnswered() throws Exception {
    Path file = folder.resolve("positions.txt");
    Files.write(file, List.of("1wb1 b j", "", "1xb1 b j", "bwbw b r", "1w1b w j"));
    Ran ran = papamu("value", "konane:1x4", "--positions", file.toString(), "--json").ended(1);
    List<String> lines = ran.out().lines().toList();
    assertThat(lines).hasSize(5);
    assertThat(lines.get(0)).contains("\"value\":\"*\"");
    assertThat(lines.get(1)).contains("\"error\":");
    assertThat(lines.get(2)).contains("\"error\":");
    assertThat(lines.get(3)).contains("\"error\":").contains("only one seat");
    assertThat(lines.get(4)).contains("\"value\":\"0\"");
  }

  @Test
  void whatHasNoValueIsRefused() {
    assertThat(papamu("value", "fanorona").ended(2).err()).contains("no combinatorial values");
    assertThat(papamu("value", "konane:6x6").ended(2).err()).contains("only one seat");
    assertThat(papamu("value", "konane:6x6", "--time", "0s").ended(2).err()).contains("--time");
    assertThat(papamu("value", "konane:6x6", "--memory", "x").ended(2).err()).contains("--memory");
  }

  @Test
  void aHotPositionEndsAtItsLimit() {
    JsonNode told =
        papamu("value", "konane:8x8", "--position", HOT, "--time", "300ms", "--json").done().json();
    assertThat(told.get("value").isNull()).isTrue();
    assertThat(told.get("limit").textValue()).isEqualTo("time");
    assertThat(told.get("mean").isNull()).isTrue();
  }

  @Test
  void aThermographIsDrawn() throws Exception {
    Path picture = folder.resolve("graph.svg");
    papamu(
            "value",
            "konane:6x10",
            "--position",
            "10/10/1bwbwbw3/1w8/10/10 b j",
            "--svg",
            picture.toString())
        .ended(0);
    assertThat(Files.readString(picture)).startsWith("<svg").contains("{2|0}");
  }
}
