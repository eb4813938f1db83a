package org.papamu.core.catalog;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ServiceConfigurationError;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.papamu.core.text.Printable;

/** Words for what went wrong: always one line, safe to show, and of bounded length. */
final class Reasons {

  /** The most characters of a text from outside that a reason repeats. */
  private static final int MOST = 60;

  /** The most characters of an exception's message that a reason repeats. */
  private static final int MOST_OF_MESSAGE = 200;

  private static final int MOST_OF_TYPE = 100;
  private static final int MOST_WRAPPED = 8;

  /** The longest reason. */
  static final int MAX_LENGTH = 500;

  private Reasons() {}

  /** A whole reason, cut if it is too long. */
  static String cut(String reason) {
    return reason.length() <= MAX_LENGTH ? reason : reason.substring(0, MAX_LENGTH - 3) + "...";
  }

  /** The name of a class from outside, made printable and cut. */
  static String type(Class<?> type) {
    return Printable.of(type.getName(), MOST_OF_TYPE);
  }

  /** A text from outside in quotes, made printable and cut. */
  static String quoted(String text) {
    return '"' + Printable.of(text, MOST) + '"';
  }

  /** The last name of a path, made printable and cut. */
  static String name(Path file) {
    Path name = file.getFileName();
    return Printable.of(name == null ? file.toString() : name.toString(), MOST);
  }

  /** Why a file or folder cannot be read. */
  static String of(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission to read it is missing";
    }
    if (e instanceof NotDirectoryException) {
      return "it is not a folder";
    }
    if (e instanceof FileSystemLoopException) {
      return "it is a loop of links";
    }
    if (e instanceof ZipException) {
      return "it is not a jar, or a damaged one (" + message(e) + ")";
    }
    if (e instanceof FileSystemException system && system.getReason() != null) {
      return "it cannot be read (" + Printable.of(system.getReason(), MOST_OF_MESSAGE) + ")";
    }
    return "it cannot be read (" + message(e) + ")";
  }

  /**
   * What a plugin's code threw: its type, its message, and where in the plugin it came from. Asks
   * the exception, which is the plugin's code too, so call it where a plugin may be called.
   */
  static String thrown(Throwable thrown) {
    Throwable shown = thrown;
    for (int i = 0; i < MOST_WRAPPED && isWrapper(shown) && shown.getCause() != null; i++) {
      shown = shown.getCause();
    }
    if (shown instanceof UnsupportedClassVersionError) {
      return "was compiled for a newer Java than this one, which is "
          + Runtime.version().feature()
          + " ("
          + message(shown)
          + ")";
    }
    StringBuilder text = new StringBuilder("threw ").append(type(shown.getClass()));
    String message = message(shown);
    if (!message.isEmpty()) {
      text.append(": ").append(message);
    }
    StackTraceElement place = place(shown);
    if (place != null) {
      text.append(" at ").append(Printable.of(place.toString(), MOST_OF_MESSAGE));
    }
    return text.toString();
  }

  /** Whether an exception only says where another one came from. */
  private static boolean isWrapper(Throwable thrown) {
    return thrown instanceof ExceptionInInitializerError
        || thrown instanceof InvocationTargetException
        || thrown instanceof ServiceConfigurationError;
  }

  /** An exception's message, made printable and cut; empty if it has none. */
  static String message(Throwable thrown) {
    try {
      String message = thrown.getMessage();
      return message == null ? "" : Printable.of(message, MOST_OF_MESSAGE);
    } catch (Throwable hostile) {
      return "";
    }
  }

  /** The innermost frame outside the JDK. */
  private static @Nullable StackTraceElement place(Throwable thrown) {
    try {
      for (StackTraceElement element : thrown.getStackTrace()) {
        if (element.getModuleName() == null) {
          return element;
        }
      }
    } catch (Throwable hostile) {
      return null;
    }
    return null;
  }
}
