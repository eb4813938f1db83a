package org.papamu.cli.play;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Output;
import org.papamu.core.view.Scene;

/** A conversation with a script: lines in, lines out, no prompt, no boards unless asked for. */
final class PipeTalk implements Talk {

  /** Of a longer line only the beginning is kept, which no reader takes for anything else. */
  private static final int MAX_LINE = 1 << 16;

  private final Host host;
  private final InputStream in;
  private final Output output;
  private final Drawing drawing;

  PipeTalk(Host host, Output output, Drawing drawing) {
    this.host = host;
    this.in = new BufferedInputStream(host.in());
    this.output = output;
    this.drawing = drawing;
  }

  @Override
  public Answer ask(Question question) {
    output.flush();
    try {
      byte[] line = new byte[128];
      int size = 0;
      int c = in.read();
      if (c < 0) {
        return Answer.END;
      }
      for (; c >= 0 && c != '\n'; c = in.read()) {
        if (size == line.length && size < MAX_LINE) {
          line = Arrays.copyOf(line, size * 2);
        }
        if (size < line.length) {
          line[size++] = (byte) c;
        }
      }
      return Answer.of(new String(line, 0, size, StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new Failure("standard input cannot be read: " + e.getMessage(), e);
    }
  }

  @Override
  public void say(String line) {
    output.line(drawing.style().fit(line));
  }

  @Override
  public void complain(List<String> lines) {
    output.flush();
    lines.forEach(line -> host.err().println(drawing.style().fit(line)));
  }

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    if (occasion == Occasion.WISH) {
      drawing.lines(scene).forEach(this::say);
    }
  }

  @Override
  public void tell(String line, Supplier<String> sentence) {
    say(line);
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
