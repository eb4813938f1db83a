package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.GameSpec;
import org.papamu.core.catalog.Plugin.State;
import org.papamu.core.catalog.PluginFolder.Origin;

/**
 * Which jars run: the bundled ones, and those that the user trusts, and of these the very bytes.
 */
class TrustTest {

  @TempDir Path folder;

  private Path bundled = Path.of("");
  private UserFolder user = new UserFolder(Path.of(""));
  private Path ran = Path.of("");

  @BeforeEach
  void makeFolders() throws IOException {
    bundled = Files.createDirectory(folder.resolve("bundled"));
    user = new UserFolder(folder.resolve("user"));
    Files.createDirectories(user.plugins().path());
    ran = folder.resolve("ran");
    PluginJar.good("good").in(bundled);
  }

  /** A plugin that leaves a file behind as soon as a class of it is initialised. */
  private PluginJar telling(String id) {
    return PluginJar.with(
        PluginJar.Code.game(id)
            .members(
                """
                static {
                  try {
                    java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
                  } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                  }
                }
                """
                    .formatted(ran.toString().replace("\\", "/"))));
  }

  private CatalogSettings settings() {
    List<String> lines = new ArrayList<>();
    Path list = folder.resolve("plugins.sha256");
    try {
      if (!Files.exists(list)) {
        for (String name : List.of("good.jar")) {
          lines.add(JarBytes.read(bundled.resolve(name)).sha256() + " *" + name);
        }
        Files.write(list, lines);
      }
    } catch (IOException | Refusal e) {
      throw new IllegalStateException(e);
    }
    return CatalogSettings.folders(
            List.of(PluginFolder.bundled(bundled).listedOnly(), user.plugins()))
        .withUser(user)
        .withBundled(BundledJars.read(list));
  }

  private Catalog open() {
    return Catalogs.checked(Catalog.open(settings()));
  }

  private PluginStore store() {
    return new PluginStore(settings());
  }

  // --- not trusted ---

