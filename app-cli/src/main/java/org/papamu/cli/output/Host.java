package org.papamu.cli.output;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What the host stands on: its streams, its environment and its folder. Tests give their own.
 *
 * @param in standard input
 * @param out standard output, for answers
 * @param err standard error, for progress, warnings and errors
 * @param environment the environment variables
 * @param home the application's folder, which holds {@code plugins/}; empty if it is not known
 * @param screen where standard output goes
 * @param messages where standard error goes
 * @param keyboard where standard input comes from
 */
public record Host(
    InputStream in,
    OutputStream out,
    PrintStream err,
    Map<String, String> environment,
    Optional<Path> home,
    Screen screen,
    Screen messages,
    Keyboard keyboard) {

  /** Where output goes, as far as its form depends on it. */
  public enum Screen {
    /** A terminal that shows colours and moves its cursor. */
    TERMINAL,
    /** A terminal that can do neither. */
    DUMB_TERMINAL,
    /** A pipe or a file. */
    PIPE
  }

  /** Where standard input comes from. */
  public enum Keyboard {
    /** A person types. */
    KEYS,
    /** A pipe or a file. */
    PIPE
  }

  /** The process's own streams and environment. */
  public static Host ofProcess() {
    Map<String, String> environment = System.getenv();
    return new Host(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        environment,
        Optional.ofNullable(System.getProperty("papamu.home")).map(Path::of),
        screen("papamu.stdout", environment),
        screen("papamu.stderr", environment),
        isTerminal("papamu.stdin") ? Keyboard.KEYS : Keyboard.PIPE);
  }

  private static Screen screen(String stream, Map<String, String> environment) {
    if (!isTerminal(stream)) {
      return Screen.PIPE;
    }
    boolean dumb = "dumb".equals(environment.getOrDefault("TERM", "dumb"));
    return dumb ? Screen.DUMB_TERMINAL : Screen.TERMINAL;
  }

  /**
   * The launcher says what a stream is: a shell knows, and Java from 22 on does not. Without its
   * word a stream is a pipe.
   */
  private static boolean isTerminal(String stream) {
    return "terminal".equals(System.getProperty(stream));
  }

  /** Whether a person sits at a terminal: both streams are one. */
  public boolean interactive() {
    return screen != Screen.PIPE && keyboard == Keyboard.KEYS;
  }
}
