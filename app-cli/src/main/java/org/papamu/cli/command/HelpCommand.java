package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
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

  @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command to explain.")
  private List<String> command = new ArrayList<>();

  @Inject
  HelpCommand(Report report) {
    this.report = report;
  }

  @Override
  public Integer call() {
    CommandLine asked = Objects.requireNonNull(spec).root().commandLine();
    for (String word : command) {
      asked = find(asked.getSubcommands(), word);
    }
    report.output().text(asked.getUsageMessage(CommandLine.Help.Ansi.OFF));
    return 0;
  }

  private static CommandLine find(Map<String, CommandLine> commands, String word) {
    CommandLine found = commands.get(word);
    if (found == null) {
      NotationException fault =
          new NotationException(
              NotationException.Kind.ILLEGAL,
              word,
              0,
              "there is no such command",
              Nearest.to(word, commands.keySet()));
      throw new BadRequest(fault, "COMMAND");
    }
    return found;
  }
}
