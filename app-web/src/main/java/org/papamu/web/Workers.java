package org.papamu.web;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads on which everything is done that takes time, so that answering requests is not held
 * up by it: few, with queues that have an end.
 */
final class Workers implements AutoCloseable {

  private static final int IDLE_SECONDS = 30;
  private static final int WAITING_MOVES = 4096;
  private static final int WAITING_ORDERS = 24;

  /** Players that answer at once. */
  private final ThreadPoolExecutor quick;

  /** Players that search. */
  private final ThreadPoolExecutor searching;

  /** What a request waits for: hints, exact values, solutions. */
  private final ThreadPoolExecutor orders;

  /** Analyses, which go on until they are stopped. */
  private final ThreadPoolExecutor analyses;

  private final ScheduledExecutorService timer;

  Workers() {
    int processors = Runtime.getRuntime().availableProcessors();
    quick = pool("quick-player", 2, WAITING_MOVES);
    searching = pool("player", processors, WAITING_MOVES);
    orders = pool("order", processors, WAITING_ORDERS);
    analyses = pool("analysis", Math.max(2, processors), WAITING_ORDERS);
    timer =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "web-timer");
              thread.setDaemon(true);
              return thread;
            });
  }

  private static ThreadPoolExecutor pool(String name, int threads, int waiting) {
    AtomicInteger number = new AtomicInteger();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(waiting),
            work -> {
              Thread thread = new Thread(work, "web-" + name + "-" + number.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  /** What kind of work something is. */
  enum Kind {
    QUICK_MOVE,
    SEARCHED_MOVE,
    ORDER,
    ANALYSIS
  }

  /**
   * Has something done.
   *
   * @throws Refusal if too much of that kind is waiting already
   */
  void submit(Kind kind, Runnable work) {
    ThreadPoolExecutor pool =
        switch (kind) {
          case QUICK_MOVE -> quick;
          case SEARCHED_MOVE -> searching;
          case ORDER -> orders;
          case ANALYSIS -> analyses;
        };
    try {
      pool.execute(work);
    } catch (RejectedExecutionException e) {
      throw Refusal.told(Refusal.TOO_MANY, Sayings.refused("busy"));
    }
  }

  /** Has something short done later. */
  void later(Runnable work, long millis) {
    try {
      Future<?> unused = timer.schedule(work, millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // The server is ending, and with it whatever this was for.
    }
  }

  /** Has something short done again and again. */
  void every(Runnable work, long millis) {
    Runnable again =
        () -> {
          try {
            work.run();
          } catch (RuntimeException e) {
            // The next time is not to be left out because of this one.
          }
        };
    Future<?> unused = timer.scheduleWithFixedDelay(again, millis, millis, TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    timer.shutdownNow();
    quick.shutdownNow();
    searching.shutdownNow();
    orders.shutdownNow();
    analyses.shutdownNow();
  }
}
