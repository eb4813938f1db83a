package org.papamu.cli;

import com.google.inject.Injector;
import picocli.CommandLine;

/** Lets picocli get the commands, and only these, from the injector. */
final class GuiceFactory implements CommandLine.IFactory {

  private final Injector injector;
  private final CommandLine.IFactory plain = CommandLine.defaultFactory();

  GuiceFactory(Injector injector) {
    this.injector = injector;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    return type.getName().startsWith("org.papamu.") && !type.isInterface()
        ? injector.getInstance(type)
        : plain.create(type);
  }
}
