package org.papamu.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The options of a game and the value of each. Immutable. */
public final class Options {

  private static final Options NONE = new Options(Map.of());

  private final Map<Option, String> values;

  private Options(Map<Option, String> values) {
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** No options. */
  public static Options none() {
    return NONE;
  }

  static Options of(Map<Option, String> values) {
    return new Options(values);
  }

  /** Each option with its value, in the order in which the game declares them. */
  public Map<Option, String> values() {
    return values;
  }

  /** The value of an option of this game. */
  public String value(Option option) {
    String value = values.get(option);
    if (value == null) {
      throw new IllegalArgumentException("not an option of this game: " + option.name());
    }
    return value;
  }

  /** Whether an option of this game has a value. */
  public boolean is(Option option, String value) {
    return value(option).equals(value);
  }

  /** Whether a flag of this game is on. */
  public boolean isOn(Option flag) {
    return is(flag, "on");
  }

  /** The value of an option of this game that is a number. */
  public int number(Option option) {
    return Integer.parseInt(value(option));
  }

  /** The same options with another value for one, which must be allowed. */
  public Options with(Option option, String value) {
    Map<Option, String> changed = new LinkedHashMap<>(values);
    changed.put(option, option.check(value, 0, value));
    return new Options(changed);
  }

  /** The options that differ from their default, as in a game's name, sorted by name. */
  List<String> items() {
    Map<String, String> items = new TreeMap<>();
    values.forEach(
        (option, value) -> {
          if (!value.equals(option.standard())) {
            items.put(option.name(), option.item(value));
          }
        });
    return new ArrayList<>(items.values());
  }
}
