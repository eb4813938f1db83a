package org.papamu.cli.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.papamu.api.Player.Stop;
import org.papamu.cli.output.BadRequest;

/**
 * How to solve.
 *
 * @param time the longest that one position may take; empty for no limit
 * @param memory the most bytes that tables may take, within what the program can have; empty for
 *     the usual share
 * @param threads how many threads may work
 * @param many whether many positions come one after another
 * @param checkpoint where an unfinished run is kept, if anywhere
 * @param certificate where a proof that can be checked is written, if anywhere
 * @param tables where endgame tables are, if anywhere
 * @param interruption the wish to end
 * @param progress tells how far it is
 */
record SolveOrder(
    Optional<Duration> time,
    OptionalLong memory,
    int threads,
    boolean many,
    Optional<Path> checkpoint,
    Optional<Path> certificate,
    Optional<Path> tables,
    Stop interruption,
    ProgressLine progress) {

  /** The work on one position begins. */
  Run begin() {
    if (interruption.requested()) {
      throw new Interrupted();
    }
    progress.begin();
    return new Run(this, System.nanoTime());
  }

  /** A time in nanoseconds; one that is too long to end is as long as can be. */
  static long nanos(Duration time) {
    return time.toSeconds() > 1L << 32 ? Long.MAX_VALUE : time.toNanos();
  }

  /** The bytes that tables may take: those asked for, else {@code share} of what there can be. */
  long memoryOr(double share) {
    return memory.orElse((long) (Runtime.getRuntime().maxMemory() * share));
  }

  /** Refuses what a way of solving does not offer. */
  void requireNoFiles(String why) {
    if (checkpoint.isPresent()) {
      throw new BadRequest(why, "--checkpoint");
    }
    if (certificate.isPresent()) {
      throw new BadRequest(why, "--certificate");
    }
  }

  /** The run was interrupted before the next position was begun. */
  static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** The work on one position: its time counts from its beginning. */
  static final class Run implements Stop {

    private final SolveOrder order;
    private final long start;
    private final long most;

    private Run(SolveOrder order, long start) {
      this.order = order;
      this.start = start;
      most = order.time.map(SolveOrder::nanos).orElse(Long.MAX_VALUE);
    }

    @Override
    public boolean requested() {
      return order.interruption.requested() || System.nanoTime() - start >= most;
    }

    /** Shows words about how far it is, on a terminal and not too often. */
    void tell(Supplier<String> words) {
      order.progress.told(words);
    }

    /** The seconds since it began. */
    double seconds() {
      return (System.nanoTime() - start) / 1e9;
    }

    /** The seconds that it took, to the microsecond; it is over. */
    double end() {
      order.progress.end();
      return Math.round(seconds() * 1e6) / 1e6;
    }
  }
}
