package org.papamu.core.engine.client;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Player.Stop;
import org.papamu.core.engine.client.EngineFault.Kind;
import org.papamu.core.guard.Guard;
import org.papamu.core.text.Printable;

/**
 * The process of an engine and the lines to and from it. Nothing that it does or leaves undone
 * makes the host wait longer than it wants to: writing and reading are left to threads.
 */
final class EngineProcess {

  /** How often a wish to stop is looked at. */
  private static final long LOOK_NANOS = 4_000_000;

  /** How often it is looked at which processes the engine has started. */
  private static final long CENSUS_NANOS = 500_000_000;

  private static final int WAITING_LINES = 64;
  private static final String LAST_LINE = "quit";
  private static final long POLITE_MILLIS = 500;
  private static final long FIRM_MILLIS = 200;
  private static final int TOLD = 200;

  /** Which of the threads reads standard error. */
  private static final int COMPLAINTS = 1;

  private final Process process;
  private final LongSupplier nanoTime;
  private final Spool spool = new Spool();
  private final BlockingQueue<String> toWrite = new ArrayBlockingQueue<>(WAITING_LINES);
  private final List<Thread> threads;

  /** All processes that the engine was ever seen to have started. */
  private final Set<ProcessHandle> offspring = new LinkedHashSet<>();

  private long nextCensus;

  private EngineProcess(Process process, LongSupplier nanoTime) {
    this.process = process;
    this.nanoTime = nanoTime;
    nextCensus = nanoTime.getAsLong() + CENSUS_NANOS;
    threads =
        List.of(
            thread("out", () -> spool.readLines(process.getInputStream())),
            thread("err", () -> spool.readComplaints(process.getErrorStream())),
            thread("in", this::write));
    threads.forEach(Thread::start);
  }

  /**
   * Starts a program.
   *
   * @param command the program and its arguments, as they are
   * @throws EngineFault if it cannot be started
   */
  static EngineProcess start(List<String> command, LongSupplier nanoTime) {
    try {
      return new EngineProcess(new ProcessBuilder(command).start(), nanoTime);
    } catch (IOException e) {
      String why =
          String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
      throw new EngineFault(Kind.START, "cannot be started: " + Printable.of(why, TOLD));
    }
  }

  private Thread thread(String name, Runnable work) {
    Thread thread = new Thread(work, "engine-%s-%s".formatted(name, process.pid()));
    thread.setDaemon(true);
    return thread;
  }

  private void write() {
    try (OutputStream in = process.getOutputStream()) {
      String line = "";
      while (!line.equals(LAST_LINE)) {
        line = toWrite.take();
        in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
      }
    } catch (IOException e) {
      // It does not listen any more; what it says or leaves unsaid will tell.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Sends a line, soon.
   *
   * @throws EngineFault if it has not read those before
   */
  void send(String line) {
    if (!toWrite.offer(line)) {
      throw new EngineFault(Kind.SILENT, "does not read what it is sent");
    }
  }

  /** Lets it write as much as for one answer, from now on. */
  void allow() {
    spool.allow();
  }

  /**
   * The next line; null if there is none before a moment, or when the wish to stop comes.
   *
   * @param until by the clock
   * @param phase when it is, for the fault, such as {@code "while thinking"}
   * @throws EngineFault if it has ended or writes too much
   */
  @Nullable String line(long until, Stop stop, String phase) {
    while (true) {
      Guard.alive();
      long left = until - nanoTime.getAsLong();
      Spool.Item item = next(Math.max(0, Math.min(left, LOOK_NANOS)));
      if (item != null) {
        return switch (item.kind()) {
          case LINE -> item.text();
          case END -> throw ended(phase);
          case LONG_LINE ->
              throw new EngineFault(
                  Kind.FLOOD,
                  "wrote a line of more than %s bytes %s: %s"
                      .formatted(Spool.MAX_LINE, phase, Printable.of(item.text(), 60)));
          case FLOOD ->
              throw new EngineFault(
                  Kind.FLOOD, "wrote more than %s MiB %s".formatted(Spool.MOST_BYTES >> 20, phase));
        };
      }
      if (left <= 0 || stop.requested()) {
        return null;
      }
      takeCensus();
    }
  }

  private Spool.@Nullable Item next(long nanos) {
    try {
      return spool.next(nanos);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineFault(Kind.SILENT, "was not waited for");
    }
  }

  private EngineFault ended(String phase) {
    int status = -1;
    if (waited(POLITE_MILLIS)) {
      status = process.exitValue();
      hearOut();
    }
    String how =
        status < 0
            ? "closed its output"
            : status > 128
                ? "was killed by signal %s (exit status %s)".formatted(status - 128, status)
                : "ended with exit status " + status;
    String complaint = spool.lastComplaint();
    String said = complaint.isEmpty() ? "" : "; it said: " + Printable.of(complaint, TOLD);
    return new EngineFault(Kind.ENDED, how + " " + phase + said);
  }

  /** Waits for its last words, unless something that it has started keeps standard error open. */
  private void hearOut() {
    try {
      threads.get(COMPLAINTS).join(POLITE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean waited(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return !process.isAlive();
    }
  }

  /** Looks which processes it has started: once it has ended, nobody can tell any more. */
  private void takeCensus() {
    long now = nanoTime.getAsLong();
    if (now - nextCensus >= 0) {
      nextCensus = now + CENSUS_NANOS;
      census();
    }
  }

  private synchronized void census() {
    process.descendants().forEach(offspring::add);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Asks it to end, without waiting for that. */
  void dismiss() {
    census();
    if (!toWrite.offer(LAST_LINE)) {
      process.destroy();
    }
  }

  /** Ends it and all that it has started, without further ado. */
  synchronized void kill() {
    census();
    process.destroy();
    offspring.forEach(ProcessHandle::destroy);
    if (!waited(FIRM_MILLIS) || offspring.stream().anyMatch(ProcessHandle::isAlive)) {
      census();
      process.destroyForcibly();
      offspring.forEach(ProcessHandle::destroyForcibly);
      waited(FIRM_MILLIS);
    }
    threads.forEach(Thread::interrupt);
  }
}
