package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.BadRequest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Spec;

/** {@code papamu man}: the manual page, made of what the commands say of themselves. */
@Command(name = "man", description = "The manual page, for man: papamu man | man -l -.")
public final class ManCommand implements Callable<Integer> {

  private final Report report;
  private final StringBuilder page = new StringBuilder();

  @Spec private @Nullable CommandSpec spec;

  @Inject
  ManCommand(Report report) {
    this.report = report;
  }

  @Override
  public Integer call() {
    if (report.json()) {
      throw new BadRequest("a manual page has no JSON form", "--json");
    }
    report.output().text(page(Objects.requireNonNull(spec).root()));
    return 0;
  }

  private String page(CommandSpec root) {
    line(".TH PAPAMU 1 \"\" \"papamu %s\" \"User commands\"".formatted(VersionCommand.version()));
    section("NAME");
    text("papamu \u2014 abstract board games: play, watch, look up, analyse, solve, record");
    section("SYNOPSIS");
    line(".B papamu");
    text("[COMMAND [ARGUMENTS]]");
    section("DESCRIPTION");
    text(String.join(" ", root.usageMessage().description()));
    text(
        "Without a command a person at a terminal picks a game and plays; in a pipe computers play"
            + " to be watched.");
    text(
        "A game is NAME, NAME:BOARD or NAME:BOARD,OPTION=VALUE,...; sizes of boards are"
            + " ROWSxCOLUMNS. papamu games lists what there is, papamu info GAME shows how moves"
            + " and positions are written.");
    section("COMMON OPTIONS");
    root.options().forEach(this::option);
    section("COMMANDS");
    root.subcommands().values().forEach(command -> command(command, root));
    section("EXIT STATUS");
    term("0", "done");
    term("1", "the command ran and failed");
    term("2", "the request was wrong");
    term("130", "interrupted");
    section("ENVIRONMENT");
    term("PAPAMU_PLUGINS", "folders of plugins in place of the usual one");
    term("NO_COLOR", "no colours, whatever it is set to");
    term("PAPAMU_JAVA_OPTS", "options for the Java virtual machine");
    return page.toString();
  }

  private void command(CommandLine command, CommandSpec root) {
    CommandSpec described = command.getCommandSpec();
    if (described.usageMessage().hidden()) {
      return;
    }
    List<PositionalParamSpec> parameters = described.positionalParameters();
    line(".SS " + escaped("papamu " + described.name()));
    text(
        "papamu %s%s%s"
            .formatted(
                described.name(),
                described.options().size() > root.options().size() ? " [OPTIONS]" : "",
                String.join(
                    "", parameters.stream().map(p -> " " + p.paramLabel()).distinct().toList())));
    for (String sentence : described.usageMessage().description()) {
      text(sentence);
    }
    parameters.forEach(parameter -> term(parameter.paramLabel(), words(parameter)));
    described.options().stream()
        .filter(option -> !option.hidden() && root.findOption(option.longestName()) == null)
        .forEach(this::option);
    for (String extra : described.usageMessage().footer()) {
      if (!extra.isBlank()) {
        line(".br");
        line(escaped(extra.strip()));
      }
    }
    described
        .subcommands()
        .values()
        .forEach(
            sub ->
                term(
                    described.name() + " " + sub.getCommandName(),
                    String.join(" ", sub.getCommandSpec().usageMessage().description())));
  }

  private void option(OptionSpec option) {
    String label = option.arity().max() > 0 ? " " + option.paramLabel() : "";
    term(String.join(", ", option.names()) + label, words(option));
  }

  private static String words(ArgSpec argument) {
    return String.join(" ", argument.description());
  }

  private void section(String name) {
    line(".SH " + name);
  }

  private void term(String term, String text) {
    line(".TP");
    line(".B " + escaped(term));
    line(escaped(text));
  }

  private void text(String text) {
    line(".PP");
    line(escaped(text));
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  /** Text in which nothing means something to roff. */
  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '\\' -> out.append("\\e");
                case '-' -> out.append("\\-");
                case '\'' -> out.append("\\(aq");
                case '"' -> out.append("\\(dq");
                default -> {
                  if (c < 0x7f) {
                    out.appendCodePoint(c);
                  } else {
                    out.append("\\[u%04X]".formatted(c));
                  }
                }
              }
            });
    return out.length() > 0 && out.charAt(0) == '.' ? "\\&" + out : out.toString();
  }
}
