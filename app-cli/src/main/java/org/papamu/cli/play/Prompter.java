package org.papamu.cli.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.Failure;
import org.papamu.cli.play.Answer.Kind;

/**
 * Reads lines at a terminal: editing, history and completion by JLine. While a line is read
 * something else may happen: what is waited for, or another look of the screen.
 */
final class Prompter implements AutoCloseable {

  private static final String BETWEEN = "papamu-between";

  private static final long BEAT_MILLIS = 40;

  /** How long the beginning of a key's code is waited on before it is taken for Escape alone. */
  private static final long ESCAPE_MILLIS = 120;

  private final Terminal terminal;
  private final LineReader reader;
  private Supplier<List<String>> words = List::of;

  /** What was typed of a line when something else came between. */
  private String unfinished = "";

  /**
   * Whether Ctrl-C came when no line was read. It counts for the next line: what a person does
   * twice in a row must not be lost between two.
   */
  private volatile boolean interrupted;

  private volatile @Nullable Kind key;
  private volatile Runnable between = () -> {};

  /** Opens the terminal of the process. */
  Prompter() {
    terminal = open();
    terminal.handle(Terminal.Signal.INT, signal -> interrupted = true);
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("papamu")
            .completer(
                (line, parsed, candidates) ->
                    words.get().forEach(word -> candidates.add(new Candidate(word))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.INSERT_TAB, false)
            .variable(LineReader.AMBIGUOUS_BINDING, ESCAPE_MILLIS)
            .build();
    reader.getWidgets().put(BETWEEN, this::between);
  }

  private static Terminal open() {
    try {
      Terminal opened =
          TerminalBuilder.builder()
              .system(true)
              .dumb(true)
              .encoding(StandardCharsets.UTF_8)
              .build();
      // Some terminals do not tell their size, and nothing fits on one of no size.
      if (opened.getWidth() <= 0 || opened.getHeight() <= 0) {
        opened.setSize(new Size(80, 24));
      }
      return opened;
    } catch (IOException e) {
      throw new Failure("the terminal cannot be used: " + e.getMessage(), e);
    }
  }

  /** The terminal. */
  Terminal terminal() {
    return terminal;
  }

  /** Has keys that move a cursor answered as such, as long as no line has been begun. */
  void useKeys() {
    bind(Kind.UP, KeyMap.key(terminal, Capability.key_up), "\033[A", "\033OA");
    bind(Kind.DOWN, KeyMap.key(terminal, Capability.key_down), "\033[B", "\033OB");
    bind(Kind.RIGHT, KeyMap.key(terminal, Capability.key_right), "\033[C", "\033OC");
    bind(Kind.LEFT, KeyMap.key(terminal, Capability.key_left), "\033[D", "\033OD");
    bind(Kind.CHOOSE, " ");
    bind(Kind.NEXT, "\t");
    bind(Kind.BACK, "\033");
  }

  private void bind(Kind kind, @Nullable String... codes) {
    KeyMap<Binding> map =
        Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN), LineReader.MAIN);
    for (String code : codes) {
      if (code == null) {
        continue;
      }
      Binding before = map.getBound(code);
      String name = "papamu-" + kind + "-" + KeyMap.display(code);
      reader.getWidgets().put(name, () -> pressed(kind, before));
      map.bind(new Reference(name), code);
    }
  }

  /** A key on an empty line ends it; on another it does what it always does. */
  private boolean pressed(Kind kind, @Nullable Binding before) {
    if (reader.getBuffer().length() == 0) {
      key = kind;
      reader.callWidget(LineReader.ACCEPT_LINE);
    } else if (kind == Kind.BACK) {
      reader.getBuffer().clear();
    } else if (before instanceof Reference usual) {
      reader.callWidget(usual.name());
    } else if (kind == Kind.CHOOSE) {
      reader.getBuffer().write(' ');
    }
    return true;
  }

  /** How the line that was read leaves the screen. */
  enum Trace {
    /** It stays where it was typed. */
    LEFT,
    /** It is wiped. */
    WIPED
  }

  /**
   * Reads a line.
   *
   * @param prompt asked for again from time to time
   * @param finished whether to give up reading
   * @param beat called some times a second while a line is read; answers whether the reading is to
   *     begin anew, because the screen has another size
   */
  Answer read(
      Supplier<String> prompt,
      Supplier<List<String>> likely,
      BooleanSupplier finished,
      BooleanSupplier beat,
      Trace trace) {
    words = likely;
    String begun = unfinished;
    unfinished = "";
    key = null;
    if (trace == Trace.WIPED) {
      reader.setOpt(LineReader.Option.ERASE_LINE_ON_FINISH);
    } else {
      reader.unsetOpt(LineReader.Option.ERASE_LINE_ON_FINISH);
    }
    Beat beating = new Beat(prompt, () -> interrupted || finished.getAsBoolean(), beat);
    beating.start();
    try {
      String line = reader.readLine(beating.shown, null, begun).strip();
      Kind pressed = key;
      return pressed == null ? Answer.of(line) : Answer.of(pressed);
    } catch (UserInterruptException e) {
      if (!beating.fired || interrupted) {
        interrupted = false;
        return Answer.CANCELLED;
      }
      unfinished = String.valueOf(e.getPartialLine());
      return Answer.FINISHED;
    } catch (EndOfFileException e) {
      return Answer.END;
    } finally {
      beating.end();
    }
  }

  /** Does something to the screen while a line is read, when that is not being shown itself. */
  void between(Runnable action) {
    between = action;
    try {
      reader.callWidget(BETWEEN);
    } catch (IllegalStateException e) {
      // No line is being read at this moment.
    }
  }

  private boolean between() {
    between.run();
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

  /** What happens while a line is read. It interrupts the thread that reads, and no other time. */
  private final class Beat implements Runnable {
    private final Supplier<String> prompt;
    private final BooleanSupplier finished;
    private final BooleanSupplier outer;
    private final Thread reading = Thread.currentThread();
    private final Thread thread = new Thread(this, "beat");
    private String shown;
    private volatile boolean fired;
    private final CountDownLatch over = new CountDownLatch(1);

    Beat(Supplier<String> prompt, BooleanSupplier finished, BooleanSupplier outer) {
      this.prompt = prompt;
      this.finished = finished;
      this.outer = outer;
      shown = prompt.get();
    }

    void start() {
      thread.setDaemon(true);
      thread.start();
    }

    @Override
    public void run() {
      while (!isEnded()) {
        if (finished.getAsBoolean() || outer.getAsBoolean()) {
          fire();
          return;
        }
        String now = prompt.get();
        if (!now.equals(shown) && reader instanceof LineReaderImpl line) {
          shown = now;
          refresh(line);
        }
        rest();
      }
    }

    private void refresh(LineReaderImpl line) {
      try {
        line.setPrompt(shown);
        line.callWidget(LineReader.REDISPLAY);
      } catch (IllegalStateException e) {
        // No line is being read at this moment.
      }
    }

    private void rest() {
      try {
        over.await(BEAT_MILLIS, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        over.countDown();
      }
    }

    private boolean isEnded() {
      return over.getCount() == 0;
    }

    private synchronized void fire() {
      if (!isEnded()) {
        fired = true;
        reading.interrupt();
      }
    }

    /** Ends it. An interruption that came too late to be heard is dropped. */
    void end() {
      synchronized (this) {
        over.countDown();
      }
      Thread.interrupted();
    }
  }
}
