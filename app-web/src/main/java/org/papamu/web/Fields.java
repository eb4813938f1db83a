package org.papamu.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object, in order. */
final class Fields {

  private final Map<String, @Nullable Object> map = new LinkedHashMap<>();

  private Fields() {}

  /** The first field. */
  static Fields of(String name, Object value) {
    return new Fields().and(name, value);
  }

  /** The same with a further field; null in JSON for what is empty. */
  Fields and(String name, Object value) {
    map.put(name, plain(value));
    return this;
  }

  /** Adds a field as it is in another object. */
  void put(String name, @Nullable Object value) {
    map.put(name, value);
  }

  private static @Nullable Object plain(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.isPresent() ? plain(optional.get()) : null;
    }
    if (value instanceof OptionalInt number) {
      return number.isPresent() ? number.getAsInt() : null;
    }
    return value instanceof Fields fields ? fields.map : value;
  }

  /** The object. */
  Map<String, @Nullable Object> map() {
    return map;
  }
}
