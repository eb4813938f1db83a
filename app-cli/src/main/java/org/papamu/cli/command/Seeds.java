package org.papamu.cli.command;

import com.google.inject.Inject;
import org.papamu.cli.output.Host;
import org.papamu.cli.play.Table;

/** The seed of a run: the one given, or one drawn and told on standard error. */
public final class Seeds {

  private final GlobalOptions options;
  private final Host host;

  @Inject
  Seeds(GlobalOptions options, Host host) {
    this.options = options;
    this.host = host;
  }

  /** The seed; draws and prints one if none was given. */
  long seed() {
    if (options.seed().isPresent()) {
      return options.seed().getAsLong();
    }
    long drawn = Table.drawSeed();
    host.err().println("seed " + drawn);
    return drawn;
  }

  /**
   * The seed given, or always the same one: where chance matters so little that a seed would only
   * be noise.
   */
  long quiet() {
    return options.seed().orElse(0);
  }
}
