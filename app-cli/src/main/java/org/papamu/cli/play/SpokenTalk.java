package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.core.text.Printable;
import org.papamu.core.view.BoardWords;
import org.papamu.core.view.Scene;

/**
 * A conversation for ears: moves as sentences, the board in words and only when it is asked for,
 * lines and nothing but lines.
 */
final class SpokenTalk implements Talk {

  private final Talk lines;

  /** Speaks in lines. */
  SpokenTalk(Talk lines) {
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
    if (occasion == Occasion.WISH) {
      BoardWords.board(scene).lines().map(Printable::of).forEach(lines::say);
    } else if (!scene.words().caption().isEmpty()) {
      lines.say(Printable.of(scene.words().caption()) + ".");
    }
  }

  @Override
  public void tell(String line, Supplier<String> sentence) {
    lines.say(sentence.get());
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
