package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pf4j.AbstractPluginManager;
import org.pf4j.CompoundPluginRepository;
import org.pf4j.DefaultPluginDescriptor;
import org.pf4j.ExtensionFactory;
import org.pf4j.ExtensionFinder;
import org.pf4j.ExtensionWrapper;
import org.pf4j.PluginDependency;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginDescriptorFinder;
import org.pf4j.PluginFactory;
import org.pf4j.PluginLoader;
import org.pf4j.PluginRepository;
import org.pf4j.PluginState;
import org.pf4j.PluginStatusProvider;
import org.pf4j.RuntimeMode;
import org.pf4j.VersionManager;

/**
 * PF4J at work on plugins that have been checked already: one class loader for each, and its life
 * from loading to closing.
 */
final class PluginHost extends AbstractPluginManager {

  /*
   * What PF4J would find out by itself it is told, because where it finds something wrong it logs
   * and skips, or throws and loads nothing: the paths and descriptors are those of the candidates,
   * versions were compared, missing plugins and cycles were sorted out. So it never gets to see
   * anything that it could stumble over, and none of its slow ways are taken (reading each jar
   * twice, an index of extensions, a parser for version ranges).
   *
   * The constructor of the superclass calls the create methods below before the fields here are
   * set; what they make looks at the fields only later.
   */
  private final HostView view;
  private final Map<Path, Candidate> candidates = new HashMap<>();
  private final Map<String, Candidate> loaded = new LinkedHashMap<>();

  /**
   * A host without plugins.
   *
   * @param root any path: without one PF4J would look for its own, but it is not looked at
   */
  PluginHost(HostView view, Path root) {
    super(root);
    this.view = view;
    // Not by a system property.
    this.runtimeMode = RuntimeMode.DEPLOYMENT;
  }

  /**
   * Makes class loaders for plugins and joins them to those they need.
   *
   * @param plugins sound ones, each after those that it needs and that are not loaded yet
   * @return why single ones could not be loaded
   */
  Map<Candidate, String> load(List<Candidate> plugins) {
    Map<Candidate, String> failures = new LinkedHashMap<>();
    for (Candidate plugin : plugins) {
      candidates.put(plugin.file(), plugin);
      try {
        for (Dependency dependency : plugin.descriptor().dependencies()) {
          if (dependency.isRequired() && !loaded.containsKey(dependency.id())) {
            throw new IllegalStateException("it needs " + dependency);
          }
        }
        loadPluginFromPath(plugin.file());
        loaded.put(plugin.id(), plugin);
        jarLoader(plugin.id()).needs(needed(plugin));
      } catch (RuntimeException | LinkageError e) {
        failures.put(plugin, "it was not loaded: " + Reasons.thrown(e));
      }
    }
    resolvePlugins();
    for (Candidate plugin : plugins) {
      if (!failures.containsKey(plugin) && startPlugin(plugin.id()) != PluginState.STARTED) {
        failures.put(plugin, "it was not started");
      }
    }
    return failures;
  }

  /**
   * The class loader of a loaded plugin. Declared as the JDK's type, so that checking the callers'
   * bytecode does not need PF4J.
   */
  ClassLoader loader(String id) {
    return getPluginClassLoader(id);
  }

  private JarClassLoader jarLoader(String id) {
    return (JarClassLoader) getPluginClassLoader(id);
  }

  /** Closes the class loader of a plugin. Others that need it are left as they are. */
  void unload(Candidate plugin) {
    if (loaded.remove(plugin.id(), plugin)) {
      unloadPlugin(plugin.id(), false, false);
    }
  }

  /** Closes all class loaders. */
  void unloadAll() {
    for (Candidate plugin : new ArrayList<>(loaded.values())) {
      unload(plugin);
    }
  }

