package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Fields;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.catalog.PluginSwitches;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papamu plugins}: what is installed, and is it sound. */
@Command(name = "plugins", description = "List, check and switch the plugins.")
public final class PluginsCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;

  @Inject
  PluginsCommand(Report report, Shelf shelf) {
    this.report = report;
    this.shelf = shelf;
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
                "plugins", catalog.plugins().stream().map(plugin -> fields(plugin).map()).toList())
            .and("problems", catalog.problems().stream().map(GamesCommand::fields).toList());
    report.answer(new Report.Answer(fields, () -> print(catalog)));
    return 0;
  }

  private static Fields fields(Plugin plugin) {
    return Fields.of("id", plugin.id())
        .and("version", plugin.version())
        .and("state", state(plugin))
        .and("path", Printable.of(plugin.path().toString()))
        .and("sha256", sha256(plugin))
        .and("games", plugin.games())
        .and("problem", plugin.problem());
  }

  private static String state(Plugin plugin) {
    return plugin.state().name().toLowerCase(Locale.ROOT);
  }

  private static Optional<String> sha256(Plugin plugin) {
    try {
      return Optional.of(plugin.sha256());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void print(Catalog catalog) {
    List<List<String>> rows = new ArrayList<>();
    for (Plugin plugin : catalog.plugins()) {
      rows.add(
          List.of(
              plugin.id().isEmpty() ? plugin.label() : plugin.id(),
              plugin.version(),
              state(plugin),
              String.join(", ", plugin.games())));
    }
    if (rows.isEmpty()) {
      report.line("no plugins");
    }
    report.table(rows);
    GamesCommand.printProblems(report, catalog);
  }

  @Command(name = "enable", description = "Switch a plugin on again.")
  int enable(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    return change(id, "enabled", switches -> switches.enable(id));
  }

  @Command(name = "disable", description = "Switch a plugin off.")
  int disable(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    return change(id, "disabled", switches -> switches.disable(id));
  }

  private interface Change {
    void of(PluginSwitches switches) throws IOException;
  }

  private int change(String id, String done, Change change) {
    Plugin plugin = find(id);
    PluginSwitches switches = PluginSwitches.of(plugin);
    try {
      change.of(switches);
    } catch (IOException e) {
      throw new Failure(
          "%s cannot be written: %s"
              .formatted(
                  Printable.of(switches.file().toString()),
                  Printable.of(String.valueOf(e.getMessage()))),
          e);
    }
    report.answer(
        new Report.Answer(
            Fields.of("id", id)
                .and("state", done)
                .and("plugins", List.of(fields(plugin).and("state", done).map())),
            () -> report.line(id + " " + done)));
    return 0;
  }

  @Command(name = "verify", description = "Check a plugin's jar, and its games against the laws.")
  int verify(@Parameters(paramLabel = "ID", description = "The plugin's id.") String id) {
    Plugin plugin = find(id);
    Verification verification = Verification.of(shelf.catalog(), plugin, report);
    report.answer(
        new Report.Answer(
            verification.fields().and("plugins", List.of(fields(plugin).map())),
            verification::print));
    return verification.isSound() ? 0 : 1;
  }

  private Plugin find(String id) {
    // One whose descriptor cannot be read has no id, and cannot be asked for.
    List<Plugin> all =
        shelf.catalog().plugins().stream().filter(plugin -> !plugin.id().isEmpty()).toList();
    return all.stream()
        .filter(plugin -> plugin.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> ids = all.stream().map(Plugin::id).toList();
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
            });
  }
}
