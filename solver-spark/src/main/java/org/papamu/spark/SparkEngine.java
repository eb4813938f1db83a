package org.papamu.spark;

import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterEngine;
import org.papamu.core.cluster.ClusterSettings;

/** The engine {@code spark}, as the host finds it. */
public final class SparkEngine implements ClusterEngine {

  /** For service loading. */
  public SparkEngine() {}

  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Cluster open(ClusterSettings settings) {
    return SparkCluster.open(settings);
  }
}
