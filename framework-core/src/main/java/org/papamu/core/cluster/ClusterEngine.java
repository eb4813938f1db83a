package org.papamu.core.cluster;

/**
 * An engine that does long work on many machines; found by service loading in a folder of its own.
 * See {@link ClusterEngines}.
 */
public interface ClusterEngine {

  /** Its name, as users write it: lower-case ASCII letters, digits and hyphens. */
  String name();

  /**
   * Connects to machines.
   *
   * @throws ClusterException if that fails
   */
  Cluster open(ClusterSettings settings);
}
