package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;
import org.papamu.cli.play.Table;
import org.papamu.core.catalog.OfferedGame;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code papamu complete}: what may stand in place of the last word, for completion scripts. */
@Command(
    name = "complete",
    hidden = true,
    description = "What the last of the words may become, a candidate a line.")
public final class CompleteCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Table table;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "WORD", description = "The words so far, behind --.")
  private List<String> words = new ArrayList<>();

  @Inject
  CompleteCommand(Report report, Shelf shelf, Table table) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
  }

  @Override
  public Integer call() {
    String begun = words.isEmpty() ? "" : words.get(words.size() - 1);
    candidates(begun).filter(word -> word.startsWith(begun)).forEach(report.output()::line);
    return 0;
  }

  private Stream<String> candidates(String begun) {
    CommandSpec command = Objects.requireNonNull(spec).root();
    Optional<OptionSpec> open = Optional.empty();
    int positionals = 0;
    boolean helping = false;
    for (String word : words.subList(0, Math.max(0, words.size() - 1))) {
      CommandLine sub = command.subcommands().get(word);
      if (open.isPresent()) {
        open = Optional.empty();
      } else if (word.startsWith("-")) {
        open = valued(command, word);
      } else if (sub != null && (positionals == 0 || helping)) {
        helping = word.equals("help");
        command = helping ? command : sub.getCommandSpec();
      } else {
        positionals++;
      }
    }
    if (open.isPresent()) {
      return values(open.get().paramLabel(), "");
    }
    int equals = begun.indexOf('=');
    if (begun.startsWith("-") && equals > 0) {
      String option = begun.substring(0, equals);
      return valued(command, option)
          .map(found -> values(found.paramLabel(), option + "="))
          .orElse(Stream.empty());
    }
    if (begun.startsWith("-")) {
      return command.options().stream()
          .filter(option -> !option.hidden())
          .map(OptionSpec::longestName);
    }
    return Stream.concat(subcommands(command), positional(command, positionals, begun));
  }

  private static Optional<OptionSpec> valued(CommandSpec command, String word) {
    return Optional.ofNullable(command.findOption(word)).filter(found -> found.arity().max() > 0);
  }

  private static Stream<String> subcommands(CommandSpec command) {
    return command.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(sub -> !sub.usageMessage().hidden())
        .map(CommandSpec::name);
  }

  private Stream<String> positional(CommandSpec command, int number, String begun) {
    return command.positionalParameters().stream()
        .filter(parameter -> parameter.index().contains(number))
        .map(PositionalParamSpec::paramLabel)
        .flatMap(label -> label.startsWith("GAME") ? games(begun) : values(label, ""));
  }

  /** Names of games; once a name and a colon stand there, boards of that game. */
  private Stream<String> games(String begun) {
    return shelf.catalog().games().stream()
        .map(OfferedGame::provider)
        .flatMap(provider -> texts(provider, begun));
  }

  private static Stream<String> texts(GameProvider provider, String begun) {
    return begun.startsWith(provider.name() + ":")
        ? provider.boards().stream().map(board -> provider.name() + ":" + board)
        : Stream.of(provider.name());
  }

  /** What an option takes; nothing where only the shell knows, as with files. */
  private Stream<String> values(String label, String before) {
    Stream<String> known =
        switch (label) {
          case "PLAYER" -> players();
          case "NAME=PLAYER" -> seats();
          case "SHELL" -> Stream.of("bash", "zsh");
          case "on|off" -> Stream.of("on", "off");
          case "FORM" -> Stream.of("pgr", "json");
          case "L" -> Stream.of("en", "ru", "sv");
          default -> Stream.empty();
        };
    return known.map(value -> before + value);
  }

  private Stream<String> players() {
    return table.roster().providers().stream().map(PlayerProvider::name);
  }

  /** Seats with players: those of the game that was named, if one was. */
  private Stream<String> seats() {
    List<String> players = Stream.concat(Stream.of("human"), players()).toList();
    return words.stream()
        .flatMap(word -> seatsOf(word).stream())
        .distinct()
        .flatMap(seat -> players.stream().map(player -> seat + "=" + player));
  }

  private List<String> seatsOf(String word) {
    boolean known =
        shelf.catalog().games().stream()
            .map(game -> game.provider().name())
            .anyMatch(name -> word.equals(name) || word.startsWith(name + ":"));
    try {
      return known ? shelf.game(word).info().seats() : List.of();
    } catch (RuntimeException e) {
      return List.of();
    }
  }
}
