package org.papamu.core.cluster;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * Finds engines: each has a folder of its name with its jars in the folder {@code jars}, in one of
 * some folders. None of them is on the host's class path, and none is loaded before it is asked
 * for.
 *
 * <p>An engine sees the JDK, this program's core and API, and its own jars; so its libraries and
 * the host's do not meet, whatever their versions are.
 */
public final class ClusterEngines {

  private static final String JARS = "jars";

  private final List<Path> folders;
  private final ClassLoader libraries;

  /** Engines in some folders; the first that has a name counts. */
  public ClusterEngines(List<Path> folders) {
    this(folders, ClassLoader.getPlatformClassLoader());
  }

  /**
   * Engines in some folders, within a program that has their libraries already.
   *
   * @param libraries where an engine finds what is neither in its folder nor of this program
   */
  public ClusterEngines(List<Path> folders, ClassLoader libraries) {
    this.folders = List.copyOf(folders);
    this.libraries = libraries;
  }

  /** The folders where engines are looked for. */
  public List<Path> folders() {
    return folders;
  }

  /** The folder of an engine; empty if there is none of this name. */
  public Optional<Path> find(String name) {
    if (!isName(name)) {
      return Optional.empty();
    }
    return folders.stream()
        .map(folder -> folder.resolve(name))
        .filter(folder -> Files.isDirectory(folder.resolve(JARS)))
        .findFirst();
  }

  private static boolean isName(String name) {
    return !name.isEmpty()
        && name.length() <= 32
        && name.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
  }

  /**
   * Connects to machines by an engine. What the engine does is done with its own class loader as
   * the thread's.
   *
   * @param engine the engine's folder
   * @throws ClusterException if it is no sound engine or cannot connect
   */
  public Cluster open(Path engine, ClusterSettings settings) {
    ClassLoader loader = loader(engine);
    return new InLoader(loader, () -> load(engine, loader).open(settings));
  }

  private ClassLoader loader(Path engine) {
    List<URL> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(engine.resolve(JARS), "*.jar")) {
      List<Path> sorted = new ArrayList<>();
      files.forEach(sorted::add);
      sorted.sort(null);
      for (Path jar : sorted) {
        jars.add(url(jar));
      }
    } catch (IOException e) {
      throw new ClusterException("the engine in %s cannot be read".formatted(engine), e);
    }
    return new URLClassLoader(
        "papamu-engine",
        jars.toArray(new URL[0]),
        new CoreView(Cluster.class.getClassLoader(), libraries));
  }

  private static URL url(Path jar) throws MalformedURLException {
    return jar.toUri().toURL();
  }

  private static ClusterEngine load(Path engine, ClassLoader loader) {
    try {
      return ServiceLoader.load(ClusterEngine.class, loader)
          .findFirst()
          .orElseThrow(
              () -> new ClusterException("there is no engine in %s".formatted(engine), null));
    } catch (ServiceConfigurationError | LinkageError e) {
      throw new ClusterException(
          "the engine in %s does not fit this version of papamu".formatted(engine), e);
    }
  }

  /** All that an engine sees of the program. */
  private static final class CoreView extends ClassLoader {

    private final ClassLoader host;

    CoreView(ClassLoader host, ClassLoader libraries) {
      super("papamu-core", libraries);
      this.host = host;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("org.papamu.api.")
          || name.startsWith("org.papamu.core.")
          || name.startsWith("org.jspecify.annotations.")) {
        return host.loadClass(name);
      }
      if (name.startsWith("org.papamu.")) {
        // The engine itself, which may be among the libraries too: with another core.
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }
}
