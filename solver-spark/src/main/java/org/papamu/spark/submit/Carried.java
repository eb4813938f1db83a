package org.papamu.spark.submit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The host as the jar for {@code spark-submit} carries it: its folder, unpacked to a temporary one
 * that is removed at the end. Plugins that were given with {@code --jars} are put to the bundled
 * ones: who submits a job says what code it runs.
 */
final class Carried implements AutoCloseable {

  private static final String ROOT = "papamu/";
  private static final String PLUGIN = "Plugin-Id";

  private final Path folder;
  private final URLClassLoader host;

  private Carried(Path folder) throws IOException {
    this.folder = folder;
    host = new URLClassLoader("papamu-host", jars(), ClassLoader.getPlatformClassLoader());
  }

  /**
   * Unpacks the jar that a class is in.
   *
   * @param jobs the class loader with the jars of the job
   * @throws IOException if that fails
   */
  static Carried unpack(Class<?> type, ClassLoader jobs) throws IOException {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    Path jar =
        Optional.ofNullable(source)
            .flatMap(one -> file(one.getLocation()))
            .orElseThrow(() -> new IOException("papamu is in no jar"));
    Path folder = Files.createTempDirectory("papamu-submit");
    try {
      unpack(jar, folder);
      for (Path plugin : plugins(jobs)) {
        add(plugin, folder);
      }
      return new Carried(folder);
    } catch (IOException | RuntimeException e) {
      remove(folder);
      throw e;
    }
  }

  private static void unpack(Path jar, Path folder) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries =
          zip.stream()
              .filter(entry -> entry.getName().startsWith(ROOT) && !entry.isDirectory())
              .toList();
      for (ZipEntry entry : entries) {
        Path to = folder.resolve(entry.getName()).normalize();
        if (!to.startsWith(folder)) {
          throw new IOException("%s leads out of %s".formatted(entry.getName(), jar));
        }
        Files.createDirectories(to.resolve("..").normalize());
        try (InputStream in = zip.getInputStream(entry)) {
          Files.copy(in, to);
        }
      }
    }
  }

  private static Optional<Path> file(URL place) {
    try {
      return Optional.of(Path.of(place.toURI())).filter(Files::isRegularFile);
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /** The plugins among the jars of a job. */
  private static List<Path> plugins(ClassLoader jobs) throws IOException {
    List<Path> plugins = new ArrayList<>();
    if (jobs instanceof URLClassLoader urls) {
      for (URL url : urls.getURLs()) {
        Optional<Path> jar = file(url);
        if (jar.isPresent() && isPlugin(jar.get())) {
          plugins.add(jar.get());
        }
      }
    }
    return plugins;
  }

  private static boolean isPlugin(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      Manifest manifest = jar.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue(PLUGIN) != null;
    }
  }

  private static void add(Path plugin, Path folder) throws IOException {
    byte[] bytes = Files.readAllBytes(plugin);
    String sha256 = sha256(bytes);
    // Two jars of the same name may come from two places.
    String name = "%s-%s".formatted(sha256.substring(0, 16), plugin.getFileName());
    Path home = folder.resolve(ROOT);
    Files.write(home.resolve("plugins").resolve(name), bytes);
    Files.writeString(
        home.resolve("plugins.sha256"),
        "%s *%s\n".formatted(sha256, name),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private URL[] jars() throws IOException {
    try (Stream<Path> files = Files.list(home().resolve("lib"))) {
      List<URL> urls = new ArrayList<>();
      for (Path jar : files.sorted().toList()) {
        urls.add(jar.toUri().toURL());
      }
      return urls.toArray(new URL[0]);
    }
  }

  /** The host's folder. */
  Path home() {
    return folder.resolve(ROOT);
  }

  /** Where the host's classes come from; sees the JDK besides. */
  ClassLoader host() {
    return host;
  }

  @Override
  public void close() throws IOException {
    host.close();
    remove(folder);
  }

  private static void remove(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // Temporary files that stay do no harm.
    }
  }
}
