package org.papamu.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.papamu.acceptance.Distribution;
import org.papamu.acceptance.Ran;
import org.papamu.cli.output.Host;

/** The host with the bundled plugins, in the test's own process. Immutable. */
public final class Papamu {

  private final Path home;
  private final Map<String, String> environment;
  private final byte[] input;
  private final Host.Screen screen;

  private Papamu(Path home, Map<String, String> environment, byte[] input, Host.Screen screen) {
    this.home = home;
    this.environment = environment;
    this.input = input;
    this.screen = screen;
  }

  /** The assembled one, with empty input, in a pipe. */
  public static Papamu host() {
    return new Papamu(Distribution.assembled().folder(), Map.of(), new byte[0], Host.Screen.PIPE);
  }

  /** The same from another folder. */
  public Papamu of(Distribution other) {
    return new Papamu(other.folder(), environment, input, screen);
  }

  /** Runs a command of the assembled one. */
  static Ran papamu(String... arguments) {
    return host().run(arguments);
  }

  /** The same with a text on standard input. */
  public Papamu reading(String text) {
    return reading(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same with bytes on standard input. */
  Papamu reading(byte[] bytes) {
    return new Papamu(home, environment, bytes.clone(), screen);
  }

  /** The same with an environment variable. */
  public Papamu with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(environment);
    more.put(name, value);
    return new Papamu(home, more, input, screen);
  }

  /** The same with standard output going elsewhere. */
  Papamu on(Host.Screen other) {
    return new Papamu(home, environment, input, other);
  }

  /** Runs a command. */
  public Ran run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Host host =
        new Host(
            new ByteArrayInputStream(input),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            environment,
            Optional.of(home),
            screen,
            Host.Screen.PIPE,
            Host.Keyboard.PIPE);
    int status = Main.run(host, arguments);
    return Ran.of(status, out.toByteArray(), err.toByteArray());
  }
}
