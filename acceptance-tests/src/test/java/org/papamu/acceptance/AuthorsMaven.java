package org.papamu.acceptance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Maven as an author outside of the sources has it: offline, with a local repository that holds
 * what this build has made, as if it had been published, and links to everything else that the
 * build itself has fetched. The repository of whoever runs the tests gets nothing of it.
 */
final class AuthorsMaven implements AutoCloseable {

  private static final String GROUP = "org/papamu";
  private static final String VERSION = "1.0.0";
  private static final List<String> PUBLISHED =
      List.of("framework-api", "framework-core", "framework-testkit", "variant-archetype");

  private final Path program;
  private final Path repository;

  private AuthorsMaven(Path program, Path repository) {
    this.program = program;
    this.repository = repository;
  }

  /**
   * Makes the local repository. Skips the test where there is no Maven, or no repository to link
   * to.
   */
  static AuthorsMaven open() throws IOException {
    Path own = Path.of(System.getProperty("papamu.repository", ""));
    assumeTrue(Files.isDirectory(own), "the build's own Maven repository is not known");
    Optional<Path> program = program();
    assumeTrue(program.isPresent(), "there is no mvn on the PATH");
    Path sources = Path.of(System.getProperty("papamu.sources", "..")).toAbsolutePath().normalize();
    Path folder =
        Files.createTempDirectory(sources.resolve("acceptance-tests/target"), "repository");
    Path group = Files.createDirectories(folder.resolve(GROUP));
    link(own, folder);
    link(own.resolve("org"), folder.resolve("org"));
    publish(sources, group, "papamu");
    for (String module : PUBLISHED) {
      publish(sources.resolve(module), group, module);
    }
    return new AuthorsMaven(program.get(), folder);
  }

  private static Optional<Path> program() {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder).resolve("mvn"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Links to every entry of a folder that the other folder lacks. */
  private static void link(Path from, Path to) throws IOException {
    List<Path> entries;
    try (Stream<Path> all = Files.list(from)) {
      entries = all.toList();
    }
    for (Path entry : entries) {
      Path link = to.resolve(entry.getFileName());
      if (Files.notExists(link)) {
        Files.createSymbolicLink(link, entry);
      }
    }
  }

  private static void publish(Path module, Path group, String name) throws IOException {
    String file = name + "-" + VERSION;
    Path target = Files.createDirectories(group.resolve(name).resolve(VERSION));
    Files.copy(module.resolve("pom.xml"), target.resolve(file + ".pom"));
    Path jar = module.resolve("target").resolve(file + ".jar");
    if (Files.exists(jar)) {
      Files.copy(jar, target.resolve(file + ".jar"), StandardCopyOption.COPY_ATTRIBUTES);
    } else if (!name.equals("papamu")) {
      throw new IllegalStateException("not built: there is no " + jar);
    }
  }

  /** Runs it in a folder, to its end. */
  Ran run(Path folder, String... arguments) {
    List<String> all =
        new ArrayList<>(
            List.of("-B", "-o", "-Dstyle.color=never", "-Dmaven.repo.local=" + repository));
    all.addAll(List.of(arguments));
    return Launch.of(program)
        .in(folder)
        .with("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        .run(all.toArray(String[]::new));
  }

  /** Takes the repository away, without following its links. */
  @Override
  public void close() throws IOException {
    Files.walkFileTree(
        repository,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException fault)
              throws IOException {
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
