package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.text.Phrase;
import org.papamu.cli.play.Menu;
import org.papamu.cli.play.View;
import org.papamu.core.catalog.LiveCatalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.catalog.Problem;
import org.papamu.core.text.Printable;

/** {@code papamu} at a terminal: pick a game and play. */
public final class MenuCommand {

  private final Shelf shelf;
  private final Provider<LiveCatalog> live;
  private final Menu menu;
  private final Seeds seeds;
  private final Report report;

  @Inject
  MenuCommand(Shelf shelf, Provider<LiveCatalog> live, Menu menu, Seeds seeds, Report report) {
    this.shelf = shelf;
    this.live = live;
    this.menu = menu;
    this.seeds = seeds;
    this.report = report;
  }

  /** Runs the menu until the person leaves. */
  int run(View view) {
    List<Problem> problems = shelf.catalog().problems();
    if (!problems.isEmpty()) {
      report.line("");
      report.line(report.style().warning(say("plugin.problems")));
      problems.forEach(problem -> lines(problem).forEach(line -> report.line("  " + line)));
    }
    report.output().flush();
    menu.run(this::choice, shelf::spoken, seeds::seed, view);
    return 0;
  }

  /** The games as they are now: plugins may have come and gone during the last game. */
  private Menu.Choice choice() {
    List<String> news = new ArrayList<>();
    live.get().refresh().ifPresent(change -> tell(change, news));
    return new Menu.Choice(shelf.catalog().games(), news);
  }

  private void tell(LiveCatalog.Change change, List<String> news) {
    for (Plugin plugin : change.added()) {
      news.add(say("plugin.now-in-use", plugin.label()));
    }
    for (Plugin plugin : change.removed()) {
      if (change.added().stream().noneMatch(added -> added.id().equals(plugin.id()))) {
        news.add(say("plugin.no-longer-in-use", plugin.label()));
      }
    }
    for (Problem problem : change.problems()) {
      news.addAll(lines(problem));
    }
  }

  /** What is not in use, why, and what to do about it. */
  private List<String> lines(Problem problem) {
    Optional<Plugin> plugin = PluginWords.of(shelf.catalog(), problem);
    Phrase why =
        plugin
            .flatMap(PluginWords::why)
            .orElseGet(() -> CommandWords.phrase("plugin.why.problem", problem.reason()));
    List<String> lines = new ArrayList<>();
    lines.add(say("plugin.not-in-use", Printable.of(problem.file().toString()), why));
    plugin
        .flatMap(PluginWords::next)
        .ifPresent(next -> lines.add("  " + say("plugin.what-to-do", next)));
    return lines;
  }

  private String say(String key, Object... arguments) {
    return CommandWords.phrase(key, arguments).in(shelf.language(report));
  }
}
