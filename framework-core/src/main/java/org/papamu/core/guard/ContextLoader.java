package org.papamu.core.guard;

import java.util.function.Supplier;

/**
 * Has a class loader as that of the thread while something is done: libraries look for their
 * services there, and it tells whose code a thread is in.
 *
 * @param loader the class loader
 */
public record ContextLoader(ClassLoader loader) {

  /** What a call gives that is made with the loader. */
  public <T> T call(Supplier<T> call) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return call.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Makes a call with the loader. */
  public void run(Runnable call) {
    call(
        () -> {
          call.run();
          return loader;
        });
  }
}
