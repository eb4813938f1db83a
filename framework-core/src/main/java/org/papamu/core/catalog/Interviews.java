package org.papamu.core.catalog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Asks several plugins what they offer, each on a thread of its own and for a limited time, so that
 * one that never answers costs the time limit and nothing else. The threads are daemons: the
 * program can end while one still hangs.
 */
final class Interviews {

  /** How many are asked at the same time. */
  private static final int AT_ONCE = 16;

  /**
   * One plugin to ask.
   *
   * @param plugin its id
   * @param loader the class loader that its code finds as the thread's own
   * @param interview asks it
   */
  record Appointment(String plugin, ClassLoader loader, Callable<Offer> interview) {}

  /**
   * How it ended.
   *
   * @param offer what the plugin offers; empty if it failed
   * @param reason why it failed; empty unless it did
   */
  record Answer(Optional<Offer> offer, String reason) {}

  private Interviews() {}

  /** Asks them all; the answers come in the order of the appointments. */
  static List<Answer> hold(List<Appointment> appointments, Duration limit) {
    List<Answer> answers = new ArrayList<>(appointments.size());
    for (int from = 0; from < appointments.size(); from += AT_ONCE) {
      int to = Math.min(appointments.size(), from + AT_ONCE);
      hold(appointments.subList(from, to), limit, answers);
    }
    return answers;
  }

  private static void hold(List<Appointment> appointments, Duration limit, List<Answer> answers) {
    List<Callable<Answer>> tasks = new ArrayList<>(appointments.size());
    for (Appointment appointment : appointments) {
      tasks.add(() -> hold(appointment));
    }
    ExecutorService threads =
        Executors.newFixedThreadPool(
            tasks.size(),
            task -> {
              Thread thread = new Thread(task, "papamu-plugins");
              thread.setDaemon(true);
              return thread;
            });
    try {
      for (Future<Answer> future :
          threads.invokeAll(tasks, limit.toMillis(), TimeUnit.MILLISECONDS)) {
        answers.add(answer(future, limit));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      while (answers.size() < appointments.size()) {
        answers.add(failed("it was not asked: the start was interrupted"));
      }
    } catch (OutOfMemoryError e) {
      // No memory for a thread: the plugins go, the program stays.
      while (answers.size() < appointments.size()) {
        answers.add(failed("there is no memory to ask it"));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static Answer answer(Future<Answer> future, Duration limit) throws InterruptedException {
    if (future.isCancelled()) {
      long ms = limit.toMillis();
      return failed(
          "it did not say within %s what it offers"
              .formatted(ms % 1000 == 0 ? ms / 1000 + " s" : ms + " ms"));
    }
    try {
      return future.get();
    } catch (ExecutionException e) {
      return failed("it failed while it was asked what it offers");
    }
  }

  private static Answer hold(Appointment appointment) {
    Thread thread = Thread.currentThread();
    thread.setName("papamu-plugin-".concat(appointment.plugin()));
    // Libraries that look for services do so through this loader.
    thread.setContextClassLoader(appointment.loader());
    try {
      return new Answer(Optional.of(appointment.interview().call()), "");
    } catch (Refusal e) {
      return failed(e.reason());
    } catch (Throwable e) {
      return failed("its code " + Reasons.thrown(e));
    }
  }

  private static Answer failed(String reason) {
    return new Answer(Optional.empty(), Reasons.cut(reason));
  }
}
