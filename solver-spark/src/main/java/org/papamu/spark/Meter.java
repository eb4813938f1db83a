package org.papamu.spark;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Adds up what finished tasks took; Spark tells it a little late. */
final class Meter extends SparkListener {

  private final AtomicLong shuffled = new AtomicLong();
  private final AtomicLong spilled = new AtomicLong();
  private final AtomicLong cpuNanos = new AtomicLong();

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    TaskMetrics metrics = end.taskMetrics();
    if (metrics != null) {
      shuffled.addAndGet(metrics.shuffleWriteMetrics().bytesWritten());
      spilled.addAndGet(metrics.diskBytesSpilled());
      cpuNanos.addAndGet(metrics.executorCpuTime());
    }
  }

  /** The bytes that were written for other tasks. */
  long shuffled() {
    return shuffled.get();
  }

  /** The bytes that did not fit in memory while that was done. */
  long spilled() {
    return spilled.get();
  }

  /** The processor time of all tasks. */
  long cpuNanos() {
    return cpuNanos.get();
  }
}
