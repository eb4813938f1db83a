package org.papamu.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code papamu serve} of the assembled distribution, in a process of its own on a free port. */
final class Served implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

  /** None for a server that runs anyway. */
  private final Optional<Process> process;

  private final String address;

  private Served(Optional<Process> process, String address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts it and waits until it tells its address; with {@code -Dpapamu.address=URL} that one is
   * used.
   */
  static Served start() {
    String running = System.getProperty("papamu.address", "");
    return running.isEmpty() ? start("0") : new Served(Optional.empty(), running);
  }

  /** Starts it on a port. */
  static Served start(String port) {
    Path program = Path.of(System.getProperty("papamu.home", "")).resolve("bin/papamu");
    if (!Files.isExecutable(program)) {
      throw new IllegalStateException(
          "the distribution is to be built first: there is no " + program);
    }
    ProcessBuilder builder =
        new ProcessBuilder(List.of(program.toString(), "serve", "--port", port))
            .redirectErrorStream(true);
    try {
      Process process = builder.start();
      BufferedReader said =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      StringBuilder all = new StringBuilder();
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        all.append(line).append('\n');
        Matcher found = ADDRESS.matcher(line);
        if (found.find()) {
          return new Served(Optional.of(process), found.group());
        }
      }
      process.destroyForcibly();
      throw new IllegalStateException("serve told no address: " + all);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where the page is, without a slash at the end. */
  String address() {
    return address;
  }

  @Override
  public void close() {
    process.ifPresent(Process::destroy);
    process.map(Process::onExit).ifPresent(CompletableFuture::join);
  }
}
