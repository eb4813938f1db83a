package org.papamu.core.catalog;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.ApiVersion;
import org.papamu.core.catalog.PluginFolder.Origin;

/**
 * Looks through the plugin folders: opens every jar, checks archive, descriptor and API range, and
 * reads which plugins are switched off. Loads no class of any plugin.
 *
 * <p>Other files are left alone, but for those of which somebody probably expects a plugin: a zip,
 * and a folder that looks like an unpacked plugin or like more plugins.
 */
final class FolderScan {

  /** The most jars of one folder that are looked at, the first by name. */
  static final int MAX_JARS = 1_000;

  /** The most entries of one folder that are read. */
  static final int MAX_LISTED = 50_000;

  private final ApiVersion api;
  private final List<Candidate> candidates = new ArrayList<>();
  private final List<Plugin> refused = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Set<Path> seen = new HashSet<>();

  private FolderScan(ApiVersion api) {
    this.api = api;
  }

  /** Looks through the folders of these settings. Close the archives of its candidates. */
  static FolderScan of(CatalogSettings settings) {
    FolderScan scan = new FolderScan(settings.api());
    for (int i = 0; i < settings.folders().size(); i++) {
      scan.look(settings.folders().get(i), i);
    }
    return scan;
  }

  /** The jars that may be loaded, in the order of folders and file names; disabled ones too. */
  List<Candidate> candidates() {
    return candidates;
  }

  /** The jars that may not. */
  List<Plugin> refused() {
    return refused;
  }

  /** What was wrong with jars and folders. */
  List<Problem> problems() {
    return problems;
  }

  private void look(PluginFolder folder, int index) {
    List<Path> jars = new ArrayList<>();
    try {
      // The same folder may be named twice, or be reached through a link.
      if (!seen.add(folder.path().toRealPath())) {
        return;
      }
      list(folder.path(), jars);
    } catch (IOException e) {
      problem(folder.path(), Optional.empty(), missing(folder.origin(), e));
      return;
    }
    PluginSwitches.State switches = PluginSwitches.in(folder.path()).read();
    if (switches.problem().isPresent()) {
      problem(
          folder.path().resolve(PluginSwitches.FILE), Optional.empty(), switches.problem().get());
    }
    for (Path jar : jars) {
      open(jar, folder.origin(), index, switches.disabled());
    }
  }

  private static String missing(Origin origin, IOException e) {
    String folder =
        origin == Origin.BUNDLED
            ? "no bundled plugin was loaded: the application's plugin folder cannot be used, "
            : "no plugin was loaded from this folder: ";
    if (e instanceof NoSuchFileException) {
      return folder + "there is no such folder";
    }
    return folder + Reasons.of(e);
  }

  /** The jars in a folder, by name. */
  private void list(Path folder, List<Path> jars) throws IOException {
    int listed = 0;
    // Opening a named pipe as a folder would wait for somebody to write to it.
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        if (++listed > MAX_LISTED) {
          problem(
              folder,
              Optional.empty(),
              "it holds more than %s files; not all of them were looked at".formatted(MAX_LISTED));
          break;
        }
        sort(entry, jars);
      }
    } catch (DirectoryIteratorException e) {
      problem(folder, Optional.empty(), "it was not read to its end: " + Reasons.message(e));
    }
    Collections.sort(jars);
    if (jars.size() > MAX_JARS) {
      problem(
          folder,
          Optional.empty(),
          "it holds %s jars; only the first %s by name were looked at"
              .formatted(jars.size(), MAX_JARS));
      jars.subList(MAX_JARS, jars.size()).clear();
    }
  }

  private void sort(Path entry, List<Path> jars) {
    String name = String.valueOf(entry.getFileName()).toLowerCase(Locale.ROOT);
    if (name.startsWith(".")) {
      return;
    }
    if (name.endsWith(".jar")) {
      jars.add(entry);
    } else if (name.endsWith(".zip")) {
      problem(
          entry, Optional.empty(), "it is a zip; a plugin is one jar file, and is not unpacked");
    } else if (looksLikePlugin(entry)) {
      problem(
          entry,
          Optional.empty(),
          "it is a folder; a plugin is one jar file that lies in the plugin folder itself");
    }
  }

  private static boolean looksLikePlugin(Path entry) {
    if (!Files.isDirectory(entry)) {
      return false;
    }
    if (Files.exists(entry.resolve(Manifest.ENTRY))
        || Files.exists(entry.resolve("plugin.properties"))) {
      return true;
    }
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(entry, "*.jar")) {
      return jars.iterator().hasNext();
    } catch (IOException | DirectoryIteratorException e) {
      return false;
    }
  }

  private void open(Path jar, Origin origin, int folder, Set<String> disabled) {
    JarArchive archive = null;
    boolean kept = false;
    try {
      archive = JarArchive.open(jar);
      Descriptor descriptor = Descriptor.read(archive.manifest());
      descriptor.checkApi(api);
      Candidate candidate = new Candidate(origin, folder, descriptor, archive);
      if (disabled.contains(descriptor.id())) {
        candidate.disable();
      }
      candidates.add(candidate);
      kept = true;
    } catch (Refusal e) {
      refuse(jar, e);
    } finally {
      if (archive != null && !kept) {
        archive.close();
      }
    }
  }

  private void refuse(Path jar, Refusal refusal) {
    refused.add(
        new Plugin(
            refusal.id(),
            refusal.version(),
            Plugin.State.FAILED,
            jar,
            List.of(),
            List.of(),
            "",
            "",
            Optional.of(refusal.reason())));
    problem(
        jar,
        refusal.id().isEmpty() ? Optional.empty() : Optional.of(refusal.id()),
        refusal.reason());
  }

  private void problem(Path file, Optional<String> plugin, String reason) {
    problems.add(new Problem(file, plugin, reason));
  }
}
