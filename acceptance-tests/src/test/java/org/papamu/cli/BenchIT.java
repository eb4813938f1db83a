package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.acceptance.Ran;

/** The speed run: what it says, and that searches visit the nodes that are on record. */
final class BenchIT {

  private static final String RECORD = "/bench/signature.txt";

  /**
   * The nodes that each search visits. A change to a search or an evaluation that is not to change
   * what is found changes nothing here; any other has the record written anew with {@code
   * -Dpapamu.golden=write}, and its commit says so.
   */
  @Test
  void searchesVisitTheNodesOnRecord() throws IOException {
    JsonNode answer = papamu("bench", "--signature", "--json").done().json();
    StringBuilder now = new StringBuilder();
    long sum = 0;
    for (JsonNode each : answer.get("cases")) {
      now.append(
          "%9d  %s\n".formatted(each.get("nodes").longValue(), each.get("name").textValue()));
      sum += each.get("nodes").longValue();
    }
    assertThat(answer.get("signature").longValue()).isEqualTo(sum);
    now.append("%9d  signature\n".formatted(sum));
    if ("write".equals(System.getProperty("papamu.golden"))) {
      Files.writeString(Path.of("src/test/resources" + RECORD), now);
      return;
    }
    try (InputStream in = BenchIT.class.getResourceAsStream(RECORD)) {
      assertThat(in).as("resource %s", RECORD).isNotNull();
      assertThat(now.toString()).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void aSearchIsComparedWithWhatItCannotBeQuickerThan() {
    JsonNode cases = papamu("bench", "fanorona:5x5", "--json").done().json().get("cases");
    List<String> compared = new ArrayList<>();
    for (JsonNode each : cases) {
      assertThat(each.get("nodesPerSecond").longValue()).isPositive();
      if (each.has("ratio")) {
        assertThat(each.get("ratio").doubleValue()).isPositive();
        compared.add(
            each.get("name").textValue().split("[ :]", 5)[3] + " of " + each.get("to").textValue());
      }
    }
    assertThat(compared).containsExactly("alphabeta of leaves", "mcts of playouts");
  }

  @Test
  void peopleGetGroupsAndTheSignature() {
    Ran ran = papamu("bench", "peg-solitaire:triangle21").done();
    List<String> lines = ran.out().lines().toList();
    assertThat(lines.get(0)).matches("perfect +nodes +seconds +a second");
    assertThat(lines.get(1)).startsWith("  peg-solitaire:triangle21 nodes=1000000  ");
    assertThat(lines.get(3)).matches("1 cases? in \\d+\\.\\d{3} s");
    assertThat(lines.get(4)).matches("signature \\d+");
  }
}
