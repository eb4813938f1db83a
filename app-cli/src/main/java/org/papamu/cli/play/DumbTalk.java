package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.utils.Signals;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;

/**
 * A conversation with a person at a terminal that can do nothing but show lines: the terminal
 * itself edits and echoes what is typed, and drops it at Ctrl-C.
 */
final class DumbTalk implements Talk {

  private static final String INTERRUPT = "INT";

  private final PipeTalk lines;
  private final Output output;
  private final Style style;
  private final Object handlerBefore;
  private volatile String prompt = "";

  DumbTalk(Host host, Output output, Style style) {
    lines = new PipeTalk(host, output, style);
    this.output = output;
    this.style = style;
    handlerBefore = Signals.register(INTERRUPT, this::askAgain);
  }

  private void askAgain() {
    output.text("\n" + prompt);
    output.flush();
  }

  @Override
  public Optional<String> ask(String asked, Supplier<List<String>> words) {
    prompt = style.fit(asked);
    output.text(prompt);
    Optional<String> line = lines.ask(asked, words);
    prompt = "";
    return line;
  }

  @Override
  public void say(String line) {
    lines.say(line);
  }

  @Override
  public void complain(List<String> complaints) {
    lines.complain(complaints);
  }

  @Override
  public boolean isPerson() {
    return true;
  }

  @Override
  public void close() {
    Signals.unregister(INTERRUPT, handlerBefore);
    lines.close();
  }
}