  @Test
  void noClassOfAJarIsLoadedThatNobodyTrusts() throws Exception {
    telling("toy").in(user.plugins().path());
    telling("other").in(bundled);
    PluginJar.good("needs-toy").needs("toy").in(user.plugins().path());
    store().trust("needs-toy");
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      for (String file : List.of("toy.jar", "other.jar")) {
        Plugin plugin = Catalogs.plugin(catalog, file);
        assertThat(plugin.state()).isEqualTo(State.UNTRUSTED);
        assertThat(plugin.origin()).isEqualTo(Origin.INSTALLED);
        assertThat(plugin.version()).isEqualTo("1.0.0");
        assertThat(Catalogs.reasons(catalog, file))
            .containsExactly("it is not trusted, so none of its code was run");
      }
      assertThat(Catalogs.reasons(catalog, "needs-toy.jar"))
          .containsExactly("it needs the plugin toy, which is not trusted");
      assertThat(Catalogs.plugin(catalog, "good.jar").origin()).isEqualTo(Origin.BUNDLED);
    }
    assertThat(ran).doesNotExist();
    store().trust("toy");
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "needs-toy", "toy");
    }
    assertThat(ran).as("now it does run").exists();
  }

  @Test
  void aTrustedJarIsTrustedWhereverItLies() throws Exception {
    Path elsewhere = PluginJar.good("toy").write(folder.resolve("download.jar"));
    Plugin trusted = store().trust(elsewhere.toString());
    assertThat(trusted.label()).isEqualTo("toy 1.0.0");
    Files.move(elsewhere, user.plugins().path().resolve("renamed.jar"));
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "toy");
    }
  }

  @Test
  void bundledJarsAreKnownByTheirBytes() throws Exception {
    CatalogSettings settings = settings();
    Path copy = Files.createDirectory(folder.resolve("copy")).resolve("x.jar");
    Files.copy(bundled.resolve("good.jar"), copy);
    PluginJar.good("toy").in(copy.resolveSibling(""));
    CatalogSettings named =
        CatalogSettings.folders(List.of(PluginFolder.named(copy.resolveSibling("")).listedOnly()))
            .withBundled(settings.bundled().orElseThrow());
    try (Catalog catalog = Catalogs.checked(Catalog.open(named))) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.plugin(catalog, "toy.jar").state()).isEqualTo(State.UNTRUSTED);
    }
  }

  @Test
  void aListThatIsMissingTrustsNothingAndIsAProblem() {
    CatalogSettings settings =
        CatalogSettings.folders(List.of(PluginFolder.bundled(bundled).listedOnly()))
            .withBundled(BundledJars.read(folder.resolve("none")));
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings))) {
      assertThat(Catalogs.games(catalog)).isEmpty();
      assertThat(Catalogs.reasons(catalog, "none"))
          .containsExactly("it is not known which plugins came with papamu: it names no jar");
    }
  }

  // --- changed ---

  @Test
  void oneByteMakesATrustedJarAnotherOne() throws Exception {
    Path jar = telling("toy").in(user.plugins().path());
    store().trust("toy");
    byte[] bytes = Files.readAllBytes(jar);
    for (int at : new int[] {0, 10, bytes.length / 2, bytes.length - 30, bytes.length - 1}) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(jar, changed);
      try (Catalog catalog = open()) {
        assertThat(Catalogs.games(catalog)).containsExactly("good");
        Plugin plugin = Catalogs.plugin(catalog, "toy.jar");
        assertThat(plugin.state()).as("byte %s", at).isEqualTo(State.CHANGED);
        assertThat(plugin.id()).isEqualTo("toy");
        assertThat(plugin.problem().orElseThrow())
            .startsWith("it was changed after it was trusted, so none of its code was run");
      }
    }
    assertThat(ran).doesNotExist();
    Files.write(jar, bytes);
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "toy");
    }
  }

  @Test
  void aChangedJarUnderAnotherNameIsChangedToo() throws Exception {
    PluginJar.good("toy").in(user.plugins().path());
    store().trust("toy");
    Files.delete(user.plugins().path().resolve("toy.jar"));
    telling("toy").write(user.plugins().path().resolve("other-name.jar"));
    telling("toy").version("1.0.1").write(user.plugins().path().resolve("next.jar"));
    try (Catalog catalog = open()) {
      assertThat(Catalogs.plugin(catalog, "other-name.jar").state()).isEqualTo(State.CHANGED);
      assertThat(Catalogs.plugin(catalog, "next.jar").state())
          .as("another version is a new jar")
          .isEqualTo(State.UNTRUSTED);
    }
    assertThat(ran).doesNotExist();
  }

  @Test
  void aBundledJarThatWasReplacedIsChanged() {
    settings();
    telling("good").in(bundled);
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).isEmpty();
      Plugin plugin = Catalogs.plugin(catalog, "good.jar");
      assertThat(plugin.state()).isEqualTo(State.CHANGED);
      assertThat(plugin.origin()).isEqualTo(Origin.BUNDLED);
      assertThat(plugin.problem().orElseThrow()).contains("not the jar that came with papamu");
    }
    assertThat(ran).doesNotExist();
  }

  @Test
  void theBytesThatWereHashedAreTheBytesThatRun() throws Exception {
    Path jar =
        PluginJar.with(
                PluginJar.Code.game("toy")
                    .title(
                        """
                        try (var in = getClass().getResource("/data").openStream()) {
                          return new String(in.readAllBytes(), "UTF-8");
                        } catch (java.io.IOException e) {
                          throw new java.io.UncheckedIOException(e);
                        }
                        """))
            .file("data", "the one that was trusted")
            .in(user.plugins().path());
    store().trust("toy");
    CatalogSettings settings = settings();
    FolderScan scan = FolderScan.of(settings);
    // Written over in place and replaced: an open file would show the one, a path the other.
    byte[] evil = telling("toy").file("data", "another one").bytes();
    Files.write(jar, evil);
    Files.move(Files.write(folder.resolve("evil"), evil), jar, StandardCopyOption.REPLACE_EXISTING);
    try (FolderPlugins plugins = FolderPlugins.load(scan, settings)) {
      Candidate toy =
          plugins.candidates().stream().filter(c -> c.id().equals("toy")).findFirst().orElseThrow();
      assertThat(toy.offer().games())
          .extracting(CheckedGame::title)
          .containsExactly("the one that was trusted");
    }
    assertThat(ran).doesNotExist();
  }

  @Test
  void bytesThatAreReadAgainMustBeTheSame() throws Exception {
    Path jar = PluginJar.good("toy").in(user.plugins().path());
    store().trust("toy");
    open().close();
    try (Catalog catalog = open()) {
      telling("toy").in(user.plugins().path());
      OfferedGame game = catalog.games().get(1);
      assertThat(game.name()).as("known from the first time").isEqualTo("toy");
      PluginFault fault =
          catchThrowableOfType(
              PluginFault.class,
              () -> game.provider().game(GameSpec.parse(game.provider(), "toy")));
      assertThat(fault).hasMessageContaining("changed after it was checked");
    }
    assertThat(ran).doesNotExist();
    assertThat(jar).exists();
  }

  // --- the list ---

  @Test
  void theListIsPlainText() throws Exception {
    Path jar = PluginJar.good("toy").write(user.plugins().path().resolve("t\u014dy 1.jar"));
    Files.writeString(user.trust().file(), "# mine\nnonsense\n");
    store().trust("toy");
    String line = JarBytes.read(jar).sha256() + " toy 1.0.0 " + jar.toUri().toASCIIString();
    assertThat(user.trust().file()).hasContent("# mine\n" + line);
    assertThat(line).contains("t%C5%8Dy%201.jar");
    store().trust(jar.toString());
    assertThat(user.trust().file()).as("once is enough").hasContent("# mine\n" + line);
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "toy");
    }
  }

  @Test
  void aListThatCannotBeReadTrustsNothing() throws Exception {
    telling("toy").in(user.plugins().path());
    store().trust("toy");
    byte[] list = Files.readAllBytes(user.trust().file());
    byte[] endless = java.util.Arrays.copyOf(list, 5 << 20);
    Files.write(user.trust().file(), endless);
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "trusted.txt").get(0)).contains("longer than 4096 KiB");
    }
    Files.delete(user.trust().file());
    Files.createDirectory(user.trust().file());
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
    }
    assertThat(ran).doesNotExist();
  }

  @Test
  void aLineThatSaysNothingIsAProblemAndTheOthersCount() throws Exception {
    PluginJar.good("toy").in(user.plugins().path());
    store().trust("toy");
    String line = Files.readString(user.trust().file());
    Files.writeString(
        user.trust().file(), line.substring(1) + line.toUpperCase(java.util.Locale.ROOT) + line);
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "toy");
      assertThat(Catalogs.reasons(catalog, "trusted.txt").get(0)).startsWith("line 1 says nothing");
    }
  }

  @Test
  void changesFromSeveralThreadsAllCount() throws Exception {
    List<Thread> threads = new ArrayList<>();
    List<Throwable> failures = java.util.Collections.synchronizedList(new ArrayList<>());
    Set<String> hashes = new java.util.TreeSet<>();
    for (int i = 0; i < 12; i++) {
      Path jar = PluginJar.of("toy" + i).write(folder.resolve(i + ".jar"));
      hashes.add(JarBytes.read(jar).sha256());
      PluginStore store = store();
      threads.add(
          new Thread(
              () -> {
                try {
                  store.trust(jar.toString());
                } catch (StoreRefusal | IOException | RuntimeException e) {
                  failures.add(e);
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(failures).isEmpty();
    assertThat(user.trust().read().entries())
        .extracting(TrustList.Entry::sha256)
        .containsExactlyInAnyOrderElementsOf(hashes);
    assertThat(user.trust().read().problem()).isEqualTo(Optional.empty());
  }
}
