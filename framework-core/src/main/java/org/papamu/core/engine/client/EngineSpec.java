package org.papamu.core.engine.client;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which program to run as an engine, and the options to set in it.
 *
 * @param command the program and its arguments, as they are; no shell is involved
 * @param options values by the names of the options, in whatever case, blanks or hyphens between
 *     their words
 */
public record EngineSpec(List<String> command, Map<String, String> options) {

  /** Copies the collections, and refuses a command without a program. */
  public EngineSpec {
    command = List.copyOf(command);
    options = Map.copyOf(new TreeMap<>(options));
    if (command.isEmpty()) {
      throw new IllegalArgumentException("no program");
    }
  }
}
