package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Nearest;
import org.papamu.cli.output.BadRequest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code papamu help}: the commands, or one of them. */
@Command(name = "help", description = "The commands, or one of them in full.")
public final class HelpCommand implements Callable<Integer> {

  private final Report report;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command to explain.")
  private String command = "";

  @Inject
  HelpCommand(Report report) {
    this.report = report;
  }

  @Override
  public Integer call() {
    CommandLine root = java.util.Objects.requireNonNull(spec).root().commandLine();
    CommandLine asked = command.isEmpty() ? root : root.getSubcommands().get(command);
    if (asked == null) {
      throw new BadRequest(
          "no command is called so; near are "
              + String.join(", ", Nearest.to(command, root.getSubcommands().keySet())),
          "COMMAND");
    }
    report.output().text(asked.getUsageMessage(CommandLine.Help.Ansi.OFF));
    return 0;
  }
}
