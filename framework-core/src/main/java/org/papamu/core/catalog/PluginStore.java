package org.papamu.core.catalog;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.papamu.core.catalog.Plugin.State;
import org.papamu.core.catalog.PluginFolder.Origin;
import org.papamu.core.catalog.StoreRefusal.Remedy;

/**
 * Installs, removes, trusts and switches plugins. No code of any plugin is run for it, so that it
 * works on plugins that would take the program down. What it does takes effect when plugins are
 * loaded the next time; a game that runs is not touched.
 */
public final class PluginStore {

  private final CatalogSettings settings;

  /** A store of the plugins in some folders. */
  public PluginStore(CatalogSettings settings) {
    this.settings = settings;
  }

  /** What to do with another jar of the same plugin. */
  public enum Existing {
    /** Refuse. */
    KEEP,
    /** Replace it. */
    REPLACE
  }

  /** What became of a jar that was to be installed. */
  public enum Outcome {
    /** It is installed now. */
    INSTALLED,
    /** It is installed now, and took the place of another one. */
    REPLACED,
    /** The same jar was installed already; nothing was changed. */
    UNCHANGED
  }

  /**
   * An installed jar.
   *
   * @param plugin the plugin as it lies in the folder now
   */
  public record Installed(Outcome outcome, Plugin plugin) {}

  /** All plugins in the folders, without loading any. */
  public List<Plugin> plugins() {
    return Catalog.scan(settings).plugins();
  }

  /** The plugins of an id, without loading any. */
  public List<Plugin> plugins(String id) {
    return plugins().stream().filter(plugin -> plugin.id().equals(id)).toList();
  }

  // --- installing and removing ---

  /**
   * Checks a jar and copies it into the user's plugin folder, or if there are only folders that the
   * user named, into the first of them, as {@code ID-VERSION.jar}. The copy is there whole or not
   * at all.
   *
   * @throws StoreRefusal if the jar is no sound plugin of this host, or would meet another one
   * @throws IOException if it cannot be written
   */
  public Installed install(Path file, Existing existing) throws StoreRefusal, IOException {
    JarReport report;
    try {
      report = JarReport.of(file, settings.api());
    } catch (Refusal e) {
      throw new StoreRefusal(Remedy.NONE, "it cannot be installed: " + e.reason());
    }
    Path folder = target().path();
    List<Plugin> others = plugins(report.descriptor().id());
    Optional<Plugin> bundled = first(others, plugin -> plugin.origin() == Origin.BUNDLED);
    if (bundled.isPresent()) {
      throw new StoreRefusal(
          Remedy.NONE, bundled.get().label() + " came with papamu and would be used in its place");
    }
    others = others.stream().filter(plugin -> isIn(folder, plugin.path())).toList();
    Optional<Plugin> same =
        first(others, plugin -> plugin.sha256().equals(Optional.of(report.jar().sha256())));
    if (same.isPresent()) {
      return new Installed(Outcome.UNCHANGED, same.get());
    }
    Path target =
        folder.resolve(report.descriptor().id() + "-" + report.descriptor().version() + ".jar");
    boolean taken = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
    if (existing == Existing.KEEP && (taken || !others.isEmpty())) {
      throw new StoreRefusal(
          Remedy.REPLACE,
          (others.isEmpty() ? "a file" : others.get(0).label())
              + " is installed already, as "
              + Reasons.name(others.isEmpty() ? target : others.get(0).path())
              + (others.isEmpty() ? "" : ", and this is " + told(report, others.get(0))));
    }
    if (taken && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new StoreRefusal(Remedy.NONE, Reasons.name(target) + " is there and is no plain file");
    }
    Files.createDirectories(folder);
    // A trust list that cannot be changed is found before anything else is.
    forget(folder);
    write(target, report.jar().bytes());
    forget(target);
    for (Plugin other : others) {
      if (!other.path().equals(target)) {
        Files.deleteIfExists(other.path());
        forget(other.path());
      }
    }
    Plugin installed =
        first(plugins(), plugin -> plugin.path().equals(target))
            .orElseThrow(() -> new IOException(Reasons.name(target) + " has gone"));
    return new Installed(
        taken || !others.isEmpty() ? Outcome.REPLACED : Outcome.INSTALLED, installed);
  }

