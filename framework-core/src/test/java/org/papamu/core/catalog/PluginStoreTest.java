package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.core.catalog.Plugin.State;
import org.papamu.core.catalog.PluginStore.Existing;
import org.papamu.core.catalog.PluginStore.Installed;
import org.papamu.core.catalog.PluginStore.Outcome;
import org.papamu.core.catalog.StoreRefusal.Remedy;

/** Installing, removing and switching plugins in a user's folder. */
class PluginStoreTest {

  @TempDir Path folder;

  private Path bundled = Path.of("");
  private UserFolder user = new UserFolder(Path.of(""));

  @BeforeEach
  void makeFolders() throws IOException {
    bundled = Files.createDirectory(folder.resolve("bundled"));
    user = new UserFolder(folder.resolve("user"));
    PluginJar.good("good").in(bundled);
  }

  private CatalogSettings settings() {
    return CatalogSettings.folders(List.of(PluginFolder.bundled(bundled), user.plugins()))
        .withUser(user);
  }

  private PluginStore store() {
    return new PluginStore(settings());
  }

  private Path download(PluginJar jar) {
    return jar.write(folder.resolve("download.jar"));
  }

  private StoreRefusal refused(Path file, Existing existing) {
    StoreRefusal refusal =
        catchThrowableOfType(StoreRefusal.class, () -> store().install(file, existing));
    assertThat(refusal).isNotNull();
    return refusal;
  }

  private List<String> installed() {
    String[] names = user.plugins().path().toFile().list();
    return names == null ? List.of() : java.util.Arrays.stream(names).sorted().toList();
  }

  @Test
  void aJarIsCopiedUnderItsIdAndVersion() throws Exception {
    Path file = download(PluginJar.good("toy").version("1.2.0"));
    Installed result = store().install(file, Existing.KEEP);
    assertThat(result.outcome()).isEqualTo(Outcome.INSTALLED);
    assertThat(result.plugin().state()).isEqualTo(State.UNTRUSTED);
    assertThat(result.plugin().path()).isEqualTo(user.plugins().path().resolve("toy-1.2.0.jar"));
    assertThat(result.plugin().path()).hasSameBinaryContentAs(file);
    assertThat(installed()).as("and nothing else").containsExactly("toy-1.2.0.jar");
    assertThat(store().install(file, Existing.KEEP).outcome()).isEqualTo(Outcome.UNCHANGED);
  }

  @Test
  void nothingIsCopiedWhereTheTrustListCannotBeChanged() throws Exception {
    Path file = download(PluginJar.good("toy"));
    Files.createDirectories(user.trust().file());
    IOException failure =
        catchThrowableOfType(IOException.class, () -> store().install(file, Existing.KEEP));
    assertThat(failure).hasMessageContaining(user.trust().file().toString());
    assertThat(installed()).isEmpty();
  }

  @Test
  void withoutAFolderOfTheUserNothingIsWrittenBesideBundledPlugins() {
    PluginStore store =
        new PluginStore(CatalogSettings.folders(List.of(PluginFolder.bundled(bundled))));
    StoreRefusal refusal = catchThrowableOfType(StoreRefusal.class, () -> store.disable("good"));
    assertThat(refusal.remedy()).isEqualTo(Remedy.NAME_FOLDER);
    assertThat(bundled.toFile().list()).hasSize(1);
  }

  @Test
  void whatIsListedByTheNameOfItsFileCanBeRemovedByIt() throws Exception {
    Path broken = Files.createDirectories(user.plugins().path()).resolve("broken.jar");
    Files.writeString(broken, "no jar");
    assertThat(store().remove("broken.jar")).hasSize(1);
    assertThat(broken).doesNotExist();
  }

  @Test
  void oneOfSeveralJarsCanBeTrustedByTheNameOfItsFile() throws Exception {
    store().install(download(PluginJar.good("toy")), Existing.KEEP);
    PluginJar.good("toy").version("2.0.0").write(user.plugins().path().resolve("newer.jar"));
    StoreRefusal refusal = catchThrowableOfType(StoreRefusal.class, () -> store().trust("toy"));
    assertThat(refusal.remedy()).isEqualTo(Remedy.NAME_FILE);
    assertThat(store().trust("newer.jar").version()).isEqualTo("2.0.0");
  }

