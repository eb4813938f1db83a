package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What people see, kept as golden files under {@code src/test/resources/transcripts} and compared
 * whole; {@code -Dpapamu.golden=write} writes them anew.
 */
final class TranscriptsIT {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "help",
        "games",
        "boards",
        "errors",
        "konane",
        "fanorona",
        "peg-solitaire",
        "words"
      })
  void isAsRecorded(String name) throws IOException {
    String resource = "/transcripts/" + name + ".txt";
    Path file = Path.of("src/test/resources" + resource);
    if ("write".equals(System.getProperty("papamu.golden"))) {
      Files.writeString(file, Transcript.again(Files.readString(file)));
      return;
    }
    try (InputStream in = TranscriptsIT.class.getResourceAsStream(resource)) {
      assertThat(in).as("resource %s", resource).isNotNull();
      String recorded = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String again = Transcript.again(recorded);
      Path now = Path.of("target" + resource);
      Files.createDirectories(now.getParent());
      Files.writeString(now, again);
      assertThat(firstDifference(recorded, again))
          .as("%s; all of what came now is in %s", file, now)
          .isEmpty();
    }
  }

  /** The first line in which two texts differ, with both; empty if they do not. */
  private static String firstDifference(String recorded, String again) {
    List<String> before = recorded.lines().toList();
    List<String> after = again.lines().toList();
    int line = 0;
    while (line < before.size()
        && line < after.size()
        && before.get(line).equals(after.get(line))) {
      line++;
    }
    return line == before.size() && line == after.size()
        ? ""
        : "line %d%nwas: %s%nnow: %s"
            .formatted(
                line + 1,
                line < before.size() ? before.get(line) : "(end)",
                line < after.size() ? after.get(line) : "(end)");
  }
}
