package org.papamu.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Workers that share the entries of a stretch among them, a chunk at a time. */
final class Crew<W> implements AutoCloseable {

  private static final int CHUNK = 1 << 12;

  /** What a worker does with the entries from {@code from} to below {@code to}. */
  interface Task<W> {
    void run(W worker, long from, long to);
  }

  private final List<W> workers;
  private final ExecutorService threads;

  Crew(List<W> workers) {
    this.workers = List.copyOf(workers);
    threads =
        Executors.newFixedThreadPool(
            workers.size(),
            work -> {
              Thread thread = new Thread(work, "tables");
              thread.setDaemon(true);
              return thread;
            });
  }

  List<W> workers() {
    return workers;
  }

  /** Returns when every entry is done; what a worker throws is thrown here. */
  void share(long from, long to, Task<W> task) {
    if (workers.size() == 1 || to - from <= CHUNK) {
      task.run(workers.get(0), from, to);
      return;
    }
    AtomicLong next = new AtomicLong(from);
    List<Future<?>> running = new ArrayList<>();
    for (W worker : workers) {
      running.add(
          threads.submit(
              () -> {
                for (long at = next.getAndAdd(CHUNK); at < to; at = next.getAndAdd(CHUNK)) {
                  task.run(worker, at, Math.min(to, at + CHUNK));
                }
              }));
    }
    try {
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      next.set(to);
      throw unwrapped(e);
    } catch (InterruptedException e) {
      next.set(to);
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while building", e);
    }
  }

  private static RuntimeException unwrapped(ExecutionException e) {
    if (e.getCause() instanceof RuntimeException fault) {
      return fault;
    }
    if (e.getCause() instanceof Error fault) {
      throw fault;
    }
    return new IllegalStateException(e);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
