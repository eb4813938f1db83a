package org.papamu.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.papamu.cli.output.Host;
import org.papamu.core.catalog.BundledJars;
import org.papamu.core.catalog.CatalogSettings;
import org.papamu.core.catalog.PluginFolder;
import org.papamu.core.catalog.UserFolder;
import org.papamu.core.text.Printable;

/**
 * Where plugins are looked for, and which are trusted: the bundled ones and those that the user
 * installed; or instead the folders of {@code --plugins}, which are trusted for this run; or those
 * of {@code PAPAMU_PLUGINS}.
 *
 * @param given the folders given on the command line
 */
record PluginPlaces(Host host, List<Path> given) {

  private static final String PLUGINS = "PAPAMU_PLUGINS";
  private static final String DATA = "PAPAMU_DATA";

  /** What the user is told before anything is loaded. */
  Optional<String> note() {
    if (given.isEmpty()) {
      return Optional.empty();
    }
    String folders = String.join(", ", given.stream().map(Path::toString).toList());
    return Optional.of(
        "note: plugins in %s are trusted for this run".formatted(Printable.of(folders, 200)));
  }

  /** The folders of engines: the application's, and the user's own. */
  List<Path> engines() {
    return Stream.concat(host.home().stream(), data(host.environment()).stream())
        .map(folder -> folder.resolve("engines"))
        .toList();
  }

  CatalogSettings settings() {
    Optional<UserFolder> user = data(host.environment()).map(UserFolder::new);
    CatalogSettings settings = CatalogSettings.folders(folders(user));
    if (user.isPresent()) {
      settings = settings.withUser(user.get());
    }
    if (host.home().isPresent()) {
      settings =
          settings.withBundled(BundledJars.read(host.home().get().resolve("plugins.sha256")));
    }
    return settings;
  }

  private List<PluginFolder> folders(Optional<UserFolder> user) {
    if (!given.isEmpty()) {
      return given.stream().map(PluginFolder::named).toList();
    }
    String variable = host.environment().getOrDefault(PLUGINS, "");
    if (!variable.isEmpty()) {
      return Stream.of(variable.split(File.pathSeparator))
          .filter(folder -> !folder.isEmpty())
          .map(folder -> PluginFolder.named(Path.of(folder)).listedOnly())
          .toList();
    }
    List<PluginFolder> folders = new ArrayList<>();
    host.home()
        .ifPresent(home -> folders.add(PluginFolder.bundled(home.resolve("plugins")).listedOnly()));
    user.ifPresent(folder -> folders.add(folder.plugins()));
    return folders;
  }

  /**
   * The user's folder: {@code PAPAMU_DATA} (none if it is empty), else {@code papamu} in {@code
   * XDG_DATA_HOME} if that is set, else {@code .papamu} in the home folder.
   */
  private static Optional<Path> data(Map<String, String> environment) {
    String own = environment.get(DATA);
    if (own != null) {
      return own.isEmpty() ? Optional.empty() : Optional.of(Path.of(own));
    }
    String shared = environment.getOrDefault("XDG_DATA_HOME", "");
    if (!shared.isEmpty()) {
      return Optional.of(Path.of(shared, "papamu"));
    }
    String home = environment.getOrDefault("HOME", environment.getOrDefault("USERPROFILE", ""));
    return home.isEmpty() ? Optional.empty() : Optional.of(Path.of(home, ".papamu"));
  }
}
