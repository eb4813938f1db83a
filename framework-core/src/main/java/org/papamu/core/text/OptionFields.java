package org.papamu.core.text;

import java.util.LinkedHashMap;
import java.util.Map;
import org.papamu.api.Game;

/** The options of a game as they are told as data. */
public final class OptionFields {

  private OptionFields() {}

  /**
   * Each option by its name: its value, the value that it has where none is given, what is allowed,
   * and what it means. Calls the game's code.
   */
  public static Map<String, Object> of(Game<?> game) {
    Map<String, Object> options = new LinkedHashMap<>();
    game.options()
        .values()
        .forEach(
            (option, value) ->
                options.put(
                    option.name(),
                    Fields.of("value", value)
                        .and("default", option.standard())
                        .and("allowed", option.allowed())
                        .and("meaning", option.meaning())
                        .map()));
    return options;
  }
}
