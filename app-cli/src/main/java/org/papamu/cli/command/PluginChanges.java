package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.catalog.PluginStore;
import org.papamu.core.catalog.PluginStore.Existing;
import org.papamu.core.catalog.PluginStore.Installed;
import org.papamu.core.catalog.StoreRefusal;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/**
 * What {@code papamu plugins} changes: it installs, removes, trusts and switches, and says what
 * comes next. No plugin is loaded for it.
 */
final class PluginChanges {

  private final Report report;
  private final Provider<CatalogSettings> settings;

  @Inject
  PluginChanges(Report report, Provider<CatalogSettings> settings) {
    this.report = report;
    this.settings = settings;
  }

  private interface Change<T> {
    T make(PluginStore store) throws StoreRefusal, IOException;
  }

  /** Makes a change, and turns what speaks against it into an error. */
  private <T> T change(String name, String where, Change<T> change) {
    try {
      return change.make(new PluginStore(settings.get()));
    } catch (StoreRefusal e) {
      throw new BadRequest(
          "%s: %s%s".formatted(Printable.of(name, 100), e.reason(), remedy(name, e)), where);
    } catch (IOException e) {
      throw new Failure(
          "%s: %s, so nothing was changed".formatted(Printable.of(name, 100), reason(e)), e);
    }
  }

  private static String reason(IOException e) {
    if (e instanceof FileSystemException system && system.getFile() != null) {
      String kind =
          system.getReason() != null
              ? system.getReason()
              : e.getClass()
                  .getSimpleName()
                  .replaceAll("Exception$", "")
                  .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                  .toLowerCase(Locale.ROOT);
      return Printable.of(system.getFile()) + " cannot be written (" + Printable.of(kind) + ")";
    }
    return "it cannot be written (" + Printable.of(String.valueOf(e.getMessage())) + ")";
  }

  private static String remedy(String name, StoreRefusal refusal) {
    return switch (refusal.remedy()) {
      case NONE -> "";
      case REPLACE -> "; give --replace, or remove it first: papamu plugins remove ID";
      case DISABLE -> "; switch it off instead: papamu plugins disable " + Printable.of(name, 100);
      case NAME_FILE -> "; give the file instead";
      case NAME_FOLDER -> "; set PAPAMU_DATA to one";
    };
  }

  int install(String file, Existing existing) {
    Path path;
    try {
      path = Path.of(file);
    } catch (InvalidPathException e) {
      throw new BadRequest("no name of a file: " + Printable.of(file, 100), "FILE");
    }
    Installed installed = change(file, "FILE", store -> store.install(path, existing));
    Plugin plugin = installed.plugin();
    tell(
        installed.outcome().name().toLowerCase(Locale.ROOT),
        switch (installed.outcome()) {
          case INSTALLED -> "installed " + plugin.label();
          case REPLACED -> "replaced, and now installed: " + plugin.label();
          case UNCHANGED -> plugin.label() + " was installed already; nothing was changed";
        },
        List.of(plugin));
    return 0;
  }

  int remove(String name) {
    known(name);
    List<Plugin> removed = change(name, "ID", store -> store.remove(name));
    report.answer(
        new Report.Answer(
            Fields.of("id", removed.get(0).id())
                .and("state", "removed")
                .and(
                    "plugins",
                    removed.stream()
                        .map(
                            plugin ->
                                PluginWords.fields(plugin)
                                    .and("state", "removed")
                                    .and("next", Optional.empty())
                                    .map())
                        .toList()),
            () ->
                removed.forEach(
                    plugin ->
                        report.line(
                            "removed %s (%s)"
                                .formatted(
                                    plugin.label(), Printable.of(plugin.path().toString()))))));
    return 0;
  }

  int trust(String name) {
    if (!PluginStore.isFile(name) || name.isEmpty()) {
      known(name);
    }
    Plugin plugin = change(name, "ID|FILE", store -> store.trust(name));
    tell("trusted", plugin.label() + " is trusted from now on", List.of(plugin));
    return 0;
  }

  int enable(String id) {
    return toggle(id, "enabled", store -> store.enable(id));
  }

  int disable(String id) {
    return toggle(id, "disabled", store -> store.disable(id));
  }

  private interface Switch {
    void make(PluginStore store) throws StoreRefusal, IOException;
  }

  private int toggle(String id, String done, Switch change) {
    known(id);
    List<Plugin> plugins =
        change(
            id,
            "ID",
            store -> {
              change.make(store);
              return store.plugins(id);
            });
    report.answer(
        new Report.Answer(
            Fields.of("id", id)
                .and("state", done)
                .and(
                    "plugins",
                    plugins.stream()
                        .map(plugin -> PluginWords.fields(plugin).and("state", done).map())
                        .toList()),
            () -> report.line(id + " " + done)));
    return 0;
  }

  /** Refuses an id that no plugin has, with those that there are. */
  private void known(String name) {
    if (PluginStore.isFile(name) && !name.isEmpty()) {
      return;
    }
    List<Plugin> all = new PluginStore(settings.get()).plugins();
    if (name.isEmpty() || all.stream().noneMatch(plugin -> plugin.id().equals(name))) {
      throw PluginsCommand.unknown(name, all);
    }
  }

  private void tell(String outcome, String line, List<Plugin> plugins) {
    Plugin plugin = plugins.get(0);
    Fields fields =
        PluginWords.fields(plugin)
            .and("outcome", outcome)
            .and("plugins", plugins.stream().map(each -> PluginWords.fields(each).map()).toList());
    report.answer(new Report.Answer(fields, () -> print(line, plugin)));
  }

  private void print(String line, Plugin plugin) {
    report.line(line);
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("  file", Printable.of(plugin.path().toString())));
    plugin.sha256().ifPresent(sum -> rows.add(List.of("  SHA-256", sum)));
    if (!plugin.provider().isEmpty()) {
      rows.add(List.of("  by", plugin.provider()));
    }
    report.table(rows);
    switch (plugin.state()) {
      case UNTRUSTED, CHANGED -> {
        report.line("none of its code has run yet; if you trust where it came from, let it run:");
        report.line("  papamu plugins trust " + PluginWords.name(plugin));
      }
      case DISABLED -> report.line("it is switched off: papamu plugins enable " + plugin.id());
      default -> {}
    }
  }
}
