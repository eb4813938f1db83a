package org.papamu.cli.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Style;

/** A conversation with a person: line editing, history and completion by JLine. */
final class TerminalTalk implements Talk {

  private final Terminal terminal;
  private final LineReader reader;
  private final Style style;
  private Supplier<List<String>> words = List::of;

  private TerminalTalk(Terminal terminal, Style style) {
    this.terminal = terminal;
    this.style = style;
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("papamu")
            .completer(
                (line, parsed, candidates) ->
                    words.get().forEach(word -> candidates.add(new Candidate(word))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.INSERT_TAB, false)
            .build();
  }

  static TerminalTalk open(Style style) {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .dumb(true)
              .encoding(StandardCharsets.UTF_8)
              .build();
      // Some terminals do not tell their size, and nothing fits on one of no size.
      if (terminal.getWidth() <= 0 || terminal.getHeight() <= 0) {
        terminal.setSize(new Size(80, 24));
      }
      return new TerminalTalk(terminal, style);
    } catch (IOException e) {
      throw new Failure("the terminal cannot be used: " + e.getMessage(), e);
    }
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> likely) {
    words = likely;
    try {
      return Optional.of(reader.readLine(style.fit(prompt)).strip());
    } catch (UserInterruptException e) {
      return Optional.of(CANCELLED);
    } catch (EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public void say(String line) {
    terminal.writer().println(style.fit(line));
    terminal.writer().flush();
  }

  @Override
  public void complain(List<String> lines) {
    lines.forEach(line -> say(style.warning(style.fit(line))));
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new Failure("the terminal cannot be closed: " + e.getMessage(), e);
    }
  }
}
