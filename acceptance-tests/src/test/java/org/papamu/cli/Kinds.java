package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The kinds of fields of JSON objects. */
final class Kinds {

  private Kinds() {}

  /**
   * Asserts what kinds of values some fields of an object have; there may be more fields.
   *
   * @param expected such as {@code game text, depth whole, seconds number, moves text*, over null}:
   *     a star is for a list of such, of which there is at least one
   */
  static JsonNode check(JsonNode object, String expected) {
    List<String> actual = new ArrayList<>();
    for (String field : expected.split(", ", -1)) {
      String name = field.substring(0, field.indexOf(' '));
      JsonNode value = object.get(name);
      actual.add(name + " " + (value == null ? "missing" : kind(value)));
    }
    assertThat(String.join(", ", actual)).as("fields of %s", object).isEqualTo(expected);
    return object;
  }

  private static String kind(JsonNode value) {
    if (value.isArray()) {
      TreeSet<String> kinds = new TreeSet<>();
      value.forEach(item -> kinds.add(kind(item)));
      return kinds.isEmpty() ? "empty" : String.join("|", kinds) + "*";
    }
    if (value.isObject()) {
      return "object";
    }
    if (value.isTextual()) {
      return "text";
    }
    if (value.isIntegralNumber()) {
      return "whole";
    }
    if (value.isNumber()) {
      return "number";
    }
    return value.isBoolean() ? "truth" : "null";
  }

  /** The texts in a list. */
  static List<String> texts(JsonNode list) {
    assertThat(list.isArray()).as("a list: %s", list).isTrue();
    List<String> texts = new ArrayList<>();
    list.forEach(item -> texts.add(item.textValue()));
    return texts;
  }
}
