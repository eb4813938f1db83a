package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The main section of a jar's manifest.
 *
 * <p>The JDK's own reader is not used because it reports a repeated name by a log line only, which
 * would appear on the user's terminal, and then takes one of the two.
 */
final class Manifest {

  /** The name of the entry. */
  static final String ENTRY = "META-INF/MANIFEST.MF";

  /** The most bytes that are read. The JDK too reads only so many without growing its buffer. */
  static final int MAX_LENGTH = 65_535;

  private final Map<String, String> values;

  private Manifest(Map<String, String> values) {
    this.values = values;
  }

  /**
   * Reads the main section; sections of single entries after it are left alone.
   *
   * @throws Refusal if it is not UTF-8, a line has not the form {@code Name: value}, or a name
   *     comes twice
   */
  static Manifest read(byte[] bytes) throws Refusal {
    Map<String, String> values = new LinkedHashMap<>();
    // Lines are folded by bytes, even within a character, so they are unfolded before decoding.
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int at = 0;
    while (at < bytes.length) {
      int end = lineEnd(bytes, at);
      if (at < end && bytes[at] == ' ') {
        line.write(bytes, at + 1, end - at - 1);
      } else {
        add(line, values);
        line.reset();
        line.write(bytes, at, end - at);
        if (at == end) {
          break;
        }
      }
      boolean crLf = end + 1 < bytes.length && bytes[end] == '\r' && bytes[end + 1] == '\n';
      at = end + (crLf ? 2 : 1);
    }
    add(line, values);
    return new Manifest(values);
  }

  private static int lineEnd(byte[] bytes, int from) {
    int at = from;
    while (at < bytes.length && bytes[at] != '\n' && bytes[at] != '\r') {
      at++;
    }
    return at;
  }

  private static void add(ByteArrayOutputStream bytes, Map<String, String> values) throws Refusal {
    if (bytes.size() == 0) {
      return;
    }
    String line;
    try {
      line = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.toByteArray())).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal("its manifest is not UTF-8");
    }
    int colon = line.indexOf(": ");
    boolean bare = colon < 0 && line.endsWith(":");
    if (colon <= 0 && !bare) {
      throw new Refusal("its manifest is malformed: " + Reasons.quoted(line));
    }
    String name = line.substring(0, bare ? line.length() - 1 : colon);
    String value = bare ? "" : line.substring(colon + 2);
    if (values.put(name.toLowerCase(Locale.ROOT), value) != null) {
      throw new Refusal("its manifest has " + Reasons.quoted(name) + " twice");
    }
  }

  /** The value of a name, whose case does not matter, without blanks around it. */
  Optional<String> value(String name) {
    String value = values.get(name.toLowerCase(Locale.ROOT));
    return value == null ? Optional.empty() : Optional.of(value.strip());
  }
}
