package org.papamu.core.catalog;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.ApiVersion;

/**
 * Where games are looked for.
 *
 * @param folders the folders with plugin jars
 * @param classPath the loader whose providers count too, for programs that bring their games on
 *     their own class path; empty for a host that takes plugins from folders only
 * @param api the version of the API that plugins must accept
 * @param user where a user's trust, switches and marks are kept; without one they are not
 * @param bundled the jars that came with the application; without it, its folder is what came
 * @param timeLimit how long plugins that are asked together may take to say what they offer; one
 *     that has not answered by then has failed
 */
public record CatalogSettings(
    List<PluginFolder> folders,
    Optional<ClassLoader> classPath,
    ApiVersion api,
    Optional<UserFolder> user,
    Optional<BundledJars> bundled,
    Duration timeLimit) {

  private static final Duration USUAL_LIMIT = Duration.ofSeconds(5);

  /** Copies the folders and checks the limit. */
  public CatalogSettings {
    folders = List.copyOf(folders);
    if (timeLimit.isZero() || timeLimit.isNegative()) {
      throw new IllegalArgumentException("the time limit is positive");
    }
  }

  /** These folders and no class path. */
  public static CatalogSettings folders(List<PluginFolder> folders) {
    return new CatalogSettings(
        folders,
        Optional.empty(),
        ApiVersion.CURRENT,
        Optional.empty(),
        Optional.empty(),
        USUAL_LIMIT);
  }

  /** Folders that the user named, and no class path. */
  public static CatalogSettings named(Path... folders) {
    List<PluginFolder> list = new ArrayList<>();
    for (Path folder : folders) {
      list.add(PluginFolder.named(folder));
    }
    return folders(list);
  }

  /** The application's own folder, and no class path. */
  public static CatalogSettings bundled(Path folder) {
    return folders(List.of(PluginFolder.bundled(folder)));
  }

  /** A class path and no folders. */
  public static CatalogSettings classPath(ClassLoader loader) {
    return new CatalogSettings(
        List.of(),
        Optional.of(loader),
        ApiVersion.CURRENT,
        Optional.empty(),
        Optional.empty(),
        USUAL_LIMIT);
  }

  /** The same with another version of the API. */
  public CatalogSettings withApi(ApiVersion version) {
    return new CatalogSettings(folders, classPath, version, user, bundled, timeLimit);
  }

  /** The same with another time limit. */
  public CatalogSettings withTimeLimit(Duration limit) {
    return new CatalogSettings(folders, classPath, api, user, bundled, limit);
  }

  /** The same with a user's folder. */
  public CatalogSettings withUser(UserFolder folder) {
    return new CatalogSettings(folders, classPath, api, Optional.of(folder), bundled, timeLimit);
  }

  /** The same with a list of the jars that came with the application. */
  public CatalogSettings withBundled(BundledJars jars) {
    return new CatalogSettings(folders, classPath, api, user, Optional.of(jars), timeLimit);
  }

  /** The same without the user's folder, for looking at plugins that are not to be started. */
  CatalogSettings withoutUser() {
    return new CatalogSettings(folders, classPath, api, Optional.empty(), bundled, timeLimit);
  }
}
