package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.papamu.api.text.NotationException;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.catalog.PluginFault;
import org.papamu.core.catalog.Problem;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;

/** {@code papamu games}: every game found, then what did not load and why. */
@Command(name = "games", description = "Every game found, and the plugins that did not load.")
public final class GamesCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;

  @Inject
  GamesCommand(Report report, Shelf shelf) {
    this.report = report;
    this.shelf = shelf;
  }

  @Override
  public Integer call() {
    Catalog catalog = shelf.catalog();
    List<Shown> shown = new ArrayList<>();
    List<Problem> problems = new ArrayList<>(catalog.problems());
    for (OfferedGame game : catalog.games()) {
      try {
        shown.add(new Shown(game, game.seats()));
      } catch (PluginFault | NotationException e) {
        // Its default board cannot be made: that is one game's trouble and not this command's.
        shown.add(new Shown(game, List.of()));
        problems.add(
            new Problem(
                game.plugin().path(),
                Optional.of(game.plugin().id()),
                Printable.of(String.valueOf(e.getMessage()), 500)));
      }
    }
    Fields fields =
        Fields.of("games", shown.stream().map(GamesCommand::fields).toList())
            .and("problems", problems.stream().map(GamesCommand::fields).toList());
    report.answer(new Report.Answer(fields, () -> print(shown, problems, catalog)));
    return 0;
  }

  /** A game with the seats of its default board, none where that cannot be made. */
  private record Shown(OfferedGame game, List<String> seats) {}

  private static Object fields(Shown shown) {
    OfferedGame game = shown.game();
    return Fields.of("name", game.provider().name())
        .and("title", game.provider().title())
        .and("boards", game.provider().boards())
        .and("seats", shown.seats())
        .and("plugin", game.plugin().id())
        .and("version", game.plugin().version())
        .map();
  }

  static Object fields(Problem problem) {
    return Fields.of("file", Printable.of(problem.file().toString()))
        .and("plugin", problem.plugin())
        .and("reason", problem.reason())
        .map();
  }

  private void print(List<Shown> shown, List<Problem> problems, Catalog catalog) {
    List<List<String>> rows = new ArrayList<>();
    for (Shown each : shown) {
      OfferedGame game = each.game();
      rows.add(
          List.of(
              game.provider().name(),
              game.provider().title(),
              String.join(", ", each.seats()),
              "%s %s".formatted(game.plugin().id(), game.plugin().version())));
      rows.add(List.of("", "boards: " + String.join(", ", game.provider().boards())));
    }
    for (int i = 0; i < rows.size(); i += 2) {
      report.table(rows.subList(i, i + 1));
      report.paragraph("    ", rows.get(i + 1).get(1));
    }
    if (rows.isEmpty()) {
      report.line("no games");
    }
    printProblems(report, catalog, problems);
  }

  /** Prints the problems of a catalog, if there are any. */
  static void printProblems(Report report, Catalog catalog) {
    printProblems(report, catalog, catalog.problems());
  }

  private static void printProblems(Report report, Catalog catalog, List<Problem> problems) {
    if (problems.isEmpty()) {
      return;
    }
    report.line("");
    report.line(report.style().warning("problems"));
    for (Problem problem : problems) {
      report.line("  %s: %s".formatted(Printable.of(problem.file().toString()), problem.reason()));
      PluginWords.of(catalog, problem)
          .flatMap(PluginWords::next)
          .ifPresent(next -> report.line("    what to do: " + next));
    }
  }
}
