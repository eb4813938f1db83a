package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.cli.play.Prompter.Trace;
import org.papamu.core.view.Scene;

/** A conversation with a person whose lines go up and away: for menus and for small screens. */
final class TerminalTalk implements Talk {

  private static final int UNKNOWN_WIDTH = 80;

  private final Prompter prompter;
  private final Drawing drawing;

  TerminalTalk(Prompter prompter, Drawing drawing) {
    this.prompter = prompter;
    this.drawing = drawing;
  }

  @Override
  public Answer ask(Question question) {
    return read(question, Trace.LEFT);
  }

  @Override
  public Answer askWhile(Thinking thinking, Supplier<String> prompt, Supplier<List<String>> words) {
    return read(new Question(prompt, words, thinking::isDone), Trace.WIPED);
  }

  private Answer read(Question question, Trace trace) {
    return prompter.read(
        () -> drawing.style().fit(question.prompt().get()),
        question.words(),
        question.finished(),
        NEVER,
        trace);
  }

  @Override
  public void say(String line) {
    put(Sheet.folded(List.of(drawing.style().fit(line)), width()));
  }

  private void put(List<String> lines) {
    lines.forEach(prompter.terminal().writer()::println);
    prompter.terminal().writer().flush();
  }

  /** The columns there are; some terminals do not know them. */
  private int width() {
    int width = prompter.terminal().getWidth();
    return width > 0 ? width : UNKNOWN_WIDTH;
  }

  @Override
  public int measure() {
    return Math.min(MEASURE, width());
  }

  @Override
  public void complain(List<String> lines) {
    Sheet.folded(lines.stream().map(drawing.style()::fit).toList(), width())
        .forEach(line -> put(List.of(drawing.style().warning(line))));
  }

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    int height = prompter.terminal().getHeight() - 4;
    put(
        drawing.lines(scene, OptionalInt.empty(), prompter.terminal().getWidth(), height).stream()
            .map(drawing.style()::fit)
            .toList());
  }

  @Override
  public void tell(String line, Supplier<String> sentence) {
    say(line + "  " + sentence.get());
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public void close() {
    prompter.close();
  }
}
