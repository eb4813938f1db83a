package org.papamu.core.catalog;

import java.util.List;

/**
 * What the descriptors in the plugin folders say, without any class having been loaded.
 *
 * @param plugins all jars: found, disabled and failed, sorted by id and file
 * @param problems everything that was wrong with jars and folders
 */
public record Scan(List<Plugin> plugins, List<Problem> problems) {

  /** Copies the lists. */
  public Scan {
    plugins = List.copyOf(plugins);
    problems = List.copyOf(problems);
  }
}
