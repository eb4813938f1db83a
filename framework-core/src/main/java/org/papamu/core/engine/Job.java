package org.papamu.core.engine;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Player.Stop;

/** What runs beside the reading of commands. */
final class Job implements Stop {

  private final String name;
  private final @Nullable Supplier<String> fallback;
  private final boolean infinite;
  private boolean patience = true;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);

  private Job(String name, @Nullable Supplier<String> fallback, boolean infinite) {
    this.name = name;
    this.fallback = fallback;
    this.infinite = infinite;
  }

  /** A count: other commands wait for it. */
  static Job count() {
    return new Job("engine-count", null, false);
  }

  /**
   * A search: meanwhile nothing may change the game.
   *
   * @param fallback the move to answer if the player does not stop
   * @param infinite whether it is over only when it is stopped
   */
  static Job search(Supplier<String> fallback, boolean infinite) {
    return new Job("engine-search", fallback, infinite);
  }

  /** Starts work on a thread of its own, which does not keep the program alive. */
  void start(Runnable work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } finally {
                ended.countDown();
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
  }

  boolean isSearch() {
    return fallback != null;
  }

  boolean isInfinite() {
    return infinite;
  }

  /** Whether a command may wait for its end: once. Guarded by the conversation. */
  boolean patience() {
    boolean first = patience;
    patience = false;
    return first;
  }

  /** The move to answer if the player of this search does not stop. */
  String fallback() {
    return fallback == null ? "" : fallback.get();
  }

  /** Asks it to stop. */
  void stop() {
    stopped.countDown();
  }

  @Override
  public boolean requested() {
    return stopped.getCount() == 0;
  }

  /** Waits until it is asked to stop. */
  void awaitStop() {
    try {
      stopped.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits for its end; answers whether it came in time. */
  boolean awaitEnd(long millis) {
    try {
      return ended.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
