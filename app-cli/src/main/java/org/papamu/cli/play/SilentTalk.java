package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.core.view.Scene;

/** Nobody to talk to. */
final class SilentTalk implements Talk {

  @Override
  public Answer ask(Question question) {
    return Answer.END;
  }

  @Override
  public void say(String line) {}

  @Override
  public void complain(List<String> lines) {}

  @Override
  public void show(Scene scene, OptionalInt cursor, Occasion occasion) {}

  @Override
  public void tell(String line, Supplier<String> sentence) {}

  @Override
  public boolean isPerson() {
    return false;
  }

  @Override
  public void close() {}
}
