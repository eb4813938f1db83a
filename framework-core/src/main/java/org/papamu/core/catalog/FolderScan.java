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
import org.papamu.core.catalog.Judge.Verdict;
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

  /** How many bytes of jars are kept in memory until it is known which of them are needed. */
  private static final long MAX_KEPT = 64L << 20;

  private final ApiVersion api;
  private final Judge judge;
  private final Set<String> crashed;
  private final Set<String> disabled;
  private final List<Candidate> candidates = new ArrayList<>();
  private final List<Plugin> refused = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Set<Path> seen = new HashSet<>();
  private long kept;

  private FolderScan(CatalogSettings settings) {
    this.api = settings.api();
    Optional<UserFolder> user = settings.user();
    TrustList.State trust = new TrustList.State(List.of(), Optional.empty());
    PluginSwitches.State switches = new PluginSwitches.State(Set.of(), Optional.empty());
    if (user.isPresent()) {
      trust = user.get().trust().read();
      switches = user.get().switches().read();
      report(user.get().trust().file(), trust.problem());
      report(user.get().switches().file(), switches.problem());
    }
    settings.bundled().ifPresent(jars -> report(jars.list(), jars.problem()));
    this.judge = new Judge(settings.bundled(), trust);
    this.disabled = switches.disabled();
    this.crashed = user.map(folder -> folder.starts().crashed()).orElse(Set.of());
  }

  private void report(Path file, Optional<String> reason) {
    reason.ifPresent(text -> problem(file, Optional.empty(), text));
  }

  /** Looks through the folders of these settings. Close the archives of its candidates. */
  static FolderScan of(CatalogSettings settings) {
    FolderScan scan = new FolderScan(settings);
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
      // Nobody has to have installed a plugin.
      if (folder.origin() != Origin.INSTALLED || !(e instanceof NoSuchFileException)) {
        problem(folder.path(), Optional.empty(), missing(folder.origin(), e));
      }
      return;
    }
    PluginSwitches switches = PluginSwitches.in(folder.path());
    PluginSwitches.State here = switches.read();
    report(switches.file(), here.problem());
    Set<String> off = new HashSet<>(here.disabled());
    if (folder.origin() != Origin.NAMED) {
      off.addAll(disabled);
    }
    for (Path jar : jars) {
      open(jar, folder, index, off);
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

  private void open(Path jar, PluginFolder folder, int index, Set<String> off) {
    JarBytes bytes;
    try {
      bytes = JarBytes.read(jar);
    } catch (Refusal e) {
      refuse(jar, folder.origin(), Plugin.State.FAILED, e, Optional.empty());
      return;
    }
    Verdict verdict = judge.of(folder, jar, bytes.sha256());
    Origin origin = origin(folder, jar, verdict);
    try {
      JarArchive archive = JarArchive.of(bytes);
      Descriptor descriptor = Descriptor.read(archive.manifest());
      descriptor.checkApi(api);
      if (verdict == Verdict.UNTRUSTED) {
        verdict = judge.of(descriptor.id(), descriptor.version());
      }
      if (verdict == Verdict.UNTRUSTED || verdict == Verdict.CHANGED) {
        refuse(jar, origin, verdict, bytes.sha256(), descriptor);
        return;
      }
      add(new Candidate(origin, index, descriptor, archive), bytes.length(), off);
    } catch (Refusal e) {
      refuse(jar, origin, verdict, bytes.sha256(), e);
    }
  }

  /** Whose a jar is: one that the user put beside those of the application is the user's. */
  private Origin origin(PluginFolder folder, Path jar, Verdict verdict) {
    if (folder.origin() != Origin.BUNDLED) {
      return verdict == Verdict.BUNDLED && folder.origin() == Origin.INSTALLED
          ? Origin.BUNDLED
          : folder.origin();
    }
    boolean replaced = verdict == Verdict.CHANGED && judge.isReplaced(folder.origin(), jar);
    return verdict == Verdict.BUNDLED || replaced ? Origin.BUNDLED : Origin.INSTALLED;
  }

  private void add(Candidate candidate, int length, Set<String> off) {
    if (off.contains(candidate.id())) {
      candidate.disable();
    } else if (!candidate.isBundled() && crashed.contains(candidate.archive().sha256())) {
      candidate.skip();
    }
    kept += length;
    if (kept > MAX_KEPT || !candidate.is(Plugin.State.FOUND)) {
      candidate.archive().release();
      kept -= length;
    }
    candidates.add(candidate);
  }

  /** One that is sound, but may not run. */
  private void refuse(
      Path jar, Origin origin, Verdict verdict, String sha256, Descriptor descriptor) {
    String reason = Judge.reason(verdict, origin);
    refused.add(
        new Plugin(
            descriptor.id(),
            descriptor.version().toString(),
            verdict == Verdict.CHANGED ? Plugin.State.CHANGED : Plugin.State.UNTRUSTED,
            jar,
            List.of(),
            List.of(),
            descriptor.provider(),
            descriptor.description(),
            Optional.of(reason),
            Optional.of(sha256),
            descriptor.requires().toString(),
            origin));
    problem(jar, Optional.of(descriptor.id()), reason);
  }

  /** One that is broken; that it was changed is the more likely reason. */
  private void refuse(Path jar, Origin origin, Verdict verdict, String sha256, Refusal refusal) {
    if (verdict != Verdict.CHANGED) {
      refuse(jar, origin, Plugin.State.FAILED, refusal, Optional.of(sha256));
      return;
    }
    Optional<TrustList.Entry> former = judge.former(jar);
    Refusal changed =
        new Refusal(
            former.map(TrustList.Entry::id).orElse(refusal.id()),
            former.map(TrustList.Entry::version).orElse(refusal.version()),
            Judge.reason(verdict, origin) + "; now " + refusal.reason());
    refuse(jar, origin, Plugin.State.CHANGED, changed, Optional.of(sha256));
  }

  private void refuse(
      Path jar, Origin origin, Plugin.State state, Refusal refusal, Optional<String> sha256) {
    refused.add(
        new Plugin(
            refusal.id(),
            refusal.version(),
            state,
            jar,
            List.of(),
            List.of(),
            "",
            "",
            Optional.of(refusal.reason()),
            sha256,
            "",
            origin));
    problem(
        jar,
        refusal.id().isEmpty() ? Optional.empty() : Optional.of(refusal.id()),
        refusal.reason());
  }

  private void problem(Path file, Optional<String> plugin, String reason) {
    problems.add(new Problem(file, plugin, reason));
  }
}
