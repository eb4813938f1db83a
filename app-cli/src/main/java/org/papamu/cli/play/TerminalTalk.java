package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.cli.play.Prompter.Trace;
import org.papamu.core.view.Scene;

/** A conversation with a person whose lines go up and away: for menus and for small screens. */
final class TerminalTalk implements Talk {

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
    prompter.terminal().writer().println(drawing.style().fit(line));
    prompter.terminal().writer().flush();
  }

  @Override
  public void complain(List<String> lines) {
    lines.forEach(line -> say(drawing.style().warning(drawing.style().fit(line))));
  }

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    drawing
        .lines(
            scene,
            OptionalInt.empty(),
            prompter.terminal().getWidth(),
            prompter.terminal().getHeight() - 4)
        .forEach(this::say);
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
