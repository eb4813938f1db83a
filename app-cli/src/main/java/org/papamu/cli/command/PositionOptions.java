package org.papamu.cli.command;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.BadRequest;
import picocli.CommandLine.Option;

/** One position, or many from a file. */
final class PositionOptions {

  @Option(
      names = "--position",
      paramLabel = "P",
      description = "The position; else the usual start.")
  private @Nullable String position;

  @Option(
      names = "--positions",
      paramLabel = "FILE",
      description = "A position a line; - is standard input.")
  private @Nullable String positions;

  Optional<String> position() {
    return Optional.ofNullable(position);
  }

  Optional<String> file() {
    if (position != null && positions != null) {
      throw new BadRequest(CommandWords.phrase("one-only"), "--position, --positions");
    }
    return Optional.ofNullable(positions);
  }
}
