package org.papamu.cli.play;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.papamu.cli.output.Style;
import org.papamu.cli.play.Prompter.Trace;
import org.papamu.core.view.Scene;

/**
 * A conversation with a person in front of a screen of its own: the board stays in its place, what
 * is said stands beside or below it, and keys move a cursor over the board. When it is closed the
 * screen is as it was before, with the last board and what was said of it.
 */
final class StageTalk implements Talk {

  /** A smaller screen is better served by lines. */
  private static final int FEWEST_COLUMNS = 48;

  private static final int FEWEST_ROWS = 14;

  private static final int REMEMBERED = 200;

  /** What stays on the screen when all is over. */
  private static final int FAREWELL = 4;

  private final Prompter prompter;
  private final Terminal terminal;
  private final Attributes before;
  private final Drawing drawing;
  private final String more;
  private final List<String> said = new ArrayList<>();

  /** What is shown until something is said. */
  private List<String> greeting = List.of();

  /** What is said for a moment; empty for nothing. */
  private String remark = "";

  /** What is wrong with what was typed last. */
  private final List<String> complaints = new ArrayList<>();

  private volatile IntFunction<List<String>> beside = columns -> List.of();

  /** How many columns there were for what stands beside the board when it was drawn last. */
  private volatile int columns;

  /** What stood beside the board when it was drawn last. */
  private volatile List<String> besides = List.of();

  private volatile List<String> shown = List.of();
  private Optional<Scene> scene = Optional.empty();
  private OptionalInt cursor = OptionalInt.empty();
  private int width;
  private int height;

