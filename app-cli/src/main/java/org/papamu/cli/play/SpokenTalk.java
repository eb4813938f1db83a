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
final class SpokenTalk extends RelayedTalk {

  /** Speaks in lines. */
  SpokenTalk(Talk lines) {
    super(lines);
  }

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {
    if (occasion == Occasion.WISH) {
      BoardWords.board(scene).lines().map(Printable::of).forEach(this::say);
    } else if (!scene.words().caption().isEmpty()) {
      say(Printable.of(scene.words().caption()) + ".");
    }
  }

  @Override
  public void greet(List<String> lines) {
    if (isPerson()) {
      lines.forEach(this::say);
    }
  }

  @Override
  public void advise(String line, Supplier<String> sentence) {
    say(sentence.get());
    say(line);
  }

  @Override
  public void tell(String line, Supplier<String> sentence) {
    say(sentence.get());
  }
}