  @Test
  void anotherJarOfThePluginIsNeverReplacedUnasked() throws Exception {
    store().install(download(PluginJar.good("toy")), Existing.KEEP);
    store().trust("toy");
    Path sameVersion = download(PluginJar.good("toy").file("more", "x"));
    StoreRefusal refusal = refused(sameVersion, Existing.KEEP);
    assertThat(refusal.remedy()).isEqualTo(Remedy.REPLACE);
    assertThat(refusal.reason())
        .isEqualTo(
            "toy 1.0.0 is installed already, as toy-1.0.0.jar, and this is another jar of that"
                + " version");
    Path newer = download(PluginJar.good("toy").version("2.0.0"));
    assertThat(refused(newer, Existing.KEEP).reason())
        .contains("toy 1.0.0 is installed already")
        .endsWith("and this is 2.0.0");
    assertThat(installed()).containsExactly("toy-1.0.0.jar");

    Installed replaced = store().install(newer, Existing.REPLACE);
    assertThat(replaced.outcome()).isEqualTo(Outcome.REPLACED);
    assertThat(installed()).containsExactly("toy-2.0.0.jar");
    assertThat(replaced.plugin().state()).as("trust is of a jar").isEqualTo(State.UNTRUSTED);
    Path again = download(PluginJar.good("toy").version("2.0.0").file("more", "x"));
    store().trust("toy");
    assertThat(store().install(again, Existing.REPLACE).plugin().state())
        .as("replaced by the user's own wish, so new and not changed")
        .isEqualTo(State.UNTRUSTED);
  }

  @Test
  void aForeignFileInThePlaceIsNotOverwritten() throws Exception {
    Path place = user.plugins().path().resolve("toy-1.0.0.jar");
    Files.createDirectories(place);
    Path file = download(PluginJar.good("toy"));
    assertThat(refused(file, Existing.KEEP).remedy()).isEqualTo(Remedy.REPLACE);
    assertThat(refused(file, Existing.REPLACE).reason())
        .isEqualTo("toy-1.0.0.jar is there and is no plain file");
    assertThat(place).isEmptyDirectory();
  }

