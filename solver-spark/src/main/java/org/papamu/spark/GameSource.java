package org.papamu.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.cluster.ClusterException;

/**
 * Finds a game on the machine that a piece of work has come to: as a library on the class path,
 * which has to be the code that the driver has, byte for byte. Sent as a broadcast, so that each
 * process makes the game once.
 */
final class GameSource implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Of the classes whose jars have to be the driver's too. */
  private static final List<Class<?>> OWN = List.of(Game.class, Catalog.class, GameSource.class);

  private final String name;
  private final List<String> plugins;
  private final List<String> own;
  private transient @Nullable Game<?> made;

  /**
   * A source of a game.
   *
   * @param name the game's full name
   * @param plugins the SHA-256 of its plugin's jar and of those that this one needs
   */
  GameSource(String name, List<String> plugins) {
    this.name = name;
    this.plugins = List.copyOf(plugins);
    own = own();
  }

  private static List<String> own() {
    List<String> found = new ArrayList<>();
    for (Class<?> type : OWN) {
      found.add(Fingerprint.jar(type).map(GameSource::sha256).orElse("no jar"));
    }
    return List.copyOf(found);
  }

  private static String sha256(Path jar) {
    try {
      return Fingerprint.of(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The game.
   *
   * @throws ClusterException if it is not there, or is other code than the driver's
   */
  synchronized Game<?> game() {
    Game<?> known = made;
    if (known == null) {
      known = make(Thread.currentThread().getContextClassLoader());
      made = known;
    }
    return known;
  }

  private Game<?> make(ClassLoader loader) {
    if (!own().equals(own)) {
      throw new ClusterException(
          "a worker has another version of papamu on its class path than the driver", null);
    }
    Set<String> there = new HashSet<>();
    for (ClassLoader at = loader; at != null; at = at.getParent()) {
      if (at instanceof URLClassLoader urls) {
        for (URL url : urls.getURLs()) {
          Fingerprint.jar(url).map(GameSource::sha256).ifPresent(there::add);
        }
      }
    }
    Catalog catalog = Catalog.classPath(loader);
    Optional<Plugin> plugin = catalog.pluginOf(GameSpec.family(name));
    if (plugin.isEmpty()) {
      throw new ClusterException(
          "a worker does not have the game %s on its class path".formatted(name), null);
    }
    String found = sha256(plugin.get().path());
    if (!found.equals(plugins.get(0)) || !there.containsAll(plugins)) {
      throw new ClusterException(
          "a worker has other code of %s than the driver: its plugin's SHA-256 is %s, not %s"
              .formatted(name, found, plugins.get(0)),
          null);
    }
    return catalog.game(name);
  }

  /** What tells this code from other code, in one text. */
  String identity() {
    return String.join(" ", plugins);
  }
}
