package org.papamu.core.catalog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Asks plugins what they offer, each on a thread of its own and for a limited time, so that one
 * that never answers costs the time limit and nothing else. The threads are daemons: the program
 * can end while one still hangs.
 */
final class Interviews {

  /** How many are asked at the same time. */
  private static final int AT_ONCE = 16;

  /** The part of the time limit for which one is waited before the next is asked. */
  private static final int PATIENCE = 20;

  private static final String NAME = "papamu-plugins";

  /**
   * One plugin to ask.
   *
   * @param plugin its id
   * @param sha256 its jar's SHA-256
   * @param loader the class loader that its code finds as the thread's own
   * @param interview asks it
   */
  record Appointment(String plugin, String sha256, ClassLoader loader, Callable<Offer> interview) {}

  /**
   * How it ended.
   *
   * @param offer what the plugin offers; empty if it failed
   * @param reason why it failed; empty unless it did
   * @param isLate whether all that is wrong is that there was no answer in time
   */
  record Answer(Optional<Offer> offer, String reason, boolean isLate) {}

  private final Duration limit;
  private final Optional<StartMarks> marks;

  /**
   * Interviews.
   *
   * @param limit how long plugins that are asked together may take
   * @param marks marks each plugin while it is asked; they are then asked one after the other, so
   *     that it is known which one was asked when a process died
   */
  Interviews(Duration limit, Optional<StartMarks> marks) {
    this.limit = limit;
    this.marks = marks;
  }

  /** Asks them all; the answers come in the order of the appointments. */
  List<Answer> hold(List<Appointment> appointments) {
    List<Answer> answers = new ArrayList<>(appointments.size());
    // With marks the threads of all that hang wait at the same time.
    int step = marks.isPresent() ? Math.max(1, appointments.size()) : AT_ONCE;
    for (int from = 0; from < appointments.size(); from += step) {
      int to = Math.min(appointments.size(), from + step);
      hold(appointments.subList(from, to), answers);
    }
    return answers;
  }

  private void hold(List<Appointment> appointments, List<Answer> answers) {
    ExecutorService threads =
        Executors.newCachedThreadPool(
            task -> {
              Thread thread = new Thread(task, NAME);
              thread.setDaemon(true);
              return thread;
            });
    List<Visit> visits = new ArrayList<>(appointments.size());
    try {
      for (Appointment appointment : appointments) {
        Visit visit = new Visit(appointment, marks);
        visits.add(visit);
        threads.execute(visit);
        if (marks.isPresent()) {
          visit.await(limit.dividedBy(PATIENCE));
        }
      }
      CompletableFuture.allOf(
              visits.stream().map(visit -> visit.answer).toArray(CompletableFuture<?>[]::new))
          .get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // Those that have not answered are told below.
    } catch (ExecutionException e) {
      throw new IllegalStateException("an answer is never a failure", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      visits.forEach(visit -> visit.end(failed("it was not asked: the start was interrupted")));
    } catch (OutOfMemoryError e) {
      // No memory for a thread: the plugins go, the program stays.
      visits.forEach(visit -> visit.end(failed("there is no memory to ask it")));
    } finally {
      threads.shutdownNow();
    }
    for (Visit visit : visits) {
      visit.end(
          late("it took too long: it did not say within " + words(limit) + " what it offers"));
      answers.add(visit.answer.join());
    }
    for (int i = visits.size(); i < appointments.size(); i++) {
      answers.add(failed("it was not asked: the start was interrupted"));
    }
  }

  private static String words(Duration time) {
    long ms = time.toMillis();
    return ms % 1000 == 0 ? ms / 1000 + " s" : ms + " ms";
  }

  private static Answer failed(String reason) {
    return new Answer(Optional.empty(), Reasons.cut(reason), false);
  }

  private static Answer late(String reason) {
    return new Answer(Optional.empty(), Reasons.cut(reason), true);
  }

  /** One plugin being asked. */
  private static final class Visit implements Runnable {

    private final Appointment appointment;
    private final Optional<StartMarks> marks;
    private final CompletableFuture<Answer> answer = new CompletableFuture<>();
    private volatile StartMarks.@Nullable Mark mark;

    Visit(Appointment appointment, Optional<StartMarks> marks) {
      this.appointment = appointment;
      this.marks = marks;
    }

    @Override
    public void run() {
      Thread thread = Thread.currentThread();
      thread.setName("papamu-plugin-".concat(appointment.plugin()));
      // Libraries that look for services do so through this loader.
      thread.setContextClassLoader(appointment.loader());
      mark = marks.flatMap(all -> all.begin(appointment.sha256())).orElse(null);
      Answer given;
      try {
        given = new Answer(Optional.of(appointment.interview().call()), "", false);
      } catch (Refusal e) {
        given = failed(e.reason());
      } catch (Throwable e) {
        given = failed("its code " + Reasons.thrown(e));
      }
      unmark();
      answer.complete(given);
    }

    void await(Duration time) throws InterruptedException {
      try {
        answer.get(Math.max(1, time.toMillis()), TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        // It is not waited for here any longer.
      } catch (ExecutionException e) {
        throw new IllegalStateException("an answer is never a failure", e);
      }
    }

    /** If there is no answer yet, this is it. */
    void end(Answer instead) {
      if (answer.complete(instead)) {
        unmark();
      }
    }

    private void unmark() {
      StartMarks.Mark set = mark;
      if (set != null) {
        set.close();
      }
    }
  }
}
