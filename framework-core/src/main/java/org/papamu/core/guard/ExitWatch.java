package org.papamu.core.guard;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.papamu.core.text.Printable;

/**
 * Notices when code of a plugin ends the process: Java cannot keep it from doing so, but it can be
 * told, and need not look like success.
 *
 * <p>The thread that ends the process waits in that call until all is wound up, so its stack tells
 * who called. An end by {@link Runtime#halt} winds nothing up and is not noticed.
 */
public final class ExitWatch {

  private static final int FAILED = 1;
  private static final int MOST_OF_PLACE = 200;

  private ExitWatch() {}

  /**
   * Watches from now on. If a plugin ends the process, that is told, and the process ends with
   * status 1 whatever the plugin asked for.
   *
   * @param tell is told of the fault, in one line that is safe to show
   * @param end what has to be done before the end
   */
  public static void start(Consumer<String> tell, Runnable end) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () ->
                    fault()
                        .ifPresent(
                            told -> {
                              tell.accept(told);
                              end.run();
                              Runtime.getRuntime().halt(FAILED);
                            }),
                "papamu-exit-watch"));
  }

  private static Optional<String> fault() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> isEnding(thread.getValue()))
        .flatMap(thread -> fault(thread.getKey(), thread.getValue()).stream())
        .findFirst();
  }

  /** Whether a thread with this stack is the one that ends the process and waits for the hooks. */
  private static boolean isEnding(StackTraceElement[] stack) {
    return Stream.of(stack)
        .anyMatch(frame -> frame.getClassName().equals("java.lang.ApplicationShutdownHooks"));
  }

  /** What there is to tell of the thread that ends the process; nothing if the host does. */
  private static Optional<String> fault(Thread thread, StackTraceElement[] stack) {
    return Thrown.place(stack)
        .filter(frame -> !isOfHost(frame))
        .map(
            frame ->
                "plugin fault in %s: ended the program at %s"
                    .formatted(
                        thread.getContextClassLoader() instanceof PluginOrigin origin
                            ? origin.plugin()
                            : "a plugin",
                        Printable.of(frame.toString(), MOST_OF_PLACE)));
  }

  private static boolean isOfHost(StackTraceElement frame) {
    try {
      Class.forName(frame.getClassName(), false, ExitWatch.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError elsewhere) {
      return false;
    }
  }
}
