package org.papamu.core.guard;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.papamu.api.Player.Stop;

/**
 * The one place where code of plugins is called that need not come back. It runs on a thread of its
 * own, and whoever called waits no longer than it has patience for; then the thread is given up. It
 * is a daemon, so it keeps no process alive.
 *
 * <p>A call inside another one runs on the thread that it is on, at the cost of two writes, and is
 * a sign of life of the outer one. So what calls a plugin's code many times is called as a whole,
 * and its loops cost nothing more. Code that takes long by right shows that it lives by looking
 * whether to stop.
 *
 * <p>Waiting is counted in short waits, not read from a clock: a process that was halted for an
 * hour does not find its plugins overdue.
 */
public final class Guard {

  private static final int WAIT_MILLIS = 20;
  private static final int HURRIED_MILLIS = 700;
  private static final int IDLE_SECONDS = 5;

  private static final ExecutorService THREADS =
      new ThreadPoolExecutor(
          0,
          Integer.MAX_VALUE,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new SynchronousQueue<>(),
          work -> {
            Thread thread = new Thread(work, "papamu-plugin");
            thread.setDaemon(true);
            return thread;
          });

  /** The call that a thread of ours is in. */
  private static final ThreadLocal<Call<?>> CURRENT = new ThreadLocal<>();

  /** Whether whoever waits on a thread has no more patience. */
  private static final ThreadLocal<Stop> HURRY = ThreadLocal.withInitial(() -> Stop.NEVER);

  private Guard() {}

  /**
   * Calls something short.
   *
   * @param called what is called, for the message if it does not come back
   * @throws Overdue if it does not come back in time, or the waiting thread is interrupted
   */
  public static <T> T call(String called, Supplier<T> work) {
    Call<?> outer = CURRENT.get();
    return outer == null
        ? Call.of(called, stop -> work.get(), Stop.NEVER).result(Patience.USUAL, overdue -> true)
        : outer.inside(called, work);
  }

  /**
   * Calls something that may take long, and looks whether to stop.
   *
   * @param called what is called, for the message if it does not come back
   * @param work gets the stop to look at, which also hears that it is alive
   * @param stop the wish to stop
   * @throws Overdue if it does not come back in time, or the waiting thread is interrupted
   */
  public static <T> T call(String called, Function<Stop, T> work, Stop stop, Patience patience) {
    return call(called, work, stop, patience, overdue -> true);
  }

  /**
   * The same where work of the host's own lies between the calls of a plugin's code, and may be
   * silent for long.
   *
   * @param given whether to give up, by where the work stands; if not, it is waited for anew
   * @throws Overdue if it was given up, or the waiting thread is interrupted
   */
  public static <T> T call(
      String called,
      Function<Stop, T> work,
      Stop stop,
      Patience patience,
      Predicate<Overdue> given) {
    Call<?> outer = CURRENT.get();
    return outer == null
        ? Call.of(called, work, stop).result(patience, given)
        : outer.inside(called, () -> work.apply(outer.alive(stop)));
  }

  /**
   * Does something whose calls are waited for with less patience, less than a second of silence, as
   * soon as that is wished.
   *
   * @param hurry the wish
   */
  public static void hurried(Stop hurry, Runnable work) {
    HURRY.set(hurry);
    try {
      work.run();
    } finally {
      HURRY.remove();
    }
  }

  /**
   * A sign of life of the call that this thread is in, if it is in one: for what waits for others
   * with limits of its own.
   */
  public static void alive() {
    Call<?> current = CURRENT.get();
    if (current != null) {
      current.sign();
    }
  }

  /**
   * A sign of life where nothing may be unwound, such as in the middle of loading a class: on a
   * machine with too much to do that takes seconds, and is no silence.
   */
  public static void busy() {
    Call<?> current = CURRENT.get();
    if (current != null) {
      current.signs.incrementAndGet();
    }
  }

  /** What unwinds a thread that was given up and came back after all. */
  private static final class GivenUp extends Error {
    private static final long serialVersionUID = 1L;

    GivenUp() {
      super("given up", null, false, false);
    }
  }

