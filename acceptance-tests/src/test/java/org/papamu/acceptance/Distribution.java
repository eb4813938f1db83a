package org.papamu.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/** A folder with {@code bin/}, {@code lib/} and {@code plugins/}: the assembled one or a copy. */
public record Distribution(Path folder) {

  private static final String CACHE = "cache";

  /** The assembled one. Fails with a clear reason where it has not been built. */
  public static Distribution assembled() {
    Path folder = path("papamu.distribution", "../distribution/target/papamu");
    Distribution assembled = new Distribution(folder);
    if (!Files.isExecutable(assembled.program())) {
      throw new IllegalStateException(
          "the distribution is not built: there is no %s; build it with: mvn -pl distribution -am package"
              .formatted(assembled.program()));
    }
    return assembled;
  }

  /** The launcher at the top of the sources. */
  public static Path topLauncher() {
    return path("papamu.launcher", "../papamu");
  }

  private static Path path(String property, String otherwise) {
    return Path.of(System.getProperty(property, otherwise)).toAbsolutePath().normalize();
  }

  /** The program that starts it. */
  public Path program() {
    return folder.resolve("bin/papamu");
  }

  /** The folder of its plugins. */
  public Path plugins() {
    return folder.resolve("plugins");
  }

  /** The files in one of its folders, by name. */
  public List<Path> files(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      return files.sorted().toList();
    }
  }

  /** The jar of a bundled plugin. */
  public Path jar(String plugin) {
    try {
      return files("plugins").stream()
          .filter(file -> String.valueOf(file.getFileName()).matches(plugin + "-\\d.*\\.jar"))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("no jar of " + plugin + " in " + plugins()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A copy of it in a new folder, without what can be made again. */
  public Distribution copyTo(Path target) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path source, BasicFileAttributes attributes)
              throws IOException {
            if (source.equals(folder.resolve(CACHE))) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(target.resolve(folder.relativize(source)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path source, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                source,
                target.resolve(folder.relativize(source)),
                StandardCopyOption.COPY_ATTRIBUTES);
            return FileVisitResult.CONTINUE;
          }
        });
    return new Distribution(target);
  }

  /** A copy of its plugin folder. */
  public Path copyPlugins(Path target) throws IOException {
    Files.createDirectories(target);
    for (Path jar : files("plugins")) {
      Files.copy(jar, target.resolve(String.valueOf(jar.getFileName())));
    }
    return target;
  }
}