  /** The loaders of what a plugin needs, and of what that needs, and so on, near ones first. */
  private List<JarClassLoader> needed(Candidate plugin) {
    Set<JarClassLoader> loaders = new LinkedHashSet<>();
    Deque<Candidate> open = new ArrayDeque<>(List.of(plugin));
    while (!open.isEmpty()) {
      for (Dependency dependency : open.remove().descriptor().dependencies()) {
        Candidate other = loaded.get(dependency.id());
        // A plugin never sees one that was loaded after it, so the loaders form no cycle.
        if (other != null
            && other != plugin
            && dependency.accepts(other.descriptor().version())
            && loaders.add(jarLoader(other.id()))) {
          open.add(other);
        }
      }
    }
    return List.copyOf(loaders);
  }

  private Candidate candidate(Path file) {
    Candidate candidate = candidates.get(file);
    if (candidate == null) {
      throw new IllegalArgumentException("not a candidate: " + file);
    }
    return candidate;
  }

  // --- what PF4J asks for ---

  @Override
  protected PluginRepository createPluginRepository() {
    // An empty one: paths are given, not looked for.
    return new CompoundPluginRepository();
  }

  @Override
  protected PluginDescriptorFinder createPluginDescriptorFinder() {
    return new PluginDescriptorFinder() {
      @Override
      public boolean isApplicable(Path path) {
        return candidates.containsKey(path);
      }

      @Override
      public PluginDescriptor find(Path path) {
        return descriptor(candidate(path).descriptor());
      }
    };
  }

  private static PluginDescriptor descriptor(Descriptor plugin) {
    DefaultPluginDescriptor descriptor =
        new DefaultPluginDescriptor(
            plugin.id(),
            plugin.description(),
            org.pf4j.Plugin.class.getName(),
            plugin.version().toString(),
            "*",
            plugin.provider(),
            "");
    for (Dependency dependency : plugin.dependencies()) {
      descriptor.addDependency(
          new PluginDependency(dependency.isRequired() ? dependency.id() : dependency.id() + "?"));
    }
    return descriptor;
  }

  @Override
  protected PluginLoader createPluginLoader() {
    return new PluginLoader() {
      @Override
      public boolean isApplicable(Path path) {
        return candidates.containsKey(path);
      }

      @Override
      public ClassLoader loadPlugin(Path path, PluginDescriptor descriptor) {
        return new JarClassLoader(PluginHost.this, descriptor, view, candidate(path).archive());
      }
    };
  }

  @Override
  protected PluginFactory createPluginFactory() {
    // Plugins have no class of their own that PF4J would start: their providers are all there is.
    return wrapper -> new org.pf4j.Plugin();
  }

  @Override
  protected VersionManager createVersionManager() {
    return new VersionManager() {
      @Override
      public boolean checkVersionConstraint(String version, String constraint) {
        return true;
      }

      @Override
      public int compareVersions(String a, String b) {
        return Version.parse(a).orElseThrow().compareTo(Version.parse(b).orElseThrow());
      }
    };
  }

  @Override
  protected PluginStatusProvider createPluginStatusProvider() {
    // Plugins that are switched off do not get here.
    return new PluginStatusProvider() {
      @Override
      public boolean isPluginDisabled(String id) {
        return false;
      }

      @Override
      public void disablePlugin(String id) {}

      @Override
      public void enablePlugin(String id) {}
    };
  }

  @Override
  protected ExtensionFactory createExtensionFactory() {
    return new ExtensionFactory() {
      @Override
      public <T> T create(Class<T> type) {
        throw new UnsupportedOperationException("providers are made by the catalog");
      }
    };
  }

  @Override
  protected ExtensionFinder createExtensionFinder() {
    return new ExtensionFinder() {
      @Override
      public <T> List<ExtensionWrapper<T>> find(Class<T> type) {
        return List.of();
      }

      @Override
      public <T> List<ExtensionWrapper<T>> find(Class<T> type, String plugin) {
        return List.of();
      }

      @Override
      @SuppressWarnings("rawtypes") // As PF4J declares it.
      public List<ExtensionWrapper> find(String plugin) {
        return List.of();
      }

      @Override
      public Set<String> findClassNames(String plugin) {
        return Set.of();
      }
    };
  }
}
