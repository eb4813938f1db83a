package org.papamu.core.text;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is told as data, such as a JSON object: fields by name, in the order in which they are put.
 */
public final class Fields {

  private final Map<String, Object> fields = new LinkedHashMap<>();

  private Fields() {}

  /** An object with one field so far. */
  public static Fields of(String name, Object value) {
    return new Fields().and(name, value);
  }

  /** An object without fields so far. */
  public static Fields none() {
    return new Fields();
  }

  /**
   * Adds a field.
   *
   * @param value a text, number, truth value, list or map of these, or an {@link
   *     java.util.Optional} of one: empty is null
   */
  public Fields and(String name, Object value) {
    fields.put(name, value);
    return this;
  }

  /** The fields. */
  public Map<String, Object> map() {
    return fields;
  }
}
