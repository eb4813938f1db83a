package org.papamu.core.catalog;

import java.nio.file.Path;

/**
 * A folder with plugins: each is one jar in it.
 *
 * @param path the folder, which need not exist
 * @param origin whose folder it is
 * @param trust which of its jars may run
 */
public record PluginFolder(Path path, Origin origin, Trust trust) {

  /** Whose folder it is. */
  public enum Origin {
    /** The application's own. Its plugins win over others of the same id or game. */
    BUNDLED,
    /** The user's, into which plugins are installed. */
    INSTALLED,
    /** One that the user named. */
    NAMED
  }

  /** Which jars of a folder may run. */
  public enum Trust {
    /** All of them. */
    WHOLE,
    /** Those that came with the application, and those that the user trusts one by one. */
    LISTED
  }

  /** Makes the path absolute. */
  public PluginFolder {
    path = path.toAbsolutePath().normalize();
  }

  /** The application's own folder, trusted as a whole. */
  public static PluginFolder bundled(Path path) {
    return new PluginFolder(path, Origin.BUNDLED, Trust.WHOLE);
  }

  /** A folder that the user named, trusted as a whole. */
  public static PluginFolder named(Path path) {
    return new PluginFolder(path, Origin.NAMED, Trust.WHOLE);
  }

  /** The same folder, of which only those jars run that are bundled or that the user trusts. */
  public PluginFolder listedOnly() {
    return new PluginFolder(path, origin, Trust.LISTED);
  }
}
