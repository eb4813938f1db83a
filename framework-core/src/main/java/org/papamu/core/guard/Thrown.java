package org.papamu.core.guard;

import java.util.Optional;
import java.util.stream.Stream;
import org.papamu.core.text.Printable;

/**
 * Words for what code of a plugin threw: always one line, safe to show and of bounded length. An
 * exception of a plugin is the plugin's code too, so what it answers is not relied on.
 */
public final class Thrown {

  private static final int MOST_OF_TYPE = 100;
  private static final int MOST_OF_MESSAGE = 200;
  private static final StackTraceElement[] NO_FRAMES = {};
  private static final String NULL_FROM = "because the return value of \"org.papamu.api.";

  private Thrown() {}

  /** What was thrown and where, such as {@code threw IllegalStateException: boom at …}. */
  public static String told(Throwable thrown) {
    String message = message(thrown);
    String what =
        thrown instanceof Overdue
            ? message
            : "threw %s%s"
                .formatted(
                    Printable.of(type(thrown), MOST_OF_TYPE),
                    message.isEmpty() ? "" : ": " + message);
    return what
        + place(thrown)
            .map(frame -> " at " + Printable.of(frame.toString(), MOST_OF_MESSAGE))
            .orElse("");
  }

  /**
   * The method of the API whose answer was null, where that is why something was thrown in the
   * framework: nothing of the framework answers null. Empty where it cannot be told.
   */
  public static Optional<String> givenAsNull(Throwable thrown) {
    if (!(thrown instanceof NullPointerException)
        || place(thrown).filter(at -> at.getClassName().startsWith("org.papamu.")).isEmpty()) {
      return Optional.empty();
    }
    // The virtual machine's own words: … because the return value of "org.papamu.api.Game.look()"
    String message = message(thrown);
    int start = message.indexOf(NULL_FROM);
    int end = start < 0 ? -1 : message.indexOf('(', start + NULL_FROM.length());
    return end < 0
        ? Optional.empty()
        : Optional.of(message.substring(message.lastIndexOf('.', end) + 1, end));
  }

  private static String type(Throwable thrown) {
    String name = thrown.getClass().getSimpleName();
    return name.isEmpty() ? thrown.getClass().getName() : name;
  }

  /** An exception's message, made printable and cut; empty if it has none. */
  @SuppressWarnings("CatchingUnchecked") // a plugin's exception may answer anything
  public static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null ? "" : Printable.of(message, MOST_OF_MESSAGE);
    } catch (RuntimeException | Error hostile) {
      return "";
    }
  }

  /** The innermost frame that is neither the JDK's nor the API's: who is to blame. */
  public static Optional<StackTraceElement> place(Throwable thrown) {
    return place(frames(thrown));
  }

  /** The same of a stack. */
  static Optional<StackTraceElement> place(StackTraceElement[] frames) {
    return Stream.of(frames)
        .filter(frame -> !isOfJdk(frame) && !frame.getClassName().startsWith("org.papamu.api."))
        .findFirst();
  }

  /** Where an exception was thrown, the innermost frame first; empty if it does not tell. */
  @SuppressWarnings("CatchingUnchecked") // a plugin's exception may answer anything
  public static StackTraceElement[] frames(Throwable thrown) {
    try {
      return thrown.getStackTrace();
    } catch (RuntimeException | Error hostile) {
      return NO_FRAMES;
    }
  }

  private static boolean isOfJdk(StackTraceElement frame) {
    String module = frame.getModuleName();
    return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
  }
}
