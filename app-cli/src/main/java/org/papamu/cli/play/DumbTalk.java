package org.papamu.cli.play;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jline.utils.Signals;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Output;
import org.papamu.core.view.Scene;

/**
 * A conversation with a person at a terminal that can do nothing but show lines: the terminal
 * itself edits and echoes what is typed, and drops it at Ctrl-C.
 */
final class DumbTalk extends RelayedTalk {

  private static final String INTERRUPT = "INT";

  private final Output output;
  private final Drawing drawing;
  private final Object handlerBefore;
  private final AtomicInteger interrupts = new AtomicInteger();
  private volatile String prompt = "";
  private final String warning;
  private final Runnable leaving;

  /**
   * Opens it.
   *
   * @param warning what is said when Ctrl-C is typed once
   * @param leaving what is done when it is typed twice
   */
  DumbTalk(Host host, Output output, Drawing drawing, String warning, Runnable leaving) {
    super(new PipeTalk(host, output, drawing));
    this.output = output;
    this.drawing = drawing;
    this.warning = warning;
    this.leaving = leaving;
    handlerBefore = Signals.register(INTERRUPT, this::interrupted);
  }

  /** A read that waits cannot be broken off, so the second one ends the process. */
  private void interrupted() {
    if (interrupts.incrementAndGet() > 1) {
      output.text("\n");
      output.flush();
      leaving.run();
      Runtime.getRuntime().exit(Table.INTERRUPTED);
    }
    output.text("\n" + drawing.style().fit(warning) + "\n" + prompt);
    output.flush();
  }

  @Override
  public Answer ask(Question question) {
    prompt = drawing.style().fit(question.prompt().get());
    output.text(prompt);
    Answer answer = super.ask(question);
    prompt = "";
    interrupts.set(0);
    return answer;
  }

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    super.show(scene, cursor, Occasion.WISH);
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
    Signals.unregister(INTERRUPT, handlerBefore);
    super.close();
  }
}
