package org.papamu.cli;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.papamu.core.engine.client.Engines;

/**
 * The other programs that a run has started, if it started any: they are ended with it, however it
 * ends.
 */
final class RunningEngines implements AutoCloseable {

  private @Nullable Engines engines;
  private @Nullable Thread hook;

  /** The one place where engines run. */
  synchronized Engines engines(LongSupplier nanoTime) {
    Engines running = engines;
    if (running == null) {
      Engines made = new Engines(nanoTime);
      hook = new Thread(made::close, "end-of-engines");
      Runtime.getRuntime().addShutdownHook(hook);
      engines = made;
      return made;
    }
    return running;
  }

  @Override
  public synchronized void close() {
    if (engines != null) {
      engines.close();
    }
    if (hook != null) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The process is ending; the hook does what was just done.
      }
    }
  }
}
