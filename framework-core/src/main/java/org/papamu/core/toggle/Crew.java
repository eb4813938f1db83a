package org.papamu.core.toggle;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Threads that do a job together, numbered from 0; the calling thread is one of them. */
final class Crew implements AutoCloseable {

  private final int size;
  private final ExecutorService helpers;

  Crew(int size) {
    this.size = size;
    helpers =
        Executors.newFixedThreadPool(
            Math.max(1, size - 1),
            job -> {
              Thread thread = new Thread(job, "layers");
              thread.setDaemon(true);
              return thread;
            });
  }

  int size() {
    return size;
  }

  /** Lets the first {@code members} do a job; returns when all have done it. */
  void run(int members, IntConsumer job) {
    List<Future<?>> parts = new ArrayList<>();
    for (int i = 1; i < members; i++) {
      int number = i;
      Callable<Void> part =
          () -> {
            job.accept(number);
            return null;
          };
      parts.add(helpers.submit(part));
    }
    RuntimeException failure = null;
    try {
      job.accept(0);
    } catch (RuntimeException e) {
      failure = e;
    }
    boolean interrupted = false;
    for (Future<?> part : parts) {
      while (true) {
        try {
          part.get();
          break;
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          if (e.getCause() instanceof Error error) {
            throw error;
          }
          failure = (RuntimeException) e.getCause();
          break;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public void close() {
    helpers.shutdownNow();
  }
}
