package org.papamu.web;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Lets one thread through at a time; the others wait, but not for ever. */
final class Turnstile {

  /** Longer than code of a game is waited for. */
  private static final int SECONDS = 15;

  private final ReentrantLock lock = new ReentrantLock();

  /**
   * Does some work while nobody else does any; it may come through here again.
   *
   * @throws Refusal if somebody else is at work for too long
   */
  <T> T pass(Supplier<T> work) {
    boolean held = false;
    try {
      held = lock.tryLock(SECONDS, TimeUnit.SECONDS);
      if (!held) {
        throw Refusal.told(Refusal.BUSY, Sayings.refused("stuck"));
      }
      return work.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Refusal.told(Refusal.BUSY, Sayings.refused("ending"));
    } finally {
      if (held) {
        lock.unlock();
      }
    }
  }
}