  /**
   * Opens it.
   *
   * @param more what is said below a page when there is another one
   */
  StageTalk(Prompter prompter, Drawing drawing, String more) {
    this.prompter = prompter;
    this.drawing = drawing;
    this.more = more;
    terminal = prompter.terminal();
    prompter.useKeys();
    // What is typed while nobody reads is kept for later, and not shown where the board is.
    before = terminal.enterRawMode();
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.clear_screen);
  }

  /** Whether a terminal is one for this. */
  static boolean suits(Terminal terminal) {
    return terminal.getWidth() >= FEWEST_COLUMNS
        && terminal.getHeight() >= FEWEST_ROWS
        && terminal.getStringCapability(Capability.cursor_address) != null
        && terminal.getStringCapability(Capability.clr_eol) != null
        && terminal.getStringCapability(Capability.save_cursor) != null;
  }

  @Override
  public Answer ask(Question question) {
    while (true) {
      draw(true);
      terminal.puts(Capability.cursor_address, height - Sheet.PROMPT, 0);
      terminal.puts(Capability.clr_eos);
      terminal.flush();
      Answer answer =
          prompter.read(
              () -> Sheet.cut(drawing.style().fit(question.prompt().get()), width / 2),
              question.words(),
              question.finished(),
              this::beat,
              Trace.WIPED);
      if (!answer.is(Answer.Kind.FINISHED) || question.finished().getAsBoolean()) {
        heard(answer);
        return answer;
      }
    }
  }

  /** What was wrong before is of no use any more. */
  private synchronized void heard(Answer answer) {
    if (!answer.is(Answer.Kind.FINISHED)) {
      complaints.clear();
    }
  }

  @Override
  public Answer askWhile(Thinking thinking, Supplier<String> prompt, Supplier<List<String>> words) {
    return ask(new Question(prompt, words, thinking::isDone));
  }

  /** Brings what has changed by itself on the screen; answers whether its size has. */
  private boolean beat() {
    if (terminal.getWidth() != width || terminal.getHeight() != height) {
      return terminal.getWidth() > 0 && terminal.getHeight() > 0;
    }
    if (!beside.apply(columns).equals(besides)) {
      List<String> now = lines();
      prompter.between(
          () -> {
            terminal.puts(Capability.save_cursor);
            put(now, false);
            terminal.puts(Capability.restore_cursor);
            terminal.flush();
          });
    }
    return false;
  }

  /** Draws what has changed, or everything. */
  private void draw(boolean all) {
    boolean resized = terminal.getWidth() != width || terminal.getHeight() != height;
    if (resized) {
      width = Math.max(1, terminal.getWidth());
      height = Math.max(Sheet.PROMPT + 1, terminal.getHeight());
      terminal.puts(Capability.clear_screen);
    }
    put(lines(), all || resized);
    terminal.flush();
  }

  private synchronized void put(List<String> lines, boolean all) {
    for (int row = 0; row < lines.size(); row++) {
      if (all || row >= shown.size() || !lines.get(row).equals(shown.get(row))) {
        terminal.puts(Capability.cursor_address, row, 0);
        terminal.writer().write(lines.get(row));
        terminal.puts(Capability.clr_eol);
      }
    }
    shown = lines;
  }

  private synchronized List<String> lines() {
    Sheet sheet = new Sheet(width, height);
    Style style = drawing.style();
    List<String> board =
        scene.isEmpty()
            ? List.of()
            : drawing.lines(scene.get(), cursor, width, height - Sheet.PROMPT - 2);
    String title = scene.map(seen -> seen.words().title()).orElse("");
    columns = sheet.beside(board);
    besides = beside.apply(columns);
    List<String> aside = besides.stream().map(style::fit).toList();
    List<String> told = new ArrayList<>(said.isEmpty() ? greeting : said);
    told.addAll(complaints);
    if (!remark.isEmpty()) {
      told.add(remark);
    }
    return sheet.lines(style.strong(style.fit(title)), board, aside, told);
  }

  @Override
  public void say(String line) {
    add(drawing.style().fit(line));
  }

  @Override
  public synchronized void greet(List<String> lines) {
    greeting = lines.stream().map(drawing.style()::fit).toList();
  }

  @Override
  public synchronized void remark(String line) {
    remark = drawing.style().fit(line);
  }

  @Override
  public synchronized void complain(List<String> lines) {
    lines.forEach(line -> complaints.add(warning(line)));
  }

  @Override
  public void report(List<String> lines) {
    lines.forEach(line -> add(warning(line)));
  }

  private String warning(String line) {
    return drawing.style().warning(drawing.style().fit(line));
  }

  private synchronized void add(String line) {
    said.add(line);
    if (said.size() > REMEMBERED) {
      said.remove(0);
    }
  }

  @Override
  public synchronized void show(Scene other, OptionalInt point, Occasion occasion) {
    scene = Optional.of(other);
    cursor = point;
  }

  @Override
  public void tell(String line, Supplier<String> sentence) {
    say(sentence.get());
  }

  @Override
  public synchronized void beside(IntFunction<List<String>> lines) {
    beside = lines;
  }

  @Override
  public int measure() {
    return Math.min(MEASURE, Math.max(20, width - 1));
  }

  @Override
  public void read(List<String> lines) {
    List<String> folded =
        Sheet.folded(lines.stream().map(drawing.style()::fit).toList(), Math.max(20, width - 1));
    int page = Math.max(1, height - Sheet.PROMPT);
    for (int from = 0; from < folded.size(); from += page) {
      terminal.puts(Capability.clear_screen);
      List<String> part = folded.subList(from, Math.min(folded.size(), from + page));
      put(part, true);
      terminal.puts(Capability.cursor_address, height - Sheet.PROMPT, 0);
      terminal.flush();
      Answer answer =
          prompter.read(() -> drawing.style().fit(more), List::of, NEVER, NEVER, Trace.WIPED);
      if (answer.is(Answer.Kind.BACK)
          || answer.is(Answer.Kind.CANCELLED)
          || answer.is(Answer.Kind.END)
          || answer.is("q")) {
        break;
      }
    }
    terminal.puts(Capability.clear_screen);
    shown = List.of();
  }

  /** By OSC 52, which terminals obey or pass over. */
  @Override
  public boolean copy(String text) {
    String coded = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    terminal.writer().write("\033]52;c;" + coded + "\007");
    terminal.flush();
    return true;
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public boolean hasCursor() {
    return true;
  }

  @Override
  public void close() {
    terminal.puts(Capability.exit_ca_mode);
    scene.ifPresent(
        seen ->
            drawing
                .lines(seen, OptionalInt.empty(), width, height)
                .forEach(line -> terminal.writer().println(line)));
    said.subList(Math.max(0, said.size() - FAREWELL), said.size())
        .forEach(line -> terminal.writer().println(line));
    terminal.setAttributes(before);
    terminal.flush();
    prompter.close();
  }
}
