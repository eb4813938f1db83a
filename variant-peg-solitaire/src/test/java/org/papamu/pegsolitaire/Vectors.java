package org.papamu.pegsolitaire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads the test vectors that lie in the folder of the family. */
final class Vectors {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Vectors() {}

  /** The one value of a file. */
  static JsonNode value(String file) {
    try (InputStream in = open(file)) {
      return MAPPER.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The values of a file, one a line. */
  static List<JsonNode> lines(String file) {
    List<JsonNode> values = new ArrayList<>();
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        values.add(MAPPER.readTree(line));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return values;
  }

  private static InputStream open(String file) {
    return Objects.requireNonNull(
        Vectors.class.getResourceAsStream("/peg-solitaire/" + file), file);
  }
}
