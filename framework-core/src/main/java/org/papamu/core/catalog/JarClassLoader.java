package org.papamu.core.catalog;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.PluginOrigin;
import org.pf4j.ClassLoadingStrategy;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginManager;

/**
 * Loads the classes of one plugin. The API comes from the host whatever else there is; anything
 * else from the plugin's own jar first, then from the plugins it needs, then from the JDK.
 */
final class JarClassLoader extends PluginClassLoader implements PluginOrigin {

  /*
   * PF4J's loader decides the order and is what PF4J knows a plugin by. Three things are done
   * differently here:
   *
   * Classes and resources are read from the archive that was checked, not from an URL that would be
   * opened anew: so both are the bytes that were hashed, whatever became of the file and whatever
   * its manifest says. The URL of a resource looks as everybody expects, but reads the archive.
   *
   * PF4J looks for a class in the plugins that are needed by asking the loader of each, which asks
   * those that it needs, and so on; with several ways to one plugin that grows like 2 to the power
   * of the depth. Here the needed plugins, near and far, are one list.
   *
   * PF4J sends its own classes to the parent; here it is the API's.
   */

  private final String label;
  private final JarArchive archive;
  private final ProtectionDomain domain;
  private final ArchiveOpener opener;
  private volatile List<JarClassLoader> needed = List.of();

  JarClassLoader(
      PluginManager manager, PluginDescriptor descriptor, HostView parent, JarArchive archive) {
    super(manager, descriptor, parent, ClassLoadingStrategy.PDA);
    this.label = descriptor.getPluginId() + " " + descriptor.getVersion();
    this.archive = archive;
    this.opener = new ArchiveOpener(archive);
    this.domain =
        new ProtectionDomain(new CodeSource(url(archive), (Certificate[]) null), null, this, null);
  }

  private static @Nullable URL url(JarArchive archive) {
    try {
      return archive.file().toUri().toURL();
    } catch (MalformedURLException e) {
      return null;
    }
  }

  @Override
  public String plugin() {
    return label;
  }

  /**
   * Sets the loaders of all plugins that this one needs, near ones first. None of them may need
   * this one, however far away: two threads that load classes from both ends of a cycle would wait
   * for each other for ever.
   */
  void needs(List<JarClassLoader> loaders) {
    needed = List.copyOf(loaders);
  }

  @Override
  protected boolean shouldDelegateToParent(String name) {
    return name.startsWith(HostView.API);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    Optional<ArchiveEntry> entry = archive.entry(name.replace('.', '/').concat(".class"));
    if (entry.isEmpty()) {
      throw new ClassNotFoundException(name);
    }
    Guard.busy();
    byte[] bytes;
    try {
      bytes = archive.read(entry.get());
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
    return defineClass(name, bytes, 0, bytes.length, domain);
  }

  @Override
  protected @Nullable Class<?> loadClassFromDependencies(String name) {
    for (JarClassLoader loader : needed) {
      Class<?> found = loader.own(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** A class of this jar, loaded now if it was not before. */
  private @Nullable Class<?> own(String name) {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded.getClassLoader() == this ? loaded : null;
      }
      try {
        return findClass(name);
      } catch (ClassNotFoundException e) {
        return null;
      }
    }
  }

  @Override
  public @Nullable URL findResource(String name) {
    Optional<ArchiveEntry> entry = archive.entry(name);
    return entry.isEmpty() ? null : url(entry.get());
  }

  @Override
  public Enumeration<URL> findResources(String name) {
    URL found = findResource(name);
    return found == null ? Collections.emptyEnumeration() : Collections.enumeration(List.of(found));
  }

  @Override
  protected @Nullable URL findResourceFromDependencies(String name) {
    for (JarClassLoader loader : needed) {
      URL found = loader.findResource(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  @Override
  protected Collection<URL> findResourcesFromDependencies(String name) {
    List<URL> all = new ArrayList<>();
    for (JarClassLoader loader : needed) {
      all.addAll(Collections.list(loader.findResources(name)));
    }
    return all;
  }

  private @Nullable URL url(ArchiveEntry entry) {
    try {
      return opener.url(entry);
    } catch (MalformedURLException | URISyntaxException e) {
      return null;
    }
  }
}
