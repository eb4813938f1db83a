package org.papamu.acceptance;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How a program is started as a process of its own. Immutable. */
public final class Launch {

  /** Far more than anything takes on an idle machine; a test must end on a loaded one too. */
  static final long LIMIT_SECONDS = 180;

  private static final String QUICK = "-XX:TieredStopAtLevel=1";

  private final List<String> command;
  private final Path folder;
  private final Map<String, String> environment;
  private final String input;

  private Launch(List<String> command, Path folder, Map<String, String> environment, String input) {
    this.command = command;
    this.folder = folder;
    this.environment = environment;
    this.input = input;
  }

  /** Starts a program by its path, in the folder of the test. */
  public static Launch of(Path program) {
    return of(List.of(program.toString()));
  }

  /** Starts a command line, in the folder of the test. */
  public static Launch of(List<String> command) {
    return new Launch(List.copyOf(command), Path.of("").toAbsolutePath(), Map.of(), "");
  }

  /** The same in another folder. */
  public Launch in(Path other) {
    return new Launch(command, other, environment, input);
  }

  /** The same with an environment variable. */
  public Launch with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(environment);
    more.put(name, value);
    return new Launch(command, folder, more, input);
  }

  /** The same with a text on standard input; without one it is empty. */
  public Launch reading(String text) {
    return new Launch(command, folder, environment, text);
  }

  /** Runs it to its end. */
  public Ran run(String... arguments) {
    try {
      Path out = Files.createTempFile("papamu-out", null);
      Path err = Files.createTempFile("papamu-err", null);
      try {
        Process process =
            builder(arguments).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try (OutputStream in = process.getOutputStream()) {
          in.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
          // It ended without reading all of it; what it said tells why.
        }
        int status = await(process, LIMIT_SECONDS);
        return Ran.of(status, Files.readAllBytes(out), Files.readAllBytes(err));
      } finally {
        Files.delete(out);
        Files.delete(err);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts it and leaves its streams to the test; what was set as input is not sent. */
  Process start(String... arguments) throws IOException {
    return builder(arguments).start();
  }

  /** Waits for the end of a process; one that does not end is killed, and the test fails. */
  static int await(Process process, long seconds) {
    try {
      if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("not ended after " + seconds + " s");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  /**
   * What {@code PAPAMU_CDS} is. The assembled program starts from the class archive that the build
   * makes before these tests; others, such as copies, are gone before theirs would be made.
   */
  private String classArchive() {
    String assembled = Distribution.assembled().program().toString();
    return command.stream().anyMatch(word -> word.contains(assembled)) ? "on" : "off";
  }

  private ProcessBuilder builder(String... arguments) {
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(all).directory(folder.toFile());
    Map<String, String> env = builder.environment();
    // Nothing of whoever runs the tests may matter, but for the Java that runs them.
    env.keySet().removeIf(name -> name.startsWith("PAPAMU_"));
    env.keySet()
        .removeAll(List.of("NO_COLOR", "TERM", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "CDPATH"));
    env.put("JAVA_HOME", System.getProperty("java.home"));
    env.put("PAPAMU_CDS", classArchive());
    env.put("PAPAMU_DATA", "");
    env.put("PAPAMU_NO_BUILD", "1");
    // Nearly all of what is run is over before the second compiler would be of use.
    env.put("PAPAMU_JAVA_OPTS", QUICK);
    env.putAll(environment);
    return builder;
  }
}
