package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.cli.output.Output;
import org.papamu.core.view.Scene;

/** A screen that is only looked at. */
final class ScreenTalk implements Talk {

  private final Output output;
  private final Drawing drawing;

  ScreenTalk(Output output, Drawing drawing) {
    this.output = output;
    this.drawing = drawing;
  }

  @Override
  public Answer ask(Question question) {
    return Answer.END;
  }

  @Override
  public void say(String line) {
    output.line(drawing.style().fit(line));
    output.flush();
  }

  @Override
  public void complain(List<String> lines) {
    lines.forEach(this::say);
  }

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    drawing.lines(scene).forEach(this::say);
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
    output.flush();
  }
}
