package org.papamu.core.engine;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.papamu.api.text.NotationException;
import org.papamu.core.text.Printable;

/** The lines that go out, each flushed. Used from several threads. */
final class Answers {

  private static final int MAX_QUOTED = 80;
  private static final int MAX_ERROR = 400;

  private final OutputStream out;
  private boolean ended;
  private Optional<IOException> fault = Optional.empty();

  Answers(OutputStream out) {
    this.out = out;
  }

  /** Sends a line, unless no more are wanted. */
  synchronized void line(String text) {
    if (ended) {
      return;
    }
    try {
      out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      ended = true;
      fault = Optional.of(e);
    }
  }

  /** Tells a fault. Nothing that came from outside can break the line. */
  void error(String message) {
    line(errorLine(message));
  }

  /** The line that tells a fault. */
  static String errorLine(String message) {
    return "info string error: " + Printable.of(message, MAX_ERROR);
  }

  /** Tells what is wrong with a text, where, and what would be taken. */
  void error(NotationException fault) {
    StringBuilder message = new StringBuilder(fault.message());
    if (!fault.text().isEmpty()) {
      message.append(
          " (\"%s\", character %s)"
              .formatted(Printable.of(fault.text(), MAX_QUOTED), fault.offset() + 1));
    }
    if (!fault.suggestions().isEmpty()) {
      message.append("; try ").append(String.join(" or ", fault.suggestions()));
    }
    error(message.toString());
  }

  /** Sends nothing from now on. */
  synchronized void end() {
    ended = true;
  }

  /** Why nothing more can be sent; empty if all that was sent went out. */
  synchronized Optional<IOException> fault() {
    return fault;
  }

  /** Whether nothing more can be sent. */
  synchronized boolean ended() {
    return ended;
  }
}
