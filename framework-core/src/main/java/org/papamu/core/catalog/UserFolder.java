package org.papamu.core.catalog;

import java.nio.file.Path;

/**
 * A user's folder: the plugins that the user installed, and what is remembered of plugins. It need
 * not exist; what is written to it makes it.
 *
 * <pre>
 * plugins/      the installed jars
 * trusted.txt   the jars that may run ({@link TrustList})
 * disabled.txt  the plugins that are switched off ({@link PluginSwitches})
 * offers.txt    what plugins offer, so that they need not be asked at each start
 * starting/     a file for each plugin that is just being started
 * lock          locked while one of these files is changed
 * </pre>
 *
 * @param path the folder
 */
public record UserFolder(Path path) {

  /** Makes the path absolute. */
  public UserFolder {
    path = path.toAbsolutePath().normalize();
  }

  /** The folder of the installed plugins; only those run that the user trusts. */
  public PluginFolder plugins() {
    return new PluginFolder(
        path.resolve("plugins"), PluginFolder.Origin.INSTALLED, PluginFolder.Trust.LISTED);
  }

  /** The jars that the user trusts. */
  public TrustList trust() {
    return new TrustList(path, lock());
  }

  /** The plugins that the user switched off, of those that are bundled or installed. */
  public PluginSwitches switches() {
    return PluginSwitches.in(path, lock());
  }

  /** The marks of plugins that are being started. */
  StartMarks starts() {
    return new StartMarks(path.resolve("starting"));
  }

  Path lock() {
    return path.resolve("lock");
  }
}
