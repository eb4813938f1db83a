package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.core.catalog.Plugin.State;

/** Folders in every state, beside a good one. */
class FoldersTest {

  @TempDir Path good;
  @TempDir Path other;

  @BeforeEach
  void putGoodPlugin() {
    PluginJar.good("good").in(good);
  }

  private Catalog open(Path path) {
    return Catalogs.checked(Catalog.open(CatalogSettings.named(path, good)));
  }

  private String onlyReason(Path path) {
    try (Catalog catalog = open(path)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.problems()).hasSize(1);
      assertThat(catalog.problems().get(0).file()).isEqualTo(path.toAbsolutePath());
      assertThat(catalog.problems().get(0).plugin()).isEmpty();
      return catalog.problems().get(0).reason();
    }
  }

  @Test
  void missingFolder() {
    assertThat(onlyReason(other.resolve("none")))
        .isEqualTo("no plugin was loaded from this folder: there is no such folder");
  }

  @Test
  void missingBundledFolder() {
    try (Catalog catalog =
        Catalogs.checked(Catalog.open(CatalogSettings.bundled(other.resolve("none"))))) {
      assertThat(catalog.problems())
          .extracting(Problem::reason)
          .containsExactly(
              "no bundled plugin was loaded: the application's plugin folder cannot be used, there"
                  + " is no such folder");
    }
  }

  @Test
  void fileForAFolder() throws IOException {
    assertThat(onlyReason(Files.writeString(other.resolve("file"), "x")))
        .isEqualTo("no plugin was loaded from this folder: it is not a folder");
  }

  @Test
  void loopOfLinks() throws IOException {
    Path one = other.resolve("one");
    Path two = other.resolve("two");
    Files.createSymbolicLink(one, two);
    Files.createSymbolicLink(two, one);
    assertThat(onlyReason(one)).startsWith("no plugin was loaded from this folder: it ");
    Files.createSymbolicLink(good.resolve("loop.jar"), one);
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "loop.jar").get(0)).startsWith("it ");
    }
  }

  @Test
  void linkToAJarIsFollowed() throws IOException {
    Path link = Files.createSymbolicLink(other.resolve("link.jar"), good.resolve("good.jar"));
    try (Catalog catalog = Catalogs.open(other)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(Catalogs.games(catalog)).containsExactly("good");
    } finally {
      Files.delete(link);
    }
  }

  @Test
  void brokenLinkAndFolderNamedAsAJar() throws IOException {
    Files.createSymbolicLink(good.resolve("gone.jar"), other.resolve("gone"));
    Files.createDirectory(good.resolve("folder.jar"));
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "gone.jar")).containsExactly("there is no such file");
      assertThat(Catalogs.reasons(catalog, "folder.jar"))
          .containsExactly("it is a folder; a plugin is one jar file");
    }
  }

  @Test
  void pipeNamedAsAJarIsNotOpened() throws IOException, InterruptedException {
    Path pipe = good.resolve("pipe.jar");
    Process made;
    try {
      made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    } catch (IOException e) {
      org.junit.jupiter.api.Assumptions.abort("no mkfifo here");
      return;
    }
    org.junit.jupiter.api.Assumptions.assumeTrue(made.waitFor() == 0);
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "pipe.jar")).containsExactly("it is not a plain file");
    }
  }

  @Test
  void zipBesideAFolderOfTheUser() throws IOException {
    PluginJar.good("konane").write(good.resolve("konane.zip"));
    Path folder = Files.createDirectory(good.resolve("konane"));
    Files.writeString(folder.resolve("my-game.pgr"), "precious");
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.problems()).hasSize(1);
      assertThat(Catalogs.reasons(catalog, "konane.zip"))
          .containsExactly("it is a zip; a plugin is one jar file, and is not unpacked");
    }
    assertThat(folder.toFile().list()).containsExactly("my-game.pgr");
    assertThat(folder.resolve("my-game.pgr")).hasContent("precious");
    assertThat(good.toFile().list()).containsExactlyInAnyOrder("good.jar", "konane", "konane.zip");
  }

  @Test
  void unpackedPluginsAreNamedAndOtherFilesLeftAlone() throws IOException {
    Files.createDirectories(good.resolve("unpacked/META-INF"));
    Files.writeString(good.resolve("unpacked/META-INF/MANIFEST.MF"), "Plugin-Id: x\n");
    PluginJar.good("x").in(Files.createDirectory(good.resolve("more")));
    Files.createDirectory(good.resolve("empty"));
    Files.writeString(good.resolve("README.txt"), "x");
    Files.writeString(good.resolve("._good.jar"), "what a file manager leaves behind");
    Files.writeString(good.resolve("half.jar.part"), "x");
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.problems())
          .extracting(problem -> String.valueOf(problem.file().getFileName()))
          .containsExactlyInAnyOrder("more", "unpacked");
      assertThat(Catalogs.reasons(catalog, "more").get(0))
          .startsWith("it is a folder; a plugin is");
    }
  }

  @Test
  void endingMayBeInUpperCase() {
    PluginJar.good("loud").write(good.resolve("LOUD.JAR"));
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "loud");
    }
  }

  @Test
  void manyFiles() throws IOException {
    for (int i = 0; i < 10_000; i++) {
      Files.createFile(good.resolve("file%05d.txt".formatted(i)));
    }
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(Catalogs.games(catalog)).containsExactly("good");
    }
  }

  @Test
  void manyJars() throws IOException {
    for (int i = 0; i < 1_050; i++) {
      Files.createFile(good.resolve("x%05d.jar".formatted(i)));
    }
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.plugins()).hasSize(1_000);
      assertThat(catalog.problems()).hasSize(1_000);
      assertThat(catalog.problems())
          .filteredOn(problem -> problem.file().equals(good))
          .extracting(Problem::reason)
          .containsExactly("it holds 1051 jars; only the first 1000 by name were looked at");
    }
  }

  @Test
  void jarRemovedAndReplacedAfterItWasChecked() throws IOException {
    PluginJar.good("second").in(good);
    CatalogSettings settings = CatalogSettings.named(good);
    FolderScan scan = FolderScan.of(settings);
    Files.delete(good.resolve("good.jar"));
    Path second = good.resolve("second.jar");
    Path evil = Files.writeString(other.resolve("evil"), "something else");
    Files.move(evil, second, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    try (FolderPlugins plugins = FolderPlugins.load(scan, settings)) {
      assertThat(plugins.candidates())
          .as("what was checked is what is loaded")
          .extracting(Candidate::state)
          .containsExactly(State.LOADED, State.LOADED);
    }
  }

  // --- looking without loading ---

  @Test
  void scanLoadsNoClass() throws IOException {
    String loaded = "papamu.test.loaded";
    PluginJar.with(
            PluginJar.Code.game("toy")
                .members("static { System.setProperty(\"%s\", \"yes\"); }".formatted(loaded)))
        .in(good);
    PluginJar.good("off").in(good);
    PluginJar.good("lonely").needs("nobody").in(good);
    toyAgain();
    Files.writeString(good.resolve("garbage.jar"), "x");
    PluginSwitches.in(good).disable("off");
    Scan scan = Catalog.scan(CatalogSettings.named(good));
    assertThat(scan.plugins())
        .extracting(plugin -> plugin.label() + " " + plugin.state())
        .containsExactly(
            "good 1.0.0 FOUND",
            "lonely 1.0.0 FAILED",
            "off 1.0.0 DISABLED",
            "toy 0.9.0 FAILED",
            "toy 1.0.0 FOUND",
            "garbage.jar FAILED");
    assertThat(scan.problems()).hasSize(3);
    assertThat(System.getProperty(loaded)).isNull();
    try (Catalog catalog = Catalogs.open(good)) {
      assertThat(catalog.problems()).hasSize(3);
      assertThat(System.getProperty(loaded)).as("loading does set it").isEqualTo("yes");
    } finally {
      System.clearProperty(loaded);
    }
  }

  private void toyAgain() {
    PluginJar.good("toy").version("0.9.0").write(good.resolve("a-toy.jar"));
  }

  @Test
  void noFoldersAtAll() {
    try (Catalog catalog = Catalog.open(CatalogSettings.folders(List.of()))) {
      assertThat(catalog.plugins()).isEmpty();
      assertThat(catalog.problems()).isEmpty();
    }
  }

  @Test
  void folderThatMustNotBeRead() throws IOException {
    PluginJar.good("hidden").in(other);
    forbidden(
        other,
        path ->
            assertThat(onlyReason(path))
                .isEqualTo(
                    "no plugin was loaded from this folder: permission to read it is missing"));
  }

  @Test
  void jarThatMustNotBeRead() throws IOException {
    Path jar = PluginJar.good("hidden").in(other);
    forbidden(
        jar,
        path -> {
          try (Catalog catalog = open(other)) {
            assertThat(Catalogs.games(catalog)).containsExactly("good");
            assertThat(catalog.problems())
                .extracting(Problem::reason)
                .containsExactly("permission to read it is missing");
          }
        });
  }

  /** Takes all permissions away for as long as a test lasts. */
  private static void forbidden(Path path, Consumer<Path> test) throws IOException {
    Set<PosixFilePermission> before = Files.getPosixFilePermissions(path);
    Files.setPosixFilePermissions(path, Set.of());
    try {
      assumeFalse(Files.isReadable(path), "this user may read everything, as root may");
      test.accept(path);
    } finally {
      Files.setPosixFilePermissions(path, before);
    }
  }
}
