package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.ApiVersion;
import org.papamu.api.GameProvider;
import org.papamu.api.PlayerProvider;
import org.papamu.core.catalog.Plugin.State;

/** Providers on the class path of a program that brings its own games. */
class ClassPathTest {

  @TempDir Path folder;

  private static URLClassLoader classPath(Path... jars) throws Exception {
    URL[] urls = new URL[jars.length];
    for (int i = 0; i < jars.length; i++) {
      urls[i] = jars[i].toUri().toURL();
    }
    return new URLClassLoader(urls, ClassPathTest.class.getClassLoader());
  }

  @Test
  void sameJarsAreFoundOnAClassPath() throws Exception {
    Path toy =
        PluginJar.good("toy")
            .version("1.2.0")
            .source("p.Weak", PluginJar.player("p.Weak", "weak"))
            .service(PlayerProvider.class, "p.Weak")
            .in(folder);
    try (URLClassLoader loader = classPath(toy);
        Catalog catalog = Catalogs.checked(Catalog.classPath(loader))) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.plugins())
          .containsExactly(
              new Plugin(
                  "toy",
                  "1.2.0",
                  State.LOADED,
                  toy,
                  List.of("toy"),
                  List.of("weak"),
                  "",
                  "",
                  Optional.empty(),
                  Optional.empty(),
                  ">=1.0.0 & <2.0.0",
                  PluginFolder.Origin.NAMED));
      assertThat(catalog.game("toy:9").info().name()).isEqualTo("toy:9");
    }
  }

  @Test
  void providersOfOneJarWithoutDescriptorStandAlone() throws Exception {
    Path all =
        Puppet.of("bad")
            .order("title", "exception")
            .jar()
            .game("one")
            .game("two")
            .without("Plugin-Id")
            .write(folder.resolve("all.jar"));
    try (URLClassLoader loader = classPath(all);
        Catalog catalog = Catalogs.checked(Catalog.classPath(loader))) {
      assertThat(Catalogs.games(catalog)).containsExactly("one", "two");
      assertThat(catalog.plugins()).hasSize(3);
      assertThat(catalog.pluginOf("one").orElseThrow().label()).isEqualTo("class-path");
      assertThat(Catalogs.reasons(catalog, "all.jar").get(0))
          .startsWith("title() of puppet.Provider threw java.lang.IllegalStateException: boom");
    }
  }

  @Test
  void jarWithTheApiInItIsFineOnAClassPath() throws Exception {
    Path all = PluginJar.good("toy").file("org/papamu/api/Game.class", "x").in(folder);
    try (URLClassLoader loader = classPath(all);
        Catalog catalog = Catalogs.checked(Catalog.classPath(loader))) {
      assertThat(Catalogs.games(catalog)).containsExactly("toy");
    }
  }

  @Test
  void brokenOnesAreReportedAndGoodOnesWork() throws Exception {
    Path good = PluginJar.good("good").in(folder);
    Path dead = Puppet.of("dead").order("constructor", "stack").jar().in(folder);
    Path newer = PluginJar.good("newer").header("Plugin-Requires", ">=9.0.0").in(folder);
    Path missing = PluginJar.of("missing").service(GameProvider.class, "no.such.Type").in(folder);
    Path malformed =
        PluginJar.of("malformed")
            .file("META-INF/services/" + GameProvider.class.getName(), "two words\n")
            .in(folder);
    try (URLClassLoader loader = classPath(missing, malformed, dead, newer, good);
        Catalog catalog = Catalogs.checked(Catalog.classPath(loader))) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(Catalogs.reasons(catalog, "dead.jar").get(0))
          .startsWith("the constructor of puppet.Provider threw java.lang.StackOverflowError");
      assertThat(Catalogs.reasons(catalog, "newer.jar"))
          .containsExactly("it needs version >=9.0.0 of the API, and this is 1.0.0");
      assertThat(Catalogs.reasons(catalog, GameProvider.class.getName()))
          .hasSize(2)
          .anySatisfy(reason -> assertThat(reason).contains("no.such.Type"))
          .anySatisfy(reason -> assertThat(reason).contains("malformed.jar"));
      assertThat(catalog.problems()).hasSize(4);
    }
  }

  @Test
  void providerThatFailsLaterIsAFault() throws Exception {
    Path bad = Puppet.of("bad").order("game", "exception").jar().in(folder);
    try (URLClassLoader loader = classPath(bad);
        Catalog catalog = Catalog.classPath(loader)) {
      assertThat(catchThrowableOfType(PluginFault.class, () -> catalog.game("bad")).plugin())
          .isEqualTo("bad");
    }
  }

  @Test
  void classPathWinsOverFolders() throws Exception {
    Path mine =
        PluginJar.with(PluginJar.Code.game("toy").title("return \"mine\";"))
            .write(Files.createDirectory(folder.resolve("lib")).resolve("mine.jar"));
    PluginJar.good("toy").version("2.0.0").in(folder);
    PluginJar.good("other").in(folder);
    try (URLClassLoader loader = classPath(mine)) {
      CatalogSettings settings =
          new CatalogSettings(
              List.of(PluginFolder.bundled(folder)),
              Optional.of(loader),
              ApiVersion.CURRENT,
              Optional.empty(),
              Optional.empty(),
              Duration.ofSeconds(5));
      try (Catalog catalog = Catalog.open(settings)) {
        assertThat(Catalogs.games(catalog)).containsExactly("other", "toy");
        assertThat(catalog.games().get(1).title()).isEqualTo("mine");
        assertThat(Catalogs.reasons(catalog, "toy.jar"))
            .containsExactly("its game toy is offered by toy 1.0.0 (mine.jar) too, which is used");
      }
    }
  }

  @Test
  void neitherPf4jNorSlf4jIsNeeded() throws Exception {
    Path toy = PluginJar.good("toy").in(folder);
    URL[] urls = {location(Catalog.class), location(GameProvider.class), toy.toUri().toURL()};
    try (URLClassLoader alone = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      assertThatThrownBy(() -> alone.loadClass("org.pf4j.Plugin"))
          .isInstanceOf(ClassNotFoundException.class);
      assertThatThrownBy(() -> alone.loadClass("org.slf4j.Logger"))
          .isInstanceOf(ClassNotFoundException.class);
      Class<?> type = alone.loadClass(Catalog.class.getName());
      assertThat(type).isNotEqualTo(Catalog.class);
      Object catalog = type.getMethod("classPath", ClassLoader.class).invoke(null, alone);
      assertThat((List<?>) type.getMethod("games").invoke(catalog)).hasSize(1);
      assertThat((List<?>) type.getMethod("problems").invoke(catalog)).isEmpty();
      assertThat(type.getMethod("game", String.class).invoke(catalog, "toy")).isNotNull();

      // Looking at folders needs it neither, as long as nothing is loaded.
      Class<?> settings = alone.loadClass(CatalogSettings.class.getName());
      Object named = settings.getMethod("bundled", Path.class).invoke(null, folder.resolve("none"));
      Object opened = type.getMethod("open", settings).invoke(null, named);
      assertThat((List<?>) type.getMethod("problems").invoke(opened)).hasSize(1);
      Object scan =
          type.getMethod("scan", settings)
              .invoke(null, settings.getMethod("bundled", Path.class).invoke(null, folder));
      assertThat((List<?>) scan.getClass().getMethod("plugins").invoke(scan)).hasSize(1);
    }
  }

  private static URL location(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation();
  }

  @Test
  void timeLimitHoldsHereToo() throws Exception {
    Path slow = Puppet.of("slow").order("name", "hang").jar().in(folder);
    Path good = PluginJar.good("good").in(folder);
    try (URLClassLoader loader = classPath(slow, good)) {
      CatalogSettings settings =
          CatalogSettings.classPath(loader).withTimeLimit(Duration.ofMillis(1_500));
      try (Catalog catalog = Catalog.open(settings)) {
        assertThat(Catalogs.games(catalog)).containsExactly("good");
        assertThat(Catalogs.reasons(catalog, "slow.jar"))
            .containsExactly("it took too long: it did not say within 1500 ms what it offers");
        // As in a folder: slow is not broken.
        assertThat(catalog.plugins())
            .filteredOn(plugin -> plugin.id().equals("slow"))
            .extracting(Plugin::state)
            .containsExactly(Plugin.State.SLOW);
      }
    } finally {
      Puppet.release("slow");
    }
  }
}
