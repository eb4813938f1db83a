package org.papamu.core.catalog;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import org.jspecify.annotations.Nullable;
import org.pf4j.ClassLoadingStrategy;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginManager;

/**
 * Loads the classes of one plugin. The API comes from the host whatever else there is; anything
 * else from the plugin's own jar first, then from the plugins it needs, then from the JDK.
 */
final class JarClassLoader extends PluginClassLoader {

  /*
   * PF4J's loader decides the order and is what PF4J knows a plugin by. Three things are done
   * differently here:
   *
   * Classes and resources are read from the archive that was checked, not from an URL that would be
   * opened anew, and so from this one file only.
   *
   * PF4J looks for a class in the plugins that are needed by asking the loader of each, which asks
   * those that it needs, and so on; with several ways to one plugin that grows like 2 to the power
   * of the depth. Here the needed plugins, near and far, are one list.
   *
   * PF4J sends its own classes to the parent; here it is the API's.
   */
  private final JarArchive archive;
  private final ProtectionDomain domain;
  private volatile List<JarClassLoader> needed = List.of();

  JarClassLoader(
      PluginManager manager, PluginDescriptor descriptor, HostView parent, JarArchive archive) {
    super(manager, descriptor, parent, ClassLoadingStrategy.PDA);
    this.archive = archive;
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
    Optional<JarEntry> entry = archive.entry(name.replace('.', '/').concat(".class"));
    if (entry.isEmpty()) {
      throw new ClassNotFoundException(name);
    }
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
    return archive.entry(name).isEmpty() ? null : url(name);
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

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    // Not the inherited way: it keeps a jar opened by URL until this loader is closed.
    URL found = getResource(name);
    try {
      return found == null ? null : found.openStream();
    } catch (IOException e) {
      return null;
    }
  }

  /** An address as a jar's entry has it, but read from the open archive. */
  private @Nullable URL url(String name) {
    try {
      return new URL(null, "jar:" + archive.file().toUri() + "!/" + name, new Entries(archive));
    } catch (MalformedURLException e) {
      return null;
    }
  }

  private static final class Entries extends URLStreamHandler {

    private final JarArchive archive;

    Entries(JarArchive archive) {
      this.archive = archive;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {
          connected = true;
        }

        @Override
        public InputStream getInputStream() throws IOException {
          String name = url.getRef() == null ? url.getFile() : url.getFile() + '#' + url.getRef();
          Optional<JarEntry> entry = archive.entry(name.substring(name.indexOf("!/") + 2));
          if (entry.isEmpty()) {
            throw new IOException("no such entry");
          }
          return new ByteArrayInputStream(archive.read(entry.get()));
        }
      };
    }
  }
}
