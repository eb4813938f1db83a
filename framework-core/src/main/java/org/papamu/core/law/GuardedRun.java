package org.papamu.core.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.papamu.api.Player.Stop;

/**
 * Runs examinations on a thread of their own, so that a plugin that never comes back stops no one
 * but itself: some time after a stop was asked for, the thread is given up. It is a daemon, so it
 * does not keep the process alive.
 */
final class GuardedRun {

  private static final int WAIT_MILLIS = 20;

  /** How long a healthy examination may take to notice a stop, in waits. */
  private static final int GRACE = 200;

  private GuardedRun() {}

  /** How long an examination may go without a look at the stop, in waits: half a minute. */
  private static final int SILENCE = 1500;

  /** A stop that hears how often it is asked: what asks it is alive. */
  static final class Heard implements Stop {
    private final Stop stop;
    private final AtomicInteger asked = new AtomicInteger();

    Heard(Stop stop) {
      this.stop = stop;
    }

    @Override
    public boolean requested() {
      asked.incrementAndGet();
      return stop.requested();
    }
  }

  /** One thing to do, and what to say of it if it never comes back. */
  record Step(Supplier<Optional<Violation>> work, Law law, String game, long seed) {}

  /**
   * Does the steps in order until done or stopped.
   *
   * @param heard the stop that the steps look at
   */
  static List<Violation> run(List<Step> steps, Heard heard) {
    Stop stop = heard.stop;
    List<Violation> found = new ArrayList<>();
    AtomicInteger current = new AtomicInteger();
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < steps.size() && !heard.requested(); i++) {
                current.set(i);
                Optional<Violation> violation = steps.get(i).work().get();
                synchronized (found) {
                  violation.ifPresent(found::add);
                }
              }
            },
            "papamu-laws");
    thread.setDaemon(true);
    thread.start();
    int silent = 0;
    int before = 0;
    for (int graces = 0; thread.isAlive() && graces < GRACE && silent < SILENCE; ) {
      try {
        thread.join(WAIT_MILLIS);
      } catch (InterruptedException interrupted) {
        thread.interrupt();
        Thread.currentThread().interrupt();
        break;
      }
      graces += stop.requested() ? 1 : 0;
      silent = before == heard.asked.get() ? silent + 1 : 0;
      before = heard.asked.get();
    }
    synchronized (found) {
      List<Violation> all = new ArrayList<>(found);
      if (thread.isAlive()) {
        StackTraceElement[] stack = thread.getStackTrace();
        thread.interrupt();
        all.add(neverCameBack(steps.get(current.get()), stack));
      }
      return all;
    }
  }

  private static Violation neverCameBack(Step step, StackTraceElement[] stack) {
    String place = "";
    for (StackTraceElement frame : stack) {
      if (frame.getClassName().startsWith(GuardedRun.class.getPackageName() + ".")) {
        break;
      }
      if (place.isEmpty() || !frame.getClassName().startsWith("java.")) {
        place = frame.toString();
      }
    }
    return Violation.of(
        step.law(),
        "did not come back" + (place.isEmpty() ? "" : "; last seen in " + place),
        step.game(),
        step.seed());
  }
}
