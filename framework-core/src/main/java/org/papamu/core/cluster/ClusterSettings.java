package org.papamu.core.cluster;

import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How an engine is used.
 *
 * @param master where its machines are, in the engine's own words, such as {@code local[2]}
 * @param options settings of the engine itself, by its own names
 * @param nanos a stopwatch that never goes back, in nanoseconds
 */
public record ClusterSettings(String master, Map<String, String> options, LongSupplier nanos) {

  /** Copies the options. */
  public ClusterSettings {
    options = Map.copyOf(options);
  }
}
