package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.catalog.PluginStore.Existing;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu plugins}: what is installed, is it sound, and may it run. */
@Command(name = "plugins", description = "List, install, trust, check and switch plugins.")
public final class PluginsCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final PluginChanges changes;

  @Inject
  PluginsCommand(Report report, Shelf shelf, PluginChanges changes) {
    this.report = report;
    this.shelf = shelf;
    this.changes = changes;
  }

  @Override
  public Integer call() {
    return list();
  }

  @Command(name = "list", description = "Every plugin found, and what became of it.")
  int list() {
    Catalog catalog = shelf.catalog();
    Fields fields =
        Fields.of(
                "plugins",
                catalog.plugins().stream().map(plugin -> PluginWords.fields(plugin).map()).toList())
            .and("problems", catalog.problems().stream().map(GamesCommand::fields).toList());
    report.answer(new Report.Answer(fields, () -> print(catalog)));
    return 0;
  }

  private void print(Catalog catalog) {
    List<List<String>> rows = new ArrayList<>();
    for (Plugin plugin : catalog.plugins()) {
      rows.add(
          List.of(
              plugin.id().isEmpty() ? plugin.label() : plugin.id(),
              plugin.version(),
              PluginWords.state(plugin).toString(),
              String.join(", ", plugin.games())));
    }
    if (rows.isEmpty()) {
      report.line("no plugins");
    }
    report.table(rows);
    GamesCommand.printProblems(report, catalog);
  }

  @Command(name = "info", description = "All there is to know about a plugin.")
  int info(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    List<Plugin> plugins = find(id);
    report.answer(
        new Report.Answer(
            Fields.of(
                "plugins",
                plugins.stream().map(plugin -> PluginWords.fields(plugin).map()).toList()),
            () -> plugins.forEach(this::print)));
    return 0;
  }

  private void print(Plugin plugin) {
    report.line(plugin.label());
    if (!plugin.description().isEmpty()) {
      report.paragraph("  ", plugin.description());
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("  state", PluginWords.state(plugin).toString()));
    plugin.problem().ifPresent(problem -> rows.add(List.of("  why", problem)));
    PluginWords.next(plugin).ifPresent(next -> rows.add(List.of("  what to do", next.toString())));
    rows.add(List.of("  games", names(plugin, plugin.games())));
    if (!plugin.players().isEmpty()) {
      rows.add(List.of("  players", String.join(", ", plugin.players())));
    }
    rows.add(List.of("  by", plugin.provider().isEmpty() ? "not said" : plugin.provider()));
    rows.add(List.of("  from", PluginWords.origin(plugin)));
    rows.add(List.of("  needs API", plugin.requires().isEmpty() ? "not known" : plugin.requires()));
    rows.add(List.of("  file", Printable.of(plugin.path().toString())));
    rows.add(List.of("  SHA-256", plugin.sha256().orElse("not known")));
    report.table(rows);
  }

  private static String names(Plugin plugin, List<String> names) {
    if (!names.isEmpty()) {
      return String.join(", ", names);
    }
    return plugin.state() == Plugin.State.LOADED ? "none" : "not known: it is not loaded";
  }

  @Command(name = "install", description = "Check a plugin's jar and copy it to your plugins.")
  int install(
      @Parameters(paramLabel = "FILE", description = "The plugin's jar.") String file,
      @Option(
              names = "--replace",
              description = "Take the place of another jar of the same plugin.")
          boolean replace) {
    return changes.install(file, replace ? Existing.REPLACE : Existing.KEEP);
  }

  @Command(name = "remove", description = "Delete a plugin that you installed.")
  int remove(
      @Parameters(paramLabel = "ID", description = "The plugin's id, or its file.") String id) {
    return changes.remove(id);
  }

  @Command(name = "trust", description = "Let the code of a plugin run from now on.")
  int trust(
      @Parameters(paramLabel = "ID|FILE", description = "The plugin's id, or its jar.")
          String name) {
    return changes.trust(name);
  }

  @Command(name = "enable", description = "Switch a plugin on again.")
  int enable(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    return changes.enable(id);
  }

  @Command(name = "disable", description = "Switch a plugin off.")
  int disable(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    return changes.disable(id);
  }

  @Command(name = "verify", description = "Check a plugin's jar, and its games against the laws.")
  int verify(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    Plugin plugin = find(id).get(0);
    Verification verification = Verification.of(shelf.catalog(), plugin, report);
    report.answer(
        new Report.Answer(
            verification.fields().and("plugins", List.of(PluginWords.fields(plugin).map())),
            verification::print));
    return verification.isSound() ? 0 : 1;
  }

  private List<Plugin> find(String id) {
    // One whose descriptor cannot be read has no id, and cannot be asked for.
    List<Plugin> all =
        shelf.catalog().plugins().stream().filter(plugin -> !plugin.id().isEmpty()).toList();
    List<Plugin> found = all.stream().filter(plugin -> plugin.id().equals(id)).toList();
    if (found.isEmpty()) {
      throw unknown(id, all);
    }
    return found;
  }

  /** There is no plugin of an id; says which there are. */
  static BadRequest unknown(String id, List<Plugin> all) {
    List<String> ids =
        all.stream().map(Plugin::id).filter(other -> !other.isEmpty()).distinct().toList();
    return new BadRequest(
        new NotationException(
            NotationException.Kind.ILLEGAL,
            id,
            0,
            ids.isEmpty()
                ? "no plugins are installed"
                : "no such plugin; there are " + String.join(", ", ids),
            Nearest.to(id, ids)),
        "ID");
  }
}
