package org.papamu.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** The JSON object that a request brings. What it does not say in the right form is refused. */
final class Body {

  private final JsonNode object;

  private Body(JsonNode object) {
    this.object = object;
  }

  /**
   * The object in some bytes; an empty one for none.
   *
   * @param allowed the fields that it may have
   * @throws Refusal if it is something else
   */
  static Body read(byte[] bytes, Set<String> allowed) {
    JsonNode node = Json.read(bytes.length == 0 ? new byte[] {'{', '}'} : bytes);
    if (!node.isObject()) {
      throw Refusal.of(Refusal.BAD_REQUEST, "a JSON object is wanted");
    }
    for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (!allowed.contains(name)) {
        throw Refusal.of(
            Refusal.BAD_REQUEST,
            allowed.isEmpty()
                ? "no field is wanted"
                : "unknown field; there are "
                    + String.join(", ", allowed.stream().sorted().toList()),
            name.substring(0, Math.min(40, name.length())));
      }
    }
    return new Body(node);
  }

  private Optional<JsonNode> field(String name) {
    JsonNode node = object.get(name);
    return node == null || node.isNull() ? Optional.empty() : Optional.of(node);
  }

  private static Refusal wanted(String what, String name) {
    return Refusal.of(Refusal.BAD_REQUEST, what + " is wanted", name);
  }

  /** A text that must be there. */
  String text(String name) {
    return optionalText(name).orElseThrow(() -> wanted("a text", name));
  }

  /** A text that may be there. */
  Optional<String> optionalText(String name) {
    Optional<JsonNode> node = field(name);
    if (node.isPresent() && !node.get().isTextual()) {
      throw wanted("a text", name);
    }
    return node.map(JsonNode::textValue);
  }

  /** A list of texts; empty if it is not there. */
  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    Optional<JsonNode> node = field(name);
    if (node.isPresent()) {
      if (!node.get().isArray()) {
        throw wanted("a list of texts", name);
      }
      for (JsonNode item : node.get()) {
        if (!item.isTextual()) {
          throw wanted("a list of texts", name);
        }
        texts.add(item.textValue());
      }
    }
    return texts;
  }

  /** A list of whole numbers that may be there. */
  Optional<List<Integer>> numbers(String name) {
    Optional<JsonNode> node = field(name);
    if (node.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    if (!node.get().isArray()) {
      throw wanted("a list of whole numbers", name);
    }
    for (JsonNode item : node.get()) {
      if (!item.isInt()) {
        throw wanted("a list of whole numbers", name);
      }
      numbers.add(item.intValue());
    }
    return Optional.of(numbers);
  }

  /** Texts by name; empty if it is not there. */
  Map<String, String> named(String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    Optional<JsonNode> node = field(name);
    if (node.isPresent()) {
      if (!node.get().isObject()) {
        throw wanted("an object of texts", name);
      }
      for (Map.Entry<String, JsonNode> entry : node.get().properties()) {
        if (!entry.getValue().isTextual()) {
          throw wanted("an object of texts", name);
        }
        texts.put(entry.getKey(), entry.getValue().textValue());
      }
    }
    return texts;
  }

  /** A whole number within bounds that may be there. */
  OptionalInt number(String name, int least, int most) {
    Optional<JsonNode> node = field(name);
    if (node.isEmpty()) {
      return OptionalInt.empty();
    }
    if (!node.get().isInt() || node.get().intValue() < least || node.get().intValue() > most) {
      throw wanted("a whole number from %s to %s".formatted(least, most), name);
    }
    return OptionalInt.of(node.get().intValue());
  }

  /** A version that may be there. */
  OptionalLong version() {
    Optional<JsonNode> node = field("version");
    if (node.isPresent() && !node.get().isIntegralNumber()) {
      throw wanted("a whole number", "version");
    }
    return node.isPresent() ? OptionalLong.of(node.get().longValue()) : OptionalLong.empty();
  }
}
