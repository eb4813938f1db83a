package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;

/** A screen that is only looked at. */
final class ScreenTalk implements Talk {

  private final Output output;
  private final Style style;

  ScreenTalk(Output output, Style style) {
    this.output = output;
    this.style = style;
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> words) {
    return Optional.empty();
  }

  @Override
  public void say(String line) {
    output.line(style.fit(line));
    output.flush();
  }

  @Override
  public void complain(List<String> lines) {
    lines.forEach(this::say);
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
