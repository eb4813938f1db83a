package org.papamu.benchmarks;

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

/** Walks through a game from its start: microseconds for a walk, or for one playout. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WalkBenchmark {

  /** The game and the plies of perft. */
  @Param({"konane:8x8 6", "fanorona:5x9 4", "fanorona:5x5 5", "peg-solitaire:english 6"})
  public String walk = "";

  private Walks<?> walks = Walks.of(Games.game("konane:1x3"), 1);

  /** Makes the counters. */
  @Setup
  public void walks() {
    String[] words = walk.split(" ", 2);
    walks = Walks.of(Games.game(words[0]), Integer.parseInt(words[1]));
  }

  /** Perft with the last ply counted in bulk. */
  @Benchmark
  public long perft() {
    return walks.perft();
  }

  /** Perft that plays every move. */
  @Benchmark
  public long leaves() {
    return walks.leaves();
  }

  /** Games played out at random. */
  @Benchmark
  @OperationsPerInvocation(Walks.PLAYOUTS)
  public long playouts() {
    return walks.playouts();
  }
}
