package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.papamu.cli.play.Menu;

/** {@code papamu} at a terminal: pick a game and play. */
public final class MenuCommand implements Callable<Integer> {

  private final Shelf shelf;
  private final Menu menu;
  private final Seeds seeds;
  private final Report report;

  @Inject
  MenuCommand(Shelf shelf, Menu menu, Seeds seeds, Report report) {
    this.shelf = shelf;
    this.menu = menu;
    this.seeds = seeds;
    this.report = report;
  }

  @Override
  public Integer call() {
    GamesCommand.printProblems(report, shelf.catalog());
    report.output().flush();
    menu.run(shelf.catalog().games(), shelf::game, seeds::seed);
    return 0;
  }
}
