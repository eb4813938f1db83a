package org.papamu.core.law;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Plain;
import org.papamu.core.guard.Thrown;

/** A law is broken: what was found, and where if that is not plain from the check itself. */
final class Broken extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is told of any throwable begins so. */
  static final String THREW = "threw ";

  /** Where it was found; null if that is where the check looked. */
  private final transient @Nullable Spot<?> spot;

  Broken(String message) {
    this(message, null);
  }

  Broken(String message, @Nullable Spot<?> spot) {
    super(message, null, false, false);
    this.spot = spot;
  }

  @Nullable Spot<?> spot() {
    return spot;
  }

  static void unless(boolean holds, String format, Object... values) {
    if (!holds) {
      throw new Broken(String.format(Locale.ROOT, format, values));
    }
  }

  /** What is told of a throwable of a class begins so. */
  static String tellsOf(Class<? extends Throwable> kind) {
    return THREW + kind.getSimpleName();
  }

  /** What a throwable says, with the first place outside this package, on one line. */
  static String tell(Throwable thrown) {
    String message = Thrown.message(thrown);
    StringBuilder out = new StringBuilder(tellsOf(thrown.getClass()));
    if (!message.isEmpty()) {
      out.append(": ").append(message);
    }
    if (thrown instanceof NotationException notation) {
      out.append(
          " (%s at offset %s of \"%s\")"
              .formatted(notation.kind(), notation.offset(), brief(notation.text())));
    }
    for (StackTraceElement frame : Thrown.frames(thrown)) {
      if (!frame.getClassName().startsWith("java.")
          && !frame.getClassName().startsWith(Broken.class.getPackageName() + ".")) {
        return out.append(" at ").append(frame).toString();
      }
    }
    return out.toString();
  }

  /** A text short enough for a message, with what a terminal would act on escaped. */
  static String brief(String text) {
    StringBuilder out = new StringBuilder();
    for (int at = 0; at < text.length() && out.length() < 160; at++) {
      char c = text.charAt(at);
      if (c == ' ' || Plain.is(c)) {
        out.append(c);
      } else {
        out.append("\\u%04x".formatted((int) c));
      }
    }
    return out.length() < 160 ? out.toString() : out.substring(0, 160) + "…";
  }
}
