package org.papamu.web;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Looks at the clock of a game that runs, and tells when its flag has fallen. From any thread. */
final class FlagWatch {

  /** A look is taken as soon as the flag falls, and so often before: clocks stop and start. */
  private static final long MOST_BETWEEN_LOOKS = 1000;

  private static final long LEAST_BETWEEN_LOOKS = 5;

  private final Stopwatch watch;
  private final Workers workers;
  private final Runnable fallen;
  private final AtomicBoolean waiting = new AtomicBoolean();

  /**
   * A watch that was not begun.
   *
   * @param fallen what to do when a flag has fallen, on a thread for such work
   */
  FlagWatch(Stopwatch watch, Workers workers, Runnable fallen) {
    this.watch = watch;
    this.workers = workers;
    this.fallen = fallen;
  }

  /** Goes on looking, one look at a time, until no clock runs. */
  void goOn() {
    Optional<Long> left = watch.untilFlag();
    if (left.isPresent() && waiting.compareAndSet(false, true)) {
      long millis = Math.max(LEAST_BETWEEN_LOOKS, Math.min(left.get(), MOST_BETWEEN_LOOKS));
      workers.later(this::look, millis);
    }
  }

  /** On the thread of the timer, which must wait for nobody. */
  private void look() {
    waiting.set(false);
    if (watch.fallen().isPresent()) {
      try {
        workers.submit(Workers.Kind.QUICK_MOVE, fallen);
        return;
      } catch (Refusal tooMuch) {
        // At the next look.
      }
    }
    goOn();
  }
}
