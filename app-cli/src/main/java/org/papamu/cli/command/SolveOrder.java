package org.papamu.cli.command;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Files;
import org.papamu.core.resume.CheckpointException;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Printable;

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

  /** Of the memory that there can be, what tables may take at most, in tenths. */
  static final int MOST_TENTHS = 6;

  /** Work on one thread and without files. */
  static SolveOrder within(
      Optional<Duration> time, OptionalLong memory, Stop interruption, ProgressLine progress) {
    return new SolveOrder(
        time,
        memory,
        1,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        interruption,
        progress);
  }

  /**
   * Works on one position: calls the game's code as often as it likes, and is given up only where
   * that does not come back.
   *
   * @throws Interrupted if that was wished before it began
   * @throws org.papamu.core.session.GameFault if the game's code fails or does not come back
   */
  <T> T work(Game<?> game, Function<Run, T> work) {
    if (interruption.requested()) {
      throw new Interrupted();
    }
    progress.begin();
    long start = System.nanoTime();
    long most = time.map(SolveOrder::nanos).orElse(Long.MAX_VALUE);
    Stop wished = () -> interruption.requested() || System.nanoTime() - start >= most;
    // What is left to do once time is up, such as to write a checkpoint, may take long by right.
    return GameFault.during(
        game,
        "rules",
        heard ->
            work.apply(new Run(progress, start, () -> heard.requested() || wished.requested())),
        Stop.NEVER);
  }

  /** A time in nanoseconds; one that is too long to end is as long as can be. */
  static long nanos(Duration time) {
    return time.toSeconds() > 1L << 32 ? Long.MAX_VALUE : time.toNanos();
  }

  /** The bytes that tables may take: those asked for, else {@code share} of what there can be. */
  long memoryOr(double share) {
    return memory.orElse((long) (Runtime.getRuntime().maxMemory() * share));
  }

  /** Refuses a file that a way of solving does not offer. */
  void requireNoCertificate(String why) {
    if (certificate.isPresent()) {
      throw new BadRequest(why, "--certificate");
    }
  }

  /** Work that goes on from the file of a run that was broken off, and keeps its own there. */
  interface Resuming<T> {
    /** Works with this file. */
    T solve(Path file) throws IOException;
  }

  /**
   * Works with the file of the checkpoint, which was asked for.
   *
   * @throws BadRequest if it is not of this run, or damaged
   * @throws Failure if it cannot be read or written
   */
  <T> T kept(Resuming<T> work) {
    Path file = checkpoint.orElseThrow();
    String name = Printable.of(file.toString(), 200);
    try {
      return work.solve(file);
    } catch (CheckpointException e) {
      throw new BadRequest(
          "%s cannot be gone on with: %s".formatted(name, e.what()), "--checkpoint");
    } catch (FileSystemException e) {
      throw e.getReason() == null ? unreadable(name, e) : Files.failure(e);
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  private static Failure unreadable(String name, IOException e) {
    return new Failure(name + " cannot be read", e);
  }

  /** The run was interrupted before the next position was begun. */
  static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** The work on one position: its time counts from its beginning. */
  static final class Run implements Stop {

    private final ProgressLine progress;
    private final long start;
    private final Stop stop;

    private Run(ProgressLine progress, long start, Stop stop) {
      this.progress = progress;
      this.start = start;
      this.stop = stop;
    }

    @Override
    public boolean requested() {
      return stop.requested();
    }

    /** Shows words about how far it is, on a terminal and not too often. */
    void tell(Supplier<String> words) {
      progress.told(words);
    }

    /** The seconds since it began. */
    double seconds() {
      return (System.nanoTime() - start) / 1e9;
    }

    /** The seconds that it took, to the microsecond; it is over. */
    double end() {
      progress.end();
      return Math.round(seconds() * 1e6) / 1e6;
    }
  }
}
