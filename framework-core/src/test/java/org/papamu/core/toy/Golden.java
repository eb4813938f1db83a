package org.papamu.core.toy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that people read, compared whole with a file under {@code src/test/resources}. Run the test
 * with {@code -Dpapamu.golden=write} to write the file anew, then look at the difference.
 */
public final class Golden {

  private static final String WRITE = "write";

  private Golden() {}

  /** Compares a text with a resource such as {@code /golden/refusals.txt}. */
  public static void check(String resource, String actual) {
    try {
      if (WRITE.equals(System.getProperty("papamu.golden"))) {
        Path file = Path.of("src/test/resources" + resource);
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual);
      }
      try (InputStream in = Golden.class.getResourceAsStream(resource)) {
        assertThat(in).as("resource %s", resource).isNotNull();
        assertThat(actual).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
