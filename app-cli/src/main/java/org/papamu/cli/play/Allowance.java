package org.papamu.cli.play;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.papamu.api.Player.Stop;

/**
 * The time that a game to be looked at may take. The time in which whoever looks on has it held is
 * not counted.
 */
final class Allowance implements Stop {

  private final LongSupplier nanoTime;
  private final long start;
  private final long nanos;
  private final AtomicLong held = new AtomicLong();

  /** So many nanoseconds from now on. */
  Allowance(LongSupplier nanoTime, long nanos) {
    this.nanoTime = nanoTime;
    this.nanos = nanos;
    start = nanoTime.getAsLong();
  }

  /** As long as it takes. */
  static Allowance unlimited() {
    return new Allowance(() -> 0, Long.MAX_VALUE);
  }

  /** Leaves so many nanoseconds uncounted. */
  void hold(long more) {
    held.addAndGet(more);
  }

  /** The nanoseconds that were left uncounted. */
  long held() {
    return held.get();
  }

  @Override
  public boolean requested() {
    return nanoTime.getAsLong() - start - held.get() >= nanos;
  }
}