  /** One call and the thread that it is on. */
  private static final class Call<T> implements Runnable {

    private final Function<Stop, T> work;
    private final Stop stop;

    /** Written by the thread of the call. */
    private volatile String called;

    private final AtomicInteger signs = new AtomicInteger();
    private volatile boolean wishedInside;
    private volatile boolean givenUp;

    // Guarded by this object.
    private Thread thread = Thread.currentThread();
    private boolean done;
    private Supplier<T> outcome = failed(new IllegalStateException("not done"));

    private Call(String called, Function<Stop, T> work, Stop stop) {
      this.called = called;
      this.work = work;
      this.stop = stop;
    }

    static <T> Call<T> of(String called, Function<Stop, T> work, Stop stop) {
      return new Call<>(called, work, stop);
    }

    @Override
    @SuppressWarnings("CatchingUnchecked") // whatever it throws is thrown where it was called
    public void run() {
      synchronized (this) {
        thread = Thread.currentThread();
      }
      CURRENT.set(this);
      Supplier<T> made;
      try {
        T value = work.apply(alive(stop));
        made = () -> value;
      } catch (Throwable thrown) {
        made = failed(thrown);
      } finally {
        CURRENT.remove();
      }
      synchronized (this) {
        outcome = made;
        done = true;
        notifyAll();
      }
      // Giving up interrupts; the next call on this thread has nothing to do with it.
      Thread.interrupted();
    }

    private static <T> Supplier<T> failed(Throwable thrown) {
      return () -> {
        Call.<RuntimeException>rethrow(thrown);
        throw new IllegalStateException(thrown);
      };
    }

    /** What was thrown is thrown on, checked or not. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
      throw (E) thrown;
    }

    /** A call inside this one. */
    <R> R inside(String name, Supplier<R> part) {
      String before = called;
      called = name;
      sign();
      try {
        R result = part.get();
        sign();
        return result;
      } finally {
        called = before;
        wishedInside = false;
      }
    }

    /** A stop that also hears that this call is alive. */
    Stop alive(Stop asked) {
      return () -> {
        signs.incrementAndGet();
        boolean wished = asked.requested();
        wishedInside |= wished;
        return wished || givenUp;
      };
    }

    private void sign() {
      signs.incrementAndGet();
      if (givenUp) {
        throw new GivenUp();
      }
    }

    /** Has it done on another thread and waits for it. */
    T result(Patience patience, Predicate<Overdue> given) {
      Stop hurry = HURRY.get();
      THREADS.execute(this);
      synchronized (this) {
        long silent = 0;
        long wished = 0;
        int heard = signs.get();
        try {
          while (!done) {
            wait(WAIT_MILLIS);
            silent = heard == signs.get() ? silent + WAIT_MILLIS : 0;
            heard = signs.get();
            wished = wishedInside || stop.requested() ? wished + WAIT_MILLIS : 0;
            if (!done && silent >= patience.silence().toMillis()) {
              giveUp("within %s s".formatted(patience.silence().toSeconds()), given);
              silent = 0;
            }
            if (!done && silent >= HURRIED_MILLIS && hurry.requested()) {
              throw givenUp("did not come back before the end");
            }
            if (!done && wished >= patience.grace().toMillis()) {
              giveUp("within %s s of a stop".formatted(patience.grace().toSeconds()), given);
              wished = 0;
            }
          }
        } catch (InterruptedException interrupted) {
          Overdue overdue = givenUp("did not come back before it was interrupted");
          Thread.currentThread().interrupt();
          throw overdue;
        }
      }
      return outcome.get();
    }

    /** Gives up, unless it is work of the host that is waited for. */
    private void giveUp(String when, Predicate<Overdue> given) {
      Overdue overdue = overdue("did not come back " + when);
      if (given.test(overdue)) {
        givenUp = true;
        thread.interrupt();
        throw overdue;
      }
    }

    private Overdue givenUp(String told) {
      givenUp = true;
      Overdue overdue = overdue(told);
      thread.interrupt();
      return overdue;
    }

    private Overdue overdue(String told) {
      return new Overdue(called, told, thread.getStackTrace());
    }
  }
}
