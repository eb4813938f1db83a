package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is in the distribution, and what must not be. */
final class ContentsIT {

  private static final String SERVICES = "META-INF/services/";

  private static List<String> entries(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream().map(entry -> entry.getName()).toList();
    }
  }

  private static Stream<String> classes(Path jar) throws IOException {
    return entries(jar).stream().filter(name -> name.endsWith(".class"));
  }

  @Test
  void theClassPathOfTheHostHoldsNoGame() throws Exception {
    List<Path> jars = Distribution.assembled().files("lib");
    assertThat(jars).isNotEmpty();
    List<String> all = new ArrayList<>();
    for (Path jar : jars) {
      assertThat(jar.getFileName().toString()).endsWith(".jar").doesNotContain("variant");
      all.addAll(entries(jar));
    }
    assertThat(all)
        .contains("org/papamu/cli/Main.class", "org/papamu/api/GameProvider.class")
        .noneMatch(name -> name.matches("org/papamu/(konane|fanorona|pegsolitaire).*"))
        .noneMatch(name -> name.startsWith(SERVICES + "org.papamu.api."))
        .as("what is for tests only")
        .noneMatch(name -> name.startsWith("org/junit") || name.startsWith("org/papamu/testkit"));
  }

  @ParameterizedTest
  @CsvSource({
    "variant-konane, org/papamu/konane/",
    "variant-fanorona, org/papamu/fanorona/",
    "variant-peg-solitaire, org/papamu/pegsolitaire/"
  })
  void aPluginHoldsItsGameAndNothingOfTheFramework(String plugin, String code) throws Exception {
    Path jar = Distribution.assembled().jar(plugin);
    assertThat(classes(jar)).isNotEmpty().allMatch(name -> name.startsWith(code));
    try (JarFile file = new JarFile(jar.toFile())) {
      Attributes manifest = file.getManifest().getMainAttributes();
      assertThat(manifest.getValue("Plugin-Id")).isEqualTo(plugin);
      assertThat(manifest.getValue("Plugin-Version")).matches("\\d+\\.\\d+\\.\\d+");
      assertThat(manifest.getValue("Plugin-Requires")).isNotBlank();
      assertThat(manifest.getValue("Plugin-Provider")).isNotBlank();
    }
    assertThat(entries(jar)).contains(SERVICES + "org.papamu.api.GameProvider");
  }

  @Test
  void theThreeGamesAreBundledAndNothingElse() throws Exception {
    assertThat(
            Distribution.assembled().files("plugins").stream()
                .map(file -> file.getFileName().toString().replaceAll("-\\d.*", "")))
        .containsExactly("variant-fanorona", "variant-konane", "variant-peg-solitaire");
  }

  @Test
  void theZipHoldsTheSameFilesAndAProgramThatCanBeStarted() throws Exception {
    Path folder = Distribution.assembled().folder();
    List<Path> zips;
    try (Stream<Path> files = Files.list(folder.resolveSibling(""))) {
      zips = files.filter(file -> file.toString().endsWith(".zip")).toList();
    }
    assertThat(zips).hasSize(1);
    URI uri = URI.create("jar:" + zips.get(0).toUri());
    try (FileSystem zip =
        FileSystems.newFileSystem(uri, Map.of("enablePosixFileAttributes", true))) {
      Path root = firstIn(zip.getPath("/"));
      assertThat(files(root)).isEqualTo(files(folder));
      assertThat(Files.getPosixFilePermissions(root.resolve("bin/papamu")))
          .contains(PosixFilePermission.OWNER_EXECUTE, PosixFilePermission.OTHERS_EXECUTE);
    }
  }

  private static Path firstIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findFirst().orElseThrow();
    }
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .filter(name -> !name.startsWith("cache/"))
          .sorted()
          .toList();
    }
  }
}
