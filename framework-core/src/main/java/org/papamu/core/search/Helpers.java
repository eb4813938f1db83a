package org.papamu.core.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Player.Stop;

/** Threads that search beside the asking one until it closes them; none outlives that. */
final class Helpers implements AutoCloseable {

  /** Searching far down takes a frame for each ply, with room to spare for evaluators. */
  private static final long STACK = 16L << 20;

  /** Makes the work of one helper. */
  interface Work {

    /**
     * The work of a helper: to be run once, on a thread of its own.
     *
     * @param number from 1
     * @param stop asked often; the work ends soon after it says so
     * @param nodes where to put the number of nodes visited, now and then
     */
    Runnable of(int number, Stop stop, AtomicLong nodes);
  }

  private final List<Thread> threads = new ArrayList<>();
  private final List<AtomicLong> nodes = new ArrayList<>();
  private volatile boolean stopped;
  private volatile @Nullable Throwable failure;

  Helpers(Work work, int number) {
    for (int i = 1; i <= number; i++) {
      AtomicLong visited = new AtomicLong();
      Runnable task = work.of(i, () -> stopped, visited);
      Thread thread = new Thread(null, () -> run(task), "alphabeta-" + i, STACK);
      thread.setDaemon(true);
      nodes.add(visited);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  private void run(Runnable task) {
    try {
      task.run();
    } catch (Throwable thrown) {
      failure = thrown;
    }
  }

  /** Whether one has failed. */
  boolean haveFailed() {
    return failure != null;
  }

  /** The nodes they have visited. */
  long nodes() {
    return nodes.stream().mapToLong(AtomicLong::get).sum();
  }

  /** Stops all and waits for their end. */
  @Override
  public void close() {
    stopped = true;
    boolean interrupted = false;
    for (Thread thread : threads) {
      boolean ended = false;
      while (!ended) {
        try {
          thread.join();
          ended = true;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Throws what one of them failed by, if one did.
   *
   * @throws RuntimeException the very exception; an error likewise
   */
  void rethrow() {
    Throwable thrown = failure;
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
    if (thrown instanceof Error error) {
      throw error;
    }
  }
}
