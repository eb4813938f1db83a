package org.papamu.konane;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads lines of flat JSON objects: strings without escapes, whole numbers, lists of strings. */
final class JsonLines {

  private final String line;
  private int at;

  private JsonLines(String line) {
    this.line = line;
  }

  /** One object. */
  record Vector(Map<String, Object> values) {

    String text(String name) {
      return (String) value(name);
    }

    long number(String name) {
      return (Long) value(name);
    }

    List<?> list(String name) {
      return (List<?>) value(name);
    }

    boolean has(String name) {
      return values.containsKey(name);
    }

    private Object value(String name) {
      return Objects.requireNonNull(values.get(name), name);
    }
  }

  /** The objects of a resource of this package. */
  static Stream<Vector> of(String resource) {
    try (InputStream in = JsonLines.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + resource);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(line -> new JsonLines(line).object());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Vector object() {
    Map<String, Object> object = new LinkedHashMap<>();
    take('{');
    do {
      String name = string();
      take(':');
      object.put(name, value());
    } while (takes(','));
    take('}');
    return new Vector(object);
  }

  private Object value() {
    skip();
    return switch (line.charAt(at)) {
      case '"' -> string();
      case '[' -> list();
      default -> number();
    };
  }

  private List<String> list() {
    List<String> list = new ArrayList<>();
    take('[');
    if (takes(']')) {
      return list;
    }
    do {
      list.add(string());
    } while (takes(','));
    take(']');
    return list;
  }

  private String string() {
    take('"');
    int end = line.indexOf('"', at);
    String string = line.substring(at, end);
    at = end + 1;
    return string;
  }

  private long number() {
    int start = at;
    while (line.charAt(at) >= '0' && line.charAt(at) <= '9') {
      at++;
    }
    return Long.parseLong(line.substring(start, at));
  }

  private boolean takes(char c) {
    skip();
    if (line.charAt(at) != c) {
      return false;
    }
    at++;
    return true;
  }

  private void take(char c) {
    if (!takes(c)) {
      throw new IllegalStateException("no " + c + " at " + at + " of " + line);
    }
  }

  private void skip() {
    while (line.charAt(at) == ' ') {
      at++;
    }
  }
}