  @Test
  void whatIsNoSoundPluginIsNotInstalled() throws Exception {
    assertThat(refused(folder.resolve("none.jar"), Existing.KEEP).reason())
        .isEqualTo("it cannot be installed: there is no such file");
    assertThat(refused(folder, Existing.KEEP).reason()).contains("it is a folder");
    assertThat(refused(Files.writeString(folder.resolve("x.jar"), "x"), Existing.KEEP).reason())
        .contains("it is not a jar");
    assertThat(refused(download(PluginJar.good("toy").file("../x", "x")), Existing.KEEP).reason())
        .contains("no plain relative name");
    assertThat(
            refused(
                    download(PluginJar.good("toy").header("Plugin-Requires", ">=9.0.0")),
                    Existing.KEEP)
                .reason())
        .contains("it needs version >=9.0.0 of the API");
    byte[] jar = PluginJar.good("toy").file("data", new byte[1000]).bytes();
    jar[new String(jar, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf("data") + 8] ^= 0x7f;
    assertThat(refused(Files.write(folder.resolve("y.jar"), jar), Existing.KEEP).reason())
        .contains("entry \"data\"");
    assertThat(user.path()).as("nothing was written").doesNotExist();
  }

  @Test
  void codeOfAnotherApiIsFoundBeforeItIsInstalled() {
    Path file =
        download(
            PluginJar.with(
                    PluginJar.Code.game("toy")
                        .members("void late() { org.papamu.api.Relic.gone(); }"))
                .against(
                    "org.papamu.api.Relic",
                    "package org.papamu.api; public class Relic { public static void gone() {} }"));
    assertThat(refused(file, Existing.KEEP).reason())
        .contains("it was built for another version of the API");
  }

  @Test
  void anIdOfABundledPluginIsTaken() {
    assertThat(
            refused(download(PluginJar.good("good").version("9.0.0")), Existing.REPLACE).reason())
        .isEqualTo("good 1.0.0 came with papamu and would be used in its place");
  }

  @Test
  void withoutAUsersFolderTheFirstNamedOneIsUsed() throws Exception {
    Path named = folder.resolve("named");
    CatalogSettings settings = CatalogSettings.named(named);
    Installed result =
        new PluginStore(settings).install(download(PluginJar.good("toy")), Existing.KEEP);
    assertThat(result.plugin().path()).isEqualTo(named.resolve("toy-1.0.0.jar"));
    assertThat(result.plugin().state()).isEqualTo(State.FOUND);
    StoreRefusal refusal =
        catchThrowableOfType(
            StoreRefusal.class,
            () ->
                new PluginStore(CatalogSettings.bundled(bundled))
                    .install(download(PluginJar.good("toy")), Existing.KEEP));
    assertThat(refusal.remedy()).isEqualTo(Remedy.NAME_FOLDER);
    assertThat(
            catchThrowableOfType(StoreRefusal.class, () -> new PluginStore(settings).trust("toy"))
                .remedy())
        .isEqualTo(Remedy.NAME_FOLDER);
  }

  @Test
  void aFolderThatCannotBeWrittenIsAFailure() throws Exception {
    Files.writeString(user.path(), "a file in the place of the folder");
    assertThat(
            catchThrowableOfType(
                IOException.class,
                () -> store().install(download(PluginJar.good("toy")), Existing.KEEP)))
        .isNotNull();
    assertThat(user.path()).hasContent("a file in the place of the folder");
  }

  @Test
  void removingTakesTheJarAndItsTrust() throws Exception {
    store().install(download(PluginJar.good("toy")), Existing.KEEP);
    store().trust("toy");
    assertThat(store().remove("toy")).extracting(Plugin::label).containsExactly("toy 1.0.0");
    assertThat(installed()).isEmpty();
    assertThat(user.trust().read().entries()).isEmpty();
    store().install(download(PluginJar.good("toy")), Existing.KEEP);
    assertThat(store().plugins("toy").get(0).state()).isEqualTo(State.UNTRUSTED);
    assertThat(catchThrowableOfType(StoreRefusal.class, () -> store().remove("good")).remedy())
        .isEqualTo(Remedy.DISABLE);
    assertThat(catchThrowableOfType(StoreRefusal.class, () -> store().remove("nobody")).reason())
        .isEqualTo("there is no such plugin");
    assertThat(bundled.resolve("good.jar")).exists();
  }

  @Test
  void aJarWithoutAnIdIsRemovedByItsFile() throws Exception {
    Files.createDirectories(user.plugins().path());
    Path broken = Files.writeString(user.plugins().path().resolve("broken.jar"), "x");
    assertThat(store().remove(broken.toString())).hasSize(1);
    assertThat(broken).doesNotExist();
    Path outside = Files.writeString(folder.resolve("outside.jar"), "x");
    assertThat(catchThrowableOfType(StoreRefusal.class, () -> store().remove(outside.toString())))
        .isNotNull();
    assertThat(outside).exists();
  }

  @Test
  void switchesOfBundledPluginsAreTheUsersOwn() throws Exception {
    store().disable("good");
    assertThat(bundled.toFile().list()).containsExactly("good.jar");
    assertThat(store().plugins("good").get(0).state()).isEqualTo(State.DISABLED);
    try (Catalog catalog = Catalog.open(settings())) {
      assertThat(catalog.games()).isEmpty();
    }
    store().enable("good");
    assertThat(store().plugins("good").get(0).state()).isEqualTo(State.FOUND);
    PluginSwitches.in(bundled).disable("good");
    store().enable("good");
    assertThat(store().plugins("good").get(0).state()).isEqualTo(State.FOUND);
  }

  // --- safe mode ---

  @Test
  void aPluginDuringWhoseStartAProcessDiedIsSkippedUntilItIsEnabled() throws Exception {
    store().install(download(PluginJar.good("toy")), Existing.KEEP);
    Plugin toy = store().trust("toy");
    Path mark = user.path().resolve("starting").resolve(toy.sha256().orElseThrow() + ".4711");
    Files.createDirectories(mark.getParent());
    Files.createFile(mark);
    Files.createFile(mark.resolveSibling("something else"));
    for (int start = 0; start < 2; start++) {
      try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
        assertThat(Catalogs.games(catalog)).containsExactly("good");
        assertThat(Catalogs.plugin(catalog, "toy-1.0.0.jar").state()).isEqualTo(State.SKIPPED);
        assertThat(Catalogs.reasons(catalog, "toy-1.0.0.jar"))
            .containsExactly(
                "it was skipped: a process ended while this plugin was starting in it");
      }
    }
    store().enable("toy");
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "toy");
    }
    assertThat(mark.resolveSibling("")).isDirectoryNotContaining("glob:**.4711");
  }

  @Test
  void aPluginThatIsStartingInAProcessThatLivesIsNotSkipped() throws Exception {
    StartMarks marks = user.starts();
    String hash = "0".repeat(64);
    try (StartMarks.Mark mark = marks.begin(hash).orElseThrow()) {
      assertThat(marks.crashed()).isEmpty();
      assertThat(mark).isNotNull();
      assertThat(marks.begin(hash)).as("one mark is enough").isEmpty();
    }
    assertThat(marks.crashed()).isEmpty();
    Files.createFile(marks.folder().resolve(hash + ".1"));
    assertThat(marks.crashed()).isEqualTo(Set.of(hash));
    marks.forget(hash);
    assertThat(marks.crashed()).isEmpty();
  }

  // --- what is remembered ---

  @Test
  void aKnownPluginIsStartedWhenItIsNeeded() throws Exception {
    String loaded = "papamu.test.index-loaded";
    store()
        .install(
            download(
                PluginJar.with(
                        PluginJar.Code.game("toy")
                            .members(
                                "static { System.setProperty(\"%s\", \"yes\"); }"
                                    .formatted(loaded)))
                    .source("p.Weak", PluginJar.player("p.Weak", "weak"))
                    .service(org.papamu.api.PlayerProvider.class, "p.Weak")),
            Existing.KEEP);
    store().trust("toy");
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
      assertThat(System.clearProperty(loaded)).isEqualTo("yes");
      assertThat(catalog.games().get(1).seats()).containsExactly("first", "second");
    }
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
      OfferedGame toy = catalog.games().get(1);
      assertThat(toy.title()).isEqualTo("The game toy");
      assertThat(toy.boards()).containsExactly("5", "9");
      assertThat(toy.seats()).containsExactly("first", "second");
      assertThat(toy.plugin().state()).isEqualTo(State.LOADED);
      assertThat(catalog.players().get(0).summary()).isEqualTo("plays badly");
      assertThat(System.getProperty(loaded)).as("nothing of it was loaded").isNull();
      assertThat(catalog.game("toy:9").info().name()).isEqualTo("toy:9");
      assertThat(catalog.game("toy:5").info().name()).isEqualTo("toy:5");
      assertThat(System.clearProperty(loaded)).isEqualTo("yes");
    }
  }

  @Test
  void bundledPluginsAloneMakeNoFolder() {
    Catalog.open(settings()).close();
    assertThat(user.path()).doesNotExist();
  }

  @Test
  void whatIsRememberedMayBeDamagedOrMissing() throws Exception {
    store().install(download(PluginJar.good("toy")), Existing.KEEP);
    store().trust("toy");
    Catalog.open(settings()).close();
    Path index = user.path().resolve("offers.txt");
    String sound = Files.readString(index);
    assertThat(sound).contains("game\ttoy\tThe game toy\t5 9\t-");
    for (String damaged :
        List.of(
            "",
            "x",
            sound.replace("The game", "The\u001b[2J"),
            sound.replace("\ttoy\t", "\t../toy\t"),
            sound.replace("papamu-offers-1", "papamu-offers-0"),
            sound.substring(0, sound.length() / 2))) {
      Files.writeString(index, damaged);
      try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
        assertThat(catalog.problems()).isEmpty();
        assertThat(catalog.games())
            .extracting(OfferedGame::title)
            .containsExactly("The game good", "The game toy");
      }
    }
    Files.writeString(index, sound.replace("\ttoy\tThe", "\ttroy\tThe"));
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "troy");
      assertThat(catchThrowableOfType(PluginFault.class, () -> catalog.game("troy")))
          .hasMessageContaining("offers the game troy no longer");
    }
    try (Catalog catalog = Catalogs.checked(Catalog.open(settings()))) {
      assertThat(Catalogs.games(catalog)).as("and it was forgotten").containsExactly("good", "toy");
    }
  }
}
