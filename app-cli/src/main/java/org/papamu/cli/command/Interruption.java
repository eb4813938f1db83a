package org.papamu.cli.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Player.Stop;

/**
 * The wish to end that comes with Ctrl-C, or another signal that ends programs: work under way is
 * asked to stop, and the program ends when what there is has been printed, with the status of the
 * signal (130 for Ctrl-C).
 */
final class Interruption implements Stop, AutoCloseable {

  private static final int LONGEST_SECONDS = 20;

  /** The status of a command that was interrupted. */
  static final int STATUS = 130;

  private final CountDownLatch wished = new CountDownLatch(1);
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean requested;

  private Interruption() {}

  /** Watches out from now on. */
  static Interruption watch() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void interrupt() {
    requested = true;
    wished.countDown();
    try {
      done.await(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean requested() {
    return requested;
  }

  /** Waits for the wish. */
  void await() {
    try {
      wished.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** All that was to be printed has been. */
  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending, and waited for this.
    }
  }
}
