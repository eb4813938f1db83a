package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.core.view.Scene;

/** A conversation by way of another one, for those that do only some of it in their own way. */
abstract class RelayedTalk implements Talk {

  private final Talk lines;

  /**
   * Relays.
   *
   * @param lines what is closed with this
   */
  RelayedTalk(Talk lines) {
    this.lines = lines;
  }

  @Override
  public Answer ask(Question question) {
    return lines.ask(question);
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
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    lines.show(scene, cursor, occasion);
  }

  @Override
  public void tell(String line, Supplier<String> sentence) {
    lines.tell(line, sentence);
  }

  @Override
  public void advise(String line, Supplier<String> sentence) {
    lines.advise(line, sentence);
  }

  @Override
  public boolean isPerson() {
    return lines.isPerson();
  }

  @Override
  public void close() {
    lines.close();
  }
}
