package org.papamu.fanorona;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One line of a vector file: an object of strings without escapes, numbers and lists of these. */
record JsonLine(String line) {

  static List<JsonLine> of(String resource) {
    try (InputStream in =
            Objects.requireNonNull(JsonLine.class.getResourceAsStream(resource), resource);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().map(JsonLine::new).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String text(String field) {
    return value(field, "\"([^\"]*)\"");
  }

  int number(String field) {
    return Integer.parseInt(value(field, "(\\d+)"));
  }

  List<String> texts(String field) {
    String list = value(field, "\\[([^\\]]*)\\]");
    return Pattern.compile("\"([^\"]*)\"")
        .matcher(list)
        .results()
        .map(result -> result.group(1))
        .collect(Collectors.toList());
  }

  private String value(String field, String pattern) {
    Matcher matcher = Pattern.compile("\"" + field + "\": " + pattern).matcher(line);
    if (!matcher.find()) {
      throw new IllegalArgumentException("no " + field + " in " + line);
    }
    return matcher.group(1);
  }
}
