package org.papamu.acceptance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.UncheckedIOException;
import java.util.List;

/** Terminals, which the command {@code script} of Linux makes. */
final class Terminals {

  private Terminals() {}

  /** Skips a test where no terminal can be made. */
  static void assumeMade() {
    boolean made = false;
    try {
      made =
          Launch.of(List.of("script", "-qec", "test -t 0 -a -t 1", "/dev/null")).run().status()
              == 0;
    } catch (UncheckedIOException e) {
      // There is no such command.
    }
    assumeTrue(made, "script makes terminals");
  }

  /**
   * A program in a terminal of its own.
   *
   * @param size what stty is told of it
   * @param program a line of the shell
   */
  static Launch of(String size, String program) {
    String heard = String.join(" ", hearing());
    String line = "stty %s; exec %s %s".formatted(size, heard, program);
    return Launch.of(List.of("script", "-qec", line, "/dev/null"));
  }

  /**
   * What to put before a command so that it hears Ctrl-C: whoever runs the tests in the background
   * may have had interrupts ignored. Nothing where it cannot be mended.
   */
  static List<String> hearing() {
    List<String> heard = List.of("env", "--default-signal=INT");
    boolean known = Launch.of(List.of("env", "--default-signal=INT", "true")).run().status() == 0;
    return known ? heard : List.of();
  }
}
