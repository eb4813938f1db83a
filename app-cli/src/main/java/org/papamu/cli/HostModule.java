package org.papamu.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.papamu.cli.command.GlobalOptions;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.engine.client.Engines;

/** The composition root: what the host is made of, and the one place where Guice is told. */
final class HostModule extends AbstractModule {

  private final Host host;
  private final GlobalOptions options;
  private final OpenCatalog opened;
  private final RunningEngines running;

  HostModule(Host host, GlobalOptions options, OpenCatalog opened, RunningEngines running) {
    this.host = host;
    this.options = options;
    this.opened = opened;
    this.running = running;
  }

  @Override
  protected void configure() {
    binder().requireAtInjectOnConstructors();
    bind(Host.class).toInstance(host);
    bind(GlobalOptions.class).toInstance(options);
  }

  @Provides
  Clock clock() {
    return Clock.system(ZoneId.systemDefault());
  }

  @Provides
  @Singleton
  Output output() {
    return new Output(host.out());
  }

  @Provides
  @Singleton
  Engines engines() {
    return running.engines(System::nanoTime);
  }

  @Provides
  Style style() {
    return Style.of(host, options.letters());
  }

  @Provides
  @Singleton
  CatalogSettings catalogSettings() {
    if (!options.plugins().isEmpty()) {
      String folders = String.join(", ", options.plugins().stream().map(Path::toString).toList());
      host.err()
          .println(
              "note: plugins in %s are trusted for this run"
                  .formatted(org.papamu.core.text.Printable.of(folders, 200)));
      return CatalogSettings.named(options.plugins().toArray(Path[]::new));
    }
    String variable = host.environment().getOrDefault("PAPAMU_PLUGINS", "");
    if (!variable.isEmpty()) {
      return CatalogSettings.named(
          Stream.of(variable.split(java.io.File.pathSeparator))
              .filter(folder -> !folder.isEmpty())
              .map(Path::of)
              .toArray(Path[]::new));
    }
    return host.home()
        .map(home -> CatalogSettings.bundled(home.resolve("plugins")))
        .orElseGet(() -> CatalogSettings.folders(List.of()));
  }

  @Provides
  @Singleton
  Catalog catalog(CatalogSettings settings) {
    return opened.keep(Catalog.open(settings));
  }
}
