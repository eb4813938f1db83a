package org.papamu.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.time.Clock;
import java.time.ZoneId;
import org.papamu.cli.command.GlobalOptions;
import org.papamu.cli.output.Host;
import org.papamu.cli.output.Language;
import org.papamu.cli.output.Output;
import org.papamu.cli.output.Style;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.LiveCatalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.cluster.ClusterEngines;
import org.papamu.core.engine.client.Engines;

/** The composition root: what the host is made of, and the one place where Guice is told. */
final class HostModule extends AbstractModule {

  private final Host host;
  private final GlobalOptions options;
  private final OpenCatalog opened;
  private final RunningEngines running;
  private final ClassLoader libraries;

  /**
   * What a host is made of.
   *
   * @param libraries those of engines for many machines, beside what is in their folders
   */
  HostModule(
      Host host,
      GlobalOptions options,
      OpenCatalog opened,
      RunningEngines running,
      ClassLoader libraries) {
    this.host = host;
    this.options = options;
    this.opened = opened;
    this.running = running;
    this.libraries = libraries;
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
  @Singleton
  Language language() {
    return new Language(host.environment(), options::language);
  }

  @Provides
  Style style() {
    return Style.of(host, options.letters());
  }

  @Provides
  ClusterEngines clusterEngines() {
    return new ClusterEngines(new PluginPlaces(host, options.plugins()).engines(), libraries);
  }

  @Provides
  @Singleton
  CatalogSettings catalogSettings() {
    PluginPlaces places = new PluginPlaces(host, options.plugins());
    places.note().ifPresent(host.err()::println);
    return places.settings();
  }

  @Provides
  Catalog catalog(LiveCatalog live) {
    return live.current();
  }

  @Provides
  @Singleton
  LiveCatalog liveCatalog(CatalogSettings settings) {
    if (options.pluginUse() == GlobalOptions.PluginUse.NONE) {
      return LiveCatalog.unloaded(settings);
    }
    LiveCatalog live = opened.keep(LiveCatalog.open(settings));
    for (Plugin plugin : live.current().plugins()) {
      if (plugin.state() == Plugin.State.SKIPPED) {
        host.err()
            .println(
                "note: %s is skipped, because papamu ended while it was starting; to try it again:"
                    .formatted(plugin.label())
                    .concat(" papamu plugins enable " + plugin.id()));
      }
    }
    return live;
  }
}
