package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.cli.output.Fields;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.OfferedGame;
import org.papamu.core.catalog.Problem;
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
    Fields fields =
        Fields.of("games", catalog.games().stream().map(GamesCommand::fields).toList())
            .and("problems", catalog.problems().stream().map(GamesCommand::fields).toList());
    report.answer(new Report.Answer(fields, () -> print(catalog)));
    return 0;
  }

  private static Object fields(OfferedGame game) {
    return Fields.of("name", game.provider().name())
        .and("title", game.provider().title())
        .and("boards", game.provider().boards())
        .and("seats", game.seats())
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

  private void print(Catalog catalog) {
    List<List<String>> rows = new ArrayList<>();
    for (OfferedGame game : catalog.games()) {
      rows.add(
          List.of(
              game.provider().name(),
              game.provider().title(),
              String.join(", ", game.seats()),
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
    printProblems(report, catalog);
  }

  /** Prints the problems of a catalog, if there are any. */
  static void printProblems(Report report, Catalog catalog) {
    if (!catalog.problems().isEmpty()) {
      report.line("");
      report.line(report.style().warning("problems"));
      for (Problem problem : catalog.problems()) {
        report.line(
            "  %s: %s".formatted(Printable.of(problem.file().toString()), problem.reason()));
      }
    }
  }
}
