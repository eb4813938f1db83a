package org.papamu.spark;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.apache.spark.SparkJobInfo;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import org.papamu.api.Player.Stop;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.count.CheckpointException;
import org.papamu.core.table.TableException;

/** A Spark context with what all jobs need of it. */
final class Session implements AutoCloseable {

  /** The setting for tests and for measuring: 0 sends everything to the workers. */
  static final String LEAST_MOVES = "spark.papamu.leastMoves";

  /** The setting for tests: 0 sends the smallest classes of tables to the workers too. */
  static final String LEAST_ENTRIES = "spark.papamu.leastEntries";

  /** The setting for how much of a count is done twice, from 0 to 1. */
  static final String AGAIN = "spark.papamu.again";

  private static final double USUAL_AGAIN = 0.03;
  private static final long USUAL_LEAST_MOVES = 30_000;
  private static final long USUAL_LEAST_ENTRIES = 2_000_000;
  private static final long LOOK_MILLIS = 200;

  private final JavaSparkContext spark;
  private final Shipping shipping;
  private final Meter meter = new Meter();
  private final LongSupplier nanos;

  Session(JavaSparkContext spark, LongSupplier nanos) {
    this.spark = spark;
    this.nanos = nanos;
    shipping = new Shipping(spark);
    shipping.sendProgram();
    spark.sc().addSparkListener(meter);
  }

  /** Is told how many tasks are done of those that are known. */
  @FunctionalInterface
  interface Watch {
    void told(int done, int all);
  }

  JavaSparkContext spark() {
    return spark;
  }

  Shipping shipping() {
    return shipping;
  }

  Meter meter() {
    return meter;
  }

  long nanos() {
    return nanos.getAsLong();
  }

  /** The least number of parts that keeps all cores busy. */
  int cores() {
    return Math.max(1, spark.defaultParallelism());
  }

  /** With so few moves a piece of work is done by the driver itself. */
  long leastMoves() {
    return spark.sc().conf().getLong(LEAST_MOVES, USUAL_LEAST_MOVES);
  }

  /** Which share of the pieces of work of a count are done twice. */
  double again() {
    return spark.sc().conf().getDouble(AGAIN, USUAL_AGAIN);
  }

  /** A class of tables with fewer entries is built by the driver itself. */
  long leastEntries() {
    return spark.sc().conf().getLong(LEAST_ENTRIES, USUAL_LEAST_ENTRIES);
  }

  /** Where data stay that are worked out again if a machine is lost. */
  StorageLevel keptOnce() {
    return StorageLevel.MEMORY_AND_DISK();
  }

  /** Where data stay between two jobs: on two machines, so that the loss of one costs little. */
  StorageLevel kept() {
    return spark.sc().isLocal() ? StorageLevel.MEMORY_AND_DISK() : StorageLevel.MEMORY_AND_DISK_2();
  }

  /**
   * Collects what a job gives.
   *
   * @return empty if it was asked to stop
   * @throws ClusterException if it fails for good
   * @throws CheckpointException if a task threw it
   * @throws TableException if a task threw it
   */
  <T> Optional<List<T>> collect(JavaRDD<T> data, Stop stop, Watch watch) {
    JavaFutureAction<List<T>> job = data.collectAsync();
    while (true) {
      try {
        return Optional.of(job.get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
      } catch (TimeoutException e) {
        tell(job, watch);
        if (stop.requested()) {
          job.cancel(true);
          return Optional.empty();
        }
      } catch (CancellationException e) {
        return Optional.empty();
      } catch (InterruptedException e) {
        job.cancel(true);
        Thread.currentThread().interrupt();
        return Optional.empty();
      } catch (ExecutionException e) {
        if (stop.requested()) {
          return Optional.empty();
        }
        throw failed(e);
      }
    }
  }

  private void tell(JavaFutureAction<?> job, Watch watch) {
    int done = 0;
    int all = 0;
    for (int id : job.jobIds()) {
      SparkJobInfo info = spark.statusTracker().getJobInfo(id);
      for (int stage : info == null ? new int[0] : info.stageIds()) {
        SparkStageInfo at = spark.statusTracker().getStageInfo(stage);
        if (at != null && at.submissionTime() > 0) {
          done += at.numCompletedTasks();
          all += at.numTasks();
        }
      }
    }
    watch.told(done, all);
  }

  /** What a failed job is for those who asked for it. */
  static RuntimeException failed(Throwable thrown) {
    for (Throwable at = thrown; at != null; at = at.getCause()) {
      if (at instanceof CheckpointException
          || at instanceof ClusterException
          || at instanceof TableException) {
        return (RuntimeException) at;
      }
    }
    return new ClusterException("the work on Spark failed: " + told(thrown), thrown);
  }

  /** Does what waits for machines, a failure of theirs being what it is for those who asked. */
  static <T> T doing(Supplier<T> work) {
    try {
      return work.get();
    } catch (Exception e) {
      // Spark throws checked exceptions without declaring them.
      throw failed(e);
    }
  }

  /** The first line of what lies at the bottom. */
  static String told(Throwable thrown) {
    Throwable root = thrown;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message = root.getMessage();
    return message == null
        ? root.getClass().getSimpleName()
        : message.lines().findFirst().orElse(root.getClass().getSimpleName());
  }

  @Override
  public void close() {
    spark.close();
    shipping.close();
  }
}
