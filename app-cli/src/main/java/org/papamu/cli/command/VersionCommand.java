package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.api.ApiVersion;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.text.Fields;
import picocli.CommandLine.Command;

/** {@code papamu version}: the versions of the host, of Java and of the plugins found. */
@Command(name = "version", description = "The versions of papamu, Java and the plugins.")
public final class VersionCommand implements Callable<Integer> {

  private final Report report;
  private final Provider<CatalogSettings> settings;

  @Inject
  VersionCommand(Report report, Provider<CatalogSettings> settings) {
    this.report = report;
    this.settings = settings;
  }

  @Override
  public Integer call() {
    // A scan reads descriptors and loads no plugin: this command is to be quick.
    List<Plugin> plugins =
        Catalog.scan(settings.get()).plugins().stream()
            .filter(plugin -> plugin.state() == Plugin.State.FOUND)
            .toList();
    String java = System.getProperty("java.version", "unknown");
    Fields fields =
        Fields.of("version", version())
            .and("java", java)
            .and("api", ApiVersion.CURRENT.toString())
            .and(
                "plugins",
                plugins.stream()
                    .map(
                        plugin ->
                            Fields.of("id", plugin.id()).and("version", plugin.version()).map())
                    .toList());
    report.answer(
        new Report.Answer(
            fields,
            () -> {
              report.line("papamu " + version());
              report.line("java " + java);
              plugins.forEach(plugin -> report.line(plugin.id() + " " + plugin.version()));
            }));
    return 0;
  }

  /** The host's version, which is that of the API it was built with. */
  static String version() {
    return ApiVersion.CURRENT.toString();
  }
}
