package org.papamu.core.catalog;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The plugins as they are now, for a program that goes on while they change: {@link #refresh} looks
 * at the folders again, and opens a new catalog if anything in them has changed.
 *
 * <p>A game that was made from an older catalog is not touched: it keeps the code that it was
 * started with, which is in memory, whatever becomes of its jar. Once nobody holds a game or player
 * of an older catalog, its code is garbage. May be used from any thread.
 */
public final class LiveCatalog implements AutoCloseable {

  private final CatalogSettings settings;
  private final Function<CatalogSettings, Catalog> opening;
  private List<String> stamp;
  private volatile Catalog current;

  private LiveCatalog(CatalogSettings settings, Function<CatalogSettings, Catalog> opening) {
    this.settings = settings;
    this.opening = opening;
    this.stamp = stamp();
    this.current = opening.apply(settings);
  }

  /** Loads the plugins of some folders, as {@link Catalog#open} does. */
  public static LiveCatalog open(CatalogSettings settings) {
    return new LiveCatalog(settings, Catalog::open);
  }

  /** Looks at the plugins of some folders, as {@link Catalog#unloaded} does. */
  public static LiveCatalog unloaded(CatalogSettings settings) {
    return new LiveCatalog(settings, Catalog::unloaded);
  }

  /** The catalog as of the last refresh. */
  public Catalog current() {
    return current;
  }

  /**
   * What a refresh changed.
   *
   * @param added plugins that are in use now, new ones and other jars of known ones
   * @param removed plugins that were in use and are not any more
   * @param problems what is wrong now and was not before
   */
  public record Change(List<Plugin> added, List<Plugin> removed, List<Problem> problems) {

    /** Copies the lists. */
    public Change {
      added = List.copyOf(added);
      removed = List.copyOf(removed);
      problems = List.copyOf(problems);
    }
  }

  /**
   * Looks at the folders again. Call it where no game is at stake, such as between two games.
   *
   * @return what changed; empty if the folders are as they were
   */
  public synchronized Optional<Change> refresh() {
    List<String> now = stamp();
    if (now.equals(stamp)) {
      return Optional.empty();
    }
    // Taken before the folders are read: what changes meanwhile is seen the next time.
    stamp = now;
    Catalog before = current;
    Catalog after = opening.apply(settings);
    current = after;
    before.retire();
    List<Problem> problems = new ArrayList<>(after.problems());
    problems.removeAll(before.problems());
    return Optional.of(new Change(without(after, before), without(before, after), problems));
  }

  /** The plugins in use of one catalog whose jars the other does not use. */
  private static List<Plugin> without(Catalog catalog, Catalog other) {
    Map<String, Optional<String>> known = new HashMap<>();
    for (Plugin plugin : other.plugins()) {
      if (plugin.state() == Plugin.State.LOADED) {
        known.put(plugin.id(), plugin.sha256());
      }
    }
    return catalog.plugins().stream()
        .filter(
            plugin ->
                plugin.state() == Plugin.State.LOADED
                    && !plugin.sha256().equals(known.get(plugin.id())))
        .toList();
  }

  /** What tells whether the folders have changed: names, sizes and times. */
  private List<String> stamp() {
    List<String> stamps = new ArrayList<>();
    for (PluginFolder folder : settings.folders()) {
      stamps.add(folder.path().toString());
      List<String> files = new ArrayList<>();
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder.path())) {
        for (Path entry : entries) {
          String name = String.valueOf(entry.getFileName());
          if (name.toLowerCase(Locale.ROOT).endsWith(".jar") || name.equals(PluginSwitches.FILE)) {
            files.add(stamp(entry));
          }
          if (files.size() > FolderScan.MAX_LISTED) {
            break;
          }
        }
      } catch (IOException | DirectoryIteratorException e) {
        files.add(e.getClass().getName());
      }
      Collections.sort(files);
      stamps.addAll(files);
    }
    settings
        .user()
        .ifPresent(
            user -> {
              stamps.add(stamp(user.trust().file()));
              stamps.add(stamp(user.switches().file()));
            });
    return stamps;
  }

  private static String stamp(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return String.join(
          " ",
          file.toString(),
          Long.toString(attributes.size()),
          attributes.lastModifiedTime().toString(),
          String.valueOf(attributes.fileKey()));
    } catch (IOException e) {
      return file + " none";
    }
  }

  /** Closes the current catalog. */
  @Override
  public void close() {
    current.close();
  }
}
