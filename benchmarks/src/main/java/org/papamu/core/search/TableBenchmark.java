package org.papamu.core.search;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The transposition table, full: nanoseconds for an access. In the table's own package, since
 * nobody else is to see it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(TableBenchmark.ACCESSES)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableBenchmark {

  static final int ACCESSES = 1024;

  private static final int ENTRY_BYTES = 16;
  private static final int DEPTHS = 16;

  /** The size in mebibytes: in the processor's cache, and far out of it. */
  @Param({"1", "64"})
  public int mebibytes = 1;

  private TranspositionTable table = new TranspositionTable(1);
  private final long[] hashes = new long[ACCESSES];

  /** Fills the table. */
  @Setup
  public void fill() {
    table = new TranspositionTable(mebibytes);
    SplittableRandom random = new SplittableRandom(1);
    int entries = mebibytes * ((1 << 20) / ENTRY_BYTES);
    for (int i = 0; i < entries; i++) {
      long hash = random.nextLong();
      // The last ones are there; every other one is asked for.
      hashes[i % ACCESSES] = i % 2 == 0 ? hash : ~hash;
      table.store(hash, i, TranspositionTable.EXACT, i % DEPTHS, 0, false);
    }
  }

  /** Looks positions up, of which about half are there. */
  @Benchmark
  public long probe() {
    long sum = 0;
    for (long hash : hashes) {
      sum += table.probe(hash);
    }
    return sum;
  }

  /** Stores what is known of positions. */
  @Benchmark
  public void store() {
    for (int i = 0; i < ACCESSES; i++) {
      table.store(hashes[i], i, TranspositionTable.LOWER, i % DEPTHS, 0, false);
    }
  }
}
