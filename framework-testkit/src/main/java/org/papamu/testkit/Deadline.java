package org.papamu.testkit;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.papamu.api.Player.Stop;

/** Asks to stop once some time has passed. */
final class Deadline implements Stop {

  private final AtomicBoolean passed = new AtomicBoolean();

  private Deadline() {}

  static Deadline ofSeconds(int seconds) {
    Deadline deadline = new Deadline();
    CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS)
        .execute(() -> deadline.passed.set(true));
    return deadline;
  }

  @Override
  public boolean requested() {
    return passed.get();
  }
}