  private static String told(JarReport report, Plugin other) {
    String version = report.descriptor().version().toString();
    return version.equals(other.version()) ? "another jar of that version" : version;
  }

  private PluginFolder target() throws StoreRefusal {
    for (Origin origin : List.of(Origin.INSTALLED, Origin.NAMED)) {
      for (PluginFolder folder : settings.folders()) {
        if (folder.origin() == origin) {
          return folder;
        }
      }
    }
    throw new StoreRefusal(Remedy.NAME_FOLDER, "there is no folder for plugins of the user");
  }

  private static Optional<Plugin> first(
      List<Plugin> plugins, java.util.function.Predicate<Plugin> asked) {
    return plugins.stream().filter(asked).findFirst();
  }

  private static boolean isIn(Path folder, Path file) {
    return Objects.equals(file.getParent(), folder);
  }

  private static void write(Path target, byte[] bytes) throws IOException {
    // A name that no scan takes for a plugin.
    Path temporary =
        target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid());
    Files.deleteIfExists(temporary);
    try {
      try (FileChannel channel = FileChannel.open(temporary, CREATE_NEW, WRITE)) {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        while (rest.hasRemaining()) {
          channel.write(rest);
        }
        channel.force(true);
      }
      Files.move(temporary, target, ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private void forget(Path file) throws IOException {
    if (settings.user().isPresent() && Files.exists(settings.user().get().trust().file())) {
      settings.user().get().trust().forget(entry -> entry.file().equals(file));
    }
  }

  /**
   * Removes the jars of a plugin from the folders that are not the application's, and with them
   * what was remembered of them.
   *
   * @param name the plugin's id, or the path of its jar
   * @return the plugins that were removed
   * @throws StoreRefusal if there is none, or it came with the application
   * @throws IOException if a jar cannot be removed
   */
  public List<Plugin> remove(String name) throws StoreRefusal, IOException {
    List<Plugin> found = find(name);
    List<Plugin> own = found.stream().filter(plugin -> !isOfApplication(plugin)).toList();
    if (own.isEmpty()) {
      throw new StoreRefusal(Remedy.DISABLE, found.get(0).label() + " came with papamu and stays");
    }
    for (Plugin plugin : own) {
      Files.delete(plugin.path());
      forget(plugin.path());
      forgetCrash(plugin);
    }
    return own;
  }

  private boolean isOfApplication(Plugin plugin) {
    return plugin.origin() == Origin.BUNDLED;
  }

  /** The plugins of an id, or the one with a path; at least one. */
  private List<Plugin> find(String name) throws StoreRefusal {
    List<Plugin> all = plugins();
    List<Plugin> found = all.stream().filter(plugin -> plugin.id().equals(name)).toList();
    if (found.isEmpty() && isFile(name)) {
      Path file = path(name);
      found = all.stream().filter(plugin -> plugin.path().equals(file)).toList();
      if (found.isEmpty() && !Files.exists(file)) {
        // The list of plugins shows no more of a file than its name.
        found = all.stream().filter(plugin -> hasName(plugin, name)).toList();
      }
    }
    if (found.isEmpty() || name.isEmpty()) {
      throw new StoreRefusal(Remedy.NONE, "there is no such plugin");
    }
    return found;
  }

  private static boolean hasName(Plugin plugin, String name) {
    return plugin.origin() != Origin.BUNDLED
        && String.valueOf(plugin.path().getFileName()).equals(name);
  }

  /** Whether a text is meant as a file and not as an id. */
  public static boolean isFile(String name) {
    return !Descriptor.isId(name) || name.endsWith(".jar");
  }

  private static Path path(String name) throws StoreRefusal {
    try {
      return Path.of(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new StoreRefusal(Remedy.NONE, "this is no name of a file");
    }
  }

  // --- trust ---

  /**
   * Trusts a jar: from now on its code may run.
   *
   * @param name the id of a plugin in the folders, or the path of any jar
   * @return the jar as it is now
   * @throws StoreRefusal if there is no such plugin or several of it, or the jar is broken
   * @throws IOException if that cannot be written down
   */
  public Plugin trust(String name) throws StoreRefusal, IOException {
    UserFolder user =
        settings
            .user()
            .orElseThrow(
                () ->
                    new StoreRefusal(
                        Remedy.NAME_FOLDER, "there is no folder to write down what is trusted"));
    Path file = isFile(name) ? file(name) : doubtful(name);
    JarReport report;
    try {
      report = JarReport.of(file, settings.api());
    } catch (Refusal e) {
      throw new StoreRefusal(Remedy.NONE, "there is nothing to trust: " + e.reason());
    }
    Files.createDirectories(user.path());
    user.trust()
        .trust(
            new TrustList.Entry(
                report.jar().sha256(),
                report.descriptor().id(),
                report.descriptor().version().toString(),
                file));
    return first(plugins(), plugin -> plugin.path().equals(file))
        .orElseGet(
            () ->
                new Plugin(
                    report.descriptor().id(),
                    report.descriptor().version().toString(),
                    State.FOUND,
                    file,
                    List.of(),
                    List.of(),
                    report.descriptor().provider(),
                    report.descriptor().description(),
                    Optional.empty(),
                    Optional.of(report.jar().sha256()),
                    report.descriptor().requires().toString(),
                    Origin.NAMED));
  }

  /** The jar with a path, or else the one in the folders with that name. */
  private Path file(String name) throws StoreRefusal {
    Path file = path(name);
    if (Files.exists(file)) {
      return file;
    }
    List<Plugin> named = plugins().stream().filter(plugin -> hasName(plugin, name)).toList();
    return named.size() == 1 ? named.get(0).path() : file;
  }

  /** The one jar of a plugin that is not trusted, or else the first that is. */
  private Path doubtful(String id) throws StoreRefusal {
    List<Plugin> found = find(id);
    List<Plugin> doubtful =
        found.stream()
            .filter(plugin -> plugin.state() == State.UNTRUSTED || plugin.state() == State.CHANGED)
            .toList();
    if (doubtful.size() > 1) {
      List<String> files = new ArrayList<>();
      doubtful.forEach(plugin -> files.add(Reasons.name(plugin.path())));
      throw new StoreRefusal(
          Remedy.NAME_FILE, "several jars call themselves so: " + String.join(", ", files));
    }
    return doubtful.isEmpty() ? found.get(0).path() : doubtful.get(0).path();
  }

  // --- switches ---

  /**
   * Switches a plugin off.
   *
   * @throws StoreRefusal if there is none of this id
   * @throws IOException if that cannot be written down
   */
  public void disable(String id) throws StoreRefusal, IOException {
    for (Plugin plugin : find(id)) {
      switches(plugin).disable(plugin.id());
    }
  }

  /**
   * Switches a plugin on, and forgets that a process died during its start.
   *
   * @throws StoreRefusal if there is none of this id
   * @throws IOException if that cannot be written down
   */
  public void enable(String id) throws StoreRefusal, IOException {
    for (Plugin plugin : find(id)) {
      switches(plugin).enable(plugin.id());
      PluginSwitches.in(folder(plugin)).enable(plugin.id());
      forgetCrash(plugin);
    }
  }

  private void forgetCrash(Plugin plugin) throws IOException {
    if (settings.user().isPresent() && plugin.sha256().isPresent()) {
      settings.user().get().starts().forget(plugin.sha256().get());
    }
  }

  /** The switches that count for a plugin: those of a folder that the user named are in it. */
  private PluginSwitches switches(Plugin plugin) throws StoreRefusal, IOException {
    if (plugin.origin() == Origin.NAMED) {
      return PluginSwitches.in(folder(plugin));
    }
    if (settings.user().isEmpty()) {
      throw new StoreRefusal(
          Remedy.NAME_FOLDER, "there is no folder to write down what is switched off");
    }
    Files.createDirectories(settings.user().get().path());
    return settings.user().get().switches();
  }

  private static Path folder(Plugin plugin) {
    return Objects.requireNonNull(plugin.path().toAbsolutePath().getParent());
  }
}
