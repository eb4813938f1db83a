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

  /** One thing to do, and what to say of it if it never comes back. */
  record Step(Supplier<Optional<Violation>> work, Law law, String game, long seed) {}

  /** Does the steps in order until done or stopped. */
  static List<Violation> run(List<Step> steps, Stop stop) {
    List<Violation> found = new ArrayList<>();
    AtomicInteger current = new AtomicInteger();
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < steps.size() && !stop.requested(); i++) {
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
    for (int graces = 0; thread.isAlive() && graces < GRACE; ) {
      try {
        thread.join(WAIT_MILLIS);
      } catch (InterruptedException interrupted) {
        thread.interrupt();
        Thread.currentThread().interrupt();
        break;
      }
      graces += stop.requested() ? 1 : 0;
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
    return new Violation(
        step.law(),
        "did not come back before the time was up"
            + (place.isEmpty() ? "" : "; last seen in " + place),
        step.game(),
        step.seed(),
        List.of(),
        "");
  }
}
