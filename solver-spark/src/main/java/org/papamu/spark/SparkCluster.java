package org.papamu.spark;

import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.papamu.api.Position;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.ClusterSettings;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.cluster.MatchOrder;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Counted;
import org.papamu.core.match.Match;
import org.papamu.core.table.TableField;

/** A running Spark application: this process is its driver. */
final class SparkCluster implements Cluster {

  /** What a user may set otherwise. Everything that listens does so on this machine alone. */
  private static final Map<String, String> USUAL =
      Map.of(
          "spark.app.name", "papamu",
          "spark.ui.enabled", "false",
          "spark.executor.memory", "1g");

  /** A driver that a cluster has put on one of its own machines is reached from the others. */
  private static final Map<String, String> HERE =
      Map.of("spark.driver.host", "127.0.0.1", "spark.driver.bindAddress", "127.0.0.1");

  private final Session session;

  private SparkCluster(Session session) {
    this.session = session;
  }

  static SparkCluster open(ClusterSettings settings) {
    SparkConf conf = new SparkConf();
    USUAL.forEach(conf::setIfMissing);
    if (!conf.get("spark.submit.deployMode", "client").equals("cluster")) {
      HERE.forEach(conf::setIfMissing);
    }
    settings.options().forEach(conf::set);
    conf.set("spark.master", settings.master());
    try {
      return new SparkCluster(new Session(new JavaSparkContext(conf), settings.nanos()));
    } catch (ClusterException e) {
      throw e;
    } catch (Exception e) {
      // What Spark throws here is as varied as what can be wrong with a master.
      throw new ClusterException(
          "Spark does not start with --master %s: %s".formatted(settings.master(), Session.told(e)),
          e);
    }
  }

  @Override
  public <P extends Position> Counted count(CountOrder<P> order) {
    return new CountJob<>(session, order).run();
  }

  @Override
  public <P extends Position> Match.Elsewhere field(MatchOrder<P> order) {
    return new MatchField<>(session, order);
  }

  @Override
  public <P extends Position> TableField tables(RemoteGame<P> game) {
    return new TableJob<>(session, game);
  }

  @Override
  public int width() {
    return session.cores();
  }

  @Override
  public void close() {
    session.close();
  }
}
