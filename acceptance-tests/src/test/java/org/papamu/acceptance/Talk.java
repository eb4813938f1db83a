package org.papamu.acceptance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A conversation with a process, line by line. One that lasts too long is killed, so that a test
 * that waits for an answer ends.
 */
final class Talk implements AutoCloseable {

  /** What takes a second at most, on a machine that is busy with other things. */
  private static final long SOON_SECONDS = 30;

  private final Process process;
  private final OutputStream in;
  private final BufferedReader out;

  private Talk(Process process) {
    this.process = process;
    in = process.getOutputStream();
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Starts a program with arguments. */
  static Talk with(Launch launch, String... arguments) throws IOException {
    Process process = launch.start(arguments);
    CompletableFuture.delayedExecutor(Launch.LIMIT_SECONDS, TimeUnit.SECONDS)
        .execute(process::destroyForcibly);
    return new Talk(process);
  }

  long pid() {
    return process.pid();
  }

  /** Sends lines. */
  void say(String... lines) throws IOException {
    for (String line : lines) {
      in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
    in.flush();
  }

  /** Types keys, without the end of a line. */
  void type(String keys) throws IOException {
    in.write(keys.getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  /** Ends the input. */
  void hangUp() throws IOException {
    in.close();
  }

  /** The next line; fails at the end. */
  String hear() throws IOException {
    String line = out.readLine();
    if (line == null) {
      throw new AssertionError("the process ended instead of answering");
    }
    return line;
  }

  /** The next line that begins like this; others are passed over. */
  String hear(String beginning) throws IOException {
    while (true) {
      String line = hear();
      if (line.startsWith(beginning)) {
        return line;
      }
    }
  }

  /** All that comes up to a text, such as a prompt, which no line's end follows. */
  String hearUpTo(String text) throws IOException {
    StringBuilder heard = new StringBuilder();
    while (heard.indexOf(text) < 0) {
      int c = out.read();
      if (c < 0) {
        throw new AssertionError("ended without \"%s\": %s".formatted(text, heard));
      }
      heard.append((char) c);
    }
    return heard.toString();
  }

  /** All lines up to the end. */
  List<String> rest() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      lines.add(line);
    }
    return lines;
  }

  /** Waits for the end, which is to come at once, and answers the exit status. */
  int end() {
    return Launch.await(process, SOON_SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
