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

/** What a game does in the inner loop of everything: nanoseconds for one position. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Sample.SIZE)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {

  /** The game. */
  @Param({"konane:8x8", "konane:13x20", "fanorona:5x9", "fanorona:5x5", "peg-solitaire:english"})
  public String game = "";

  private Sample<?> sample = Sample.of(Games.game("konane:1x3"));

  /** Plays the games that the positions come from. */
  @Setup
  public void sample() {
    sample = Sample.of(Games.game(game));
  }

  /** Lists the legal moves. */
  @Benchmark
  public long moves() {
    return sample.moves();
  }

  /** Counts the legal moves. */
  @Benchmark
  public long count() {
    return sample.count();
  }

  /** Copies the position and plays a move. */
  @Benchmark
  public long copyAndPlay() {
    return sample.copyAndPlay();
  }

  /** Hashes the position. */
  @Benchmark
  public long hash() {
    return sample.hash();
  }

  /** Evaluates the position. */
  @Benchmark
  public long evaluate() {
    return sample.evaluate();
  }

  /** Tells whether the evaluation can be relied on. */
  @Benchmark
  public long isSettled() {
    return sample.isSettled();
  }

  /** Tells how promising a move looks. */
  @Benchmark
  public long promise() {
    return sample.promise();
  }

  /** Makes the position's images under all symmetries. */
  @Benchmark
  public long images() {
    return sample.images();
  }
}
