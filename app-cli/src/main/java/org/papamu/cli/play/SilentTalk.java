package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Nobody to talk to. */
final class SilentTalk implements Talk {

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> words) {
    return Optional.empty();
  }

  @Override
  public void say(String line) {}

  @Override
  public void complain(List<String> lines) {}

  @Override
  public boolean isPerson() {
    return false;
  }

  @Override
  public void close() {}
}
