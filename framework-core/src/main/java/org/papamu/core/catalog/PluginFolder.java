package org.papamu.core.catalog;

import java.nio.file.Path;

/**
 * A folder in which plugin jars are looked for.
 *
 * @param path the folder, which need not exist: that is a problem to report, not an error
 * @param origin whose folder it is
 */
public record PluginFolder(Path path, Origin origin) {

  /** Whose folder it is. */
  public enum Origin {
    /** The application's own. Its plugins win over others of the same id or game. */
    BUNDLED,
    /** One that the user named. */
    NAMED
  }

  /** Makes the path absolute. */
  public PluginFolder {
    path = path.toAbsolutePath().normalize();
  }

  /** The application's own folder. */
  public static PluginFolder bundled(Path path) {
    return new PluginFolder(path, Origin.BUNDLED);
  }

  /** A folder that the user named. */
  public static PluginFolder named(Path path) {
    return new PluginFolder(path, Origin.NAMED);
  }
}
