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
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Style;

/** A conversation with a person: line editing, history and completion by JLine. */
final class TerminalTalk implements Talk {

  private static final long REFRESH_NANOS = 200_000_000;

  private final Terminal terminal;
  private final LineReader reader;
  private final Style style;
  private Supplier<List<String>> words = List::of;
  private volatile long refreshed = System.nanoTime();

  /** What was typed of a line when something else came between. */
  private String unfinished = "";

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
    String begun = unfinished;
    unfinished = "";
    try {
      return Optional.of(reader.readLine(style.fit(prompt), null, begun).strip());
    } catch (UserInterruptException e) {
      return Optional.of(CANCELLED);
    } catch (EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public Optional<String> askWhile(
      Thinking thinking, Supplier<String> prompt, Supplier<List<String>> likely) {
    words = likely;
    String begun = unfinished;
    unfinished = "";
    Interruption interruption = new Interruption(Thread.currentThread());
    thinking.whenDone(interruption::interrupt);
    thinking.listen(thought -> refresh(prompt));
    reader.setOpt(LineReader.Option.ERASE_LINE_ON_FINISH);
    try {
      return Optional.of(reader.readLine(style.fit(prompt.get()), null, begun).strip());
    } catch (UserInterruptException e) {
      if (!thinking.isDone()) {
        return Optional.of(CANCELLED);
      }
      unfinished = String.valueOf(e.getPartialLine());
      return Optional.of(FINISHED);
    } catch (EndOfFileException e) {
      return Optional.empty();
    } finally {
      interruption.end();
      reader.unsetOpt(LineReader.Option.ERASE_LINE_ON_FINISH);
    }
  }

  /** Interrupts a thread that reads, and no thread that has ceased to. */
  private static final class Interruption {
    private final Thread thread;
    private boolean ended;

    Interruption(Thread thread) {
      this.thread = thread;
    }

    synchronized void interrupt() {
      if (!ended) {
        thread.interrupt();
      }
    }

    synchronized void end() {
      ended = true;
      Thread.interrupted();
    }
  }

  /** Shows another prompt while a line is read, some times a second at most. */
  private void refresh(Supplier<String> prompt) {
    long now = System.nanoTime();
    if (now - refreshed < REFRESH_NANOS || !(reader instanceof LineReaderImpl shown)) {
      return;
    }
    refreshed = now;
    try {
      shown.setPrompt(style.fit(prompt.get()));
      shown.callWidget(LineReader.REDISPLAY);
    } catch (IllegalStateException e) {
      // No line is being read at this moment.
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
