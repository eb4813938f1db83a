package org.papamu.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file of vectors among a test's resources: one {@link FlatObject} on each line. */
final class VectorFile {

  private VectorFile() {}

  /**
   * The lines of a file, empty ones left out.
   *
   * @return empty if there is no such resource
   * @throws IllegalArgumentException if a line is not as it should be
   */
  static Optional<List<FlatObject>> read(Class<?> owner, String resource) {
    try (InputStream in = owner.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        return Optional.empty();
      }
      List<FlatObject> lines = new ArrayList<>();
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      int number = 1;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.isBlank()) {
          lines.add(FlatObject.read("%s, line %d".formatted(resource, number), line));
        }
        number++;
      }
      return Optional.of(lines);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(resource, unreadable);
    }
  }
}
