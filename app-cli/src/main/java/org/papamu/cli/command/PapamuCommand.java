package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.Phrase;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Host;
import org.papamu.cli.play.View;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParseResult;

/** {@code papamu} itself: the menu for a person at a terminal, else games to look at. */
@Command(
    name = "papamu",
    description = "Plays, checks and explains abstract board games that come as plugins.")
public final class PapamuCommand implements Callable<Integer> {

  /** The commands in the order in which help lists them. */
  private static final List<Entry> COMMANDS =
      List.of(
          new Entry("play", PlayCommand.class),
          new Entry("watch", WatchCommand.class),
          new Entry("serve", ServeCommand.class),
          new Entry("games", GamesCommand.class),
          new Entry("info", InfoCommand.class),
          new Entry("rules", RulesCommand.class),
          new Entry("tutorial", TutorialCommand.class),
          new Entry("show", ShowCommand.class),
          new Entry("moves", MovesCommand.class),
          new Entry("perft", PerftCommand.class),
          new Entry("analyze", AnalyzeCommand.class),
          new Entry("solve", SolveCommand.class),
          new Entry("tables", TablesCommand.class),
          new Entry("value", ValueCommand.class),
          new Entry("check", CheckCommand.class),
          new Entry("count", CountCommand.class),
          new Entry("stats", StatsCommand.class),
          new Entry("replay", ReplayCommand.class),
          new Entry("convert", ConvertCommand.class),
          new Entry("match", MatchCommand.class),
          new Entry("plugins", PluginsCommand.class),
          new Entry("new-game", NewGameCommand.class),
          new Entry("engine", EngineCommand.class),
          new Entry("bench", BenchCommand.class),
          new Entry("completion", CompletionCommand.class),
          new Entry("complete", CompleteCommand.class),
          new Entry("man", ManCommand.class),
          new Entry("version", VersionCommand.class),
          new Entry("help", HelpCommand.class));

  /** The commands that look at the others. */
  private static final Set<Class<?>> ASK_ALL =
      Set.of(HelpCommand.class, CompleteCommand.class, ManCommand.class);

  private record Entry(String name, Class<?> type) {}

  @Mixin private final GlobalOptions options;
  @Mixin private ViewOptions view = new ViewOptions();

  private final Host host;
  private final Provider<MenuCommand> menu;
  private final Provider<WatchCommand> watch;

  @Inject
  PapamuCommand(
      GlobalOptions options, Host host, Provider<MenuCommand> menu, Provider<WatchCommand> watch) {
    this.options = options;
    this.host = host;
    this.menu = menu;
    this.watch = watch;
  }

  /**
   * The command line for some arguments. A command that is plainly the one they ask for is made
   * alone: making all of them takes a good part of the time that a short command takes.
   */
  public static CommandLine line(CommandLine.IFactory factory, List<String> args) {
    CommandLine line = new CommandLine(PapamuCommand.class, factory);
    Optional<Entry> asked = asked(args);
    for (Entry entry : COMMANDS) {
      if (asked.isEmpty() || asked.get().equals(entry)) {
        CommandLine command = new CommandLine(entry.type, factory);
        if (PlayerHelp.COMMANDS.contains(entry.name)) {
          command.getCommandSpec().usageMessage().footer(PlayerHelp.lines());
        }
        line.addSubcommand(entry.name, command);
      }
    }
    return line.setUsageHelpWidth(80)
        .setUsageHelpAutoWidth(false)
        .setAbbreviatedOptionsAllowed(false)
        .setPosixClusteredShortOptionsAllowed(false)
        .setTrimQuotes(false)
        .setInterpolateVariables(false)
        .setExpandAtFiles(false)
        .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
  }

  /** The command that the first word names, unless that takes more than a look to tell. */
  private static Optional<Entry> asked(List<String> args) {
    String first = args.isEmpty() ? "" : args.get(0);
    return COMMANDS.stream()
        .filter(entry -> entry.name.equals(first) && !ASK_ALL.contains(entry.type))
        .findFirst();
  }

  /** The help text of the command that was asked for. */
  public static String help(ParseResult parsed) {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    return last.commandSpec().commandLine().getUsageMessage(CommandLine.Help.Ansi.OFF);
  }

  /** What is wrong with a command line, in the form of all errors. */
  public static BadRequest misuse(CommandLine.ParameterException e, List<String> given) {
    CommandLine line = e.getCommandLine();
    String where = line.getParent() == null ? "papamu" : line.getCommandSpec().qualifiedName(" ");
    if (e instanceof CommandLine.UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      boolean option = word.startsWith("-") && word.length() > 1;
      List<String> near =
          Nearest.to(
              word,
              option
                  ? line.getCommandSpec().optionsMap().keySet()
                  : line.getSubcommands().keySet());
      String key =
          option ? "misuse.option" : line.getParent() == null ? "misuse.command" : "misuse.word";
      Phrase what = CommandWords.phrase(key, word);
      return new BadRequest(
          near.isEmpty() ? what : CommandWords.phrase("misuse.near", what, either(near)), where);
    }
    if (e instanceof CommandLine.MissingParameterException missing) {
      List<String> labels =
          missing.getMissing().stream().map(CommandLine.Model.ArgSpec::paramLabel).toList();
      return new BadRequest(
          CommandWords.phrase("misuse.missing", String.join(", ", labels)), where);
    }
    CommandLine.Model.ArgSpec argument = e.getArgSpec();
    if (argument != null && e.getValue() != null && !e.getValue().isEmpty()) {
      String name =
          argument instanceof CommandLine.Model.OptionSpec option
              ? option.longestName()
              : argument.paramLabel();
      return new BadRequest(
          CommandWords.phrase(
              isNumber(argument.type()) ? "misuse.number" : "misuse.value", name, e.getValue()),
          where);
    }
    String message = String.valueOf(e.getMessage());
    return new BadRequest(message.strip().replace('\n', ' '), where);
  }

  private static Object either(List<String> texts) {
    Object told = texts.get(0);
    for (String text : texts.subList(1, texts.size())) {
      told = CommandWords.phrase("misuse.or", told, text);
    }
    return told;
  }

  private static boolean isNumber(Class<?> type) {
    return type == int.class || type == Integer.class || type == Long.class || type == long.class;
  }

  @Override
  public Integer call() {
    View wanted = view.view();
    return host.interactive() && !options.json()
        ? menu.get().run(wanted)
        : watch.get().watch(wanted);
  }
}
