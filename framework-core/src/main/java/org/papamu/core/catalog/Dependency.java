package org.papamu.core.catalog;

import java.util.Optional;

/**
 * A plugin that another one needs.
 *
 * @param id its id
 * @param range the versions that will do; empty if any will
 * @param need whether the plugin can do without
 */
record Dependency(String id, Optional<VersionRange> range, Need need) {

  /** Whether a plugin can do without it. */
  enum Need {
    REQUIRED,
    OPTIONAL
  }

  boolean isRequired() {
    return need == Need.REQUIRED;
  }

  /** Whether a version will do. */
  boolean accepts(Version version) {
    return range.isEmpty() || range.get().contains(version);
  }

  /** The id, and the range if there is one. */
  @Override
  public String toString() {
    return range.map(versions -> id + " " + versions).orElse(id);
  }
}
