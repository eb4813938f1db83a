package org.papamu.cli.play;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;

/** A conversation with a script: lines in, lines out, no prompt, no boards unless asked for. */
final class PipeTalk implements Talk {

  /** Of a longer line only the beginning is kept, which no reader takes for anything else. */
  private static final int MAX_LINE = 1 << 16;

  private final Host host;
  private final InputStream in;
  private final Output output;
  private final Style style;

  PipeTalk(Host host, Output output, Style style) {
    this.host = host;
    this.in = new BufferedInputStream(host.in());
    this.output = output;
    this.style = style;
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> words) {
    output.flush();
    try {
      byte[] line = new byte[128];
      int size = 0;
      int c = in.read();
      if (c < 0) {
        return Optional.empty();
      }
      for (; c >= 0 && c != '\n'; c = in.read()) {
        if (size == line.length && size < MAX_LINE) {
          line = Arrays.copyOf(line, size * 2);
        }
        if (size < line.length) {
          line[size++] = (byte) c;
        }
      }
      return Optional.of(new String(line, 0, size, StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new Failure("standard input cannot be read: " + e.getMessage(), e);
    }
  }

  @Override
  public void say(String line) {
    output.line(style.fit(line));
  }

  @Override
  public void complain(List<String> lines) {
    output.flush();
    lines.forEach(line -> host.err().println(style.fit(line)));
  }

  @Override
  public boolean isPerson() {
    return false;
  }

  @Override
  public void close() {
    output.flush();
  }
}
