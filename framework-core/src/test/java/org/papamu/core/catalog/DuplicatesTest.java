package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.PlayerProvider;
import org.papamu.core.catalog.Plugin.State;
import org.papamu.core.catalog.PluginJar.Code;

/** Two that want the same id, game or player. */
class DuplicatesTest {

  @TempDir Path bundled;
  @TempDir Path mine;

  @BeforeEach
  void putGoodPlugin() {
    PluginJar.good("good").in(mine);
  }

  private Catalog open() {
    return Catalogs.checked(
        Catalog.open(
            CatalogSettings.folders(
                List.of(PluginFolder.named(mine), PluginFolder.bundled(bundled)))));
  }

  private static PluginJar toy(String version) {
    return PluginJar.with(Code.game("toy").title("return \"toy %s\";".formatted(version)))
        .version(version);
  }

  private void assertWinner(String version, String loser, String... reasons) {
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "toy");
      assertThat(catalog.games().get(1).title()).isEqualTo("toy " + version);
      assertThat(Catalogs.reasons(catalog, loser)).containsExactly(reasons);
      assertThat(Catalogs.plugin(catalog, loser).state()).isEqualTo(State.FAILED);
      assertThat(catalog.problems()).hasSize(1);
    }
  }

  @Test
  void higherVersionWins() {
    toy("1.9.0").write(mine.resolve("a.jar"));
    toy("1.10.0").write(mine.resolve("b.jar"));
    assertWinner("1.10.0", "a.jar", "it has the same id as toy 1.10.0 (b.jar), which is used");
  }

  @Test
  void releaseWinsOverItsOwnCandidate() {
    toy("1.0.0-rc.1").write(mine.resolve("a.jar"));
    toy("1.0.0").write(mine.resolve("b.jar"));
    assertWinner("1.0.0", "a.jar", "it has the same id as toy 1.0.0 (b.jar), which is used");
  }

  @Test
  void firstFileNameWinsAmongEqualVersions() {
    toy("1.0.0").write(mine.resolve("b.jar"));
    toy("1.0.0").write(mine.resolve("a.jar"));
    assertWinner("1.0.0", "b.jar", "it has the same id as toy 1.0.0 (a.jar), which is used");
  }

  @Test
  void bundledOneWins() {
    toy("2.0.0").write(mine.resolve("a.jar"));
    toy("1.0.0").write(bundled.resolve("b.jar"));
    assertWinner("1.0.0", "a.jar", "it has the same id as toy 1.0.0 (b.jar), which is used");
  }

  @Test
  void idInUpperCaseIsNoIdAtAll() {
    toy("1.0.0").write(mine.resolve("a.jar"));
    toy("2.0.0").header("Plugin-Id", "Toy").write(mine.resolve("b.jar"));
    try (Catalog catalog = open()) {
      assertThat(catalog.games().get(1).title()).isEqualTo("toy 1.0.0");
      assertThat(Catalogs.reasons(catalog, "b.jar").get(0)).startsWith("Plugin-Id \"Toy\" is not");
    }
  }

  @Test
  void brokenOneDoesNotHideAGoodOne() {
    Puppet.of("toy")
        .order("constructor", "exception")
        .jar()
        .version("3.0.0")
        .write(mine.resolve("3.jar"));
    toy("2.0.0").needs("missing").write(mine.resolve("2.jar"));
    toy("1.0.0").write(mine.resolve("1.jar"));
    PluginJar.good("dependent").needs("toy@>=1.0.0").in(mine);
    PluginJar.good("particular").needs("toy@>=3.0.0").in(mine);
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("dependent", "good", "toy");
      assertThat(catalog.games().get(2).title()).isEqualTo("toy 1.0.0");
      assertThat(Catalogs.reasons(catalog, "3.jar").get(0)).startsWith("the constructor of puppet");
      assertThat(Catalogs.reasons(catalog, "2.jar").get(0)).contains("needs the plugin missing");
      assertThat(Catalogs.reasons(catalog, "particular.jar"))
          .containsExactly("it needs the plugin toy >=3.0.0, and there is version 1.0.0");
      assertThat(catalog.problems()).hasSize(3);
    }
  }

  @Test
  void endlessRowOfBrokenOnesIsGivenUp() {
    for (int i = 1; i <= 9; i++) {
      Puppet.of("toy")
          .order("name", "exception")
          .jar()
          .version(i + ".0.0")
          .write(mine.resolve(i + ".jar"));
    }
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good");
      assertThat(catalog.problems()).hasSize(9);
      assertThat(Catalogs.reasons(catalog, "1.jar").get(0)).startsWith("it was not tried");
    }
  }

  @Test
  void cycleWithAnotherVersionOutsideIt() {
    PluginJar.good("a").needs("toy").in(mine);
    toy("2.0.0").needs("a").write(mine.resolve("2.jar"));
    toy("1.0.0").write(mine.resolve("1.jar"));
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("a", "good", "toy");
      assertThat(catalog.games().get(2).title()).isEqualTo("toy 1.0.0");
      assertThat(Catalogs.reasons(catalog, "2.jar").get(0)).contains("cycle");
    }
  }

  @Test
  void twoPluginsWithOneGame() {
    toy("2.0.0").header("Plugin-Id", "fork").write(mine.resolve("fork.jar"));
    toy("1.0.0").write(bundled.resolve("toy.jar"));
    assertWinner(
        "1.0.0", "fork.jar", "its game toy is offered by toy 1.0.0 (toy.jar) too, which is used");
  }

  @Test
  void gameIsLostButTheOthersAreKept() {
    toy("1.0.0").header("Plugin-Id", "fork").game("extra").write(mine.resolve("fork.jar"));
    toy("1.5.0").write(mine.resolve("toy.jar"));
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("extra", "good", "toy");
      assertThat(catalog.pluginOf("toy").orElseThrow().id()).isEqualTo("toy");
      Plugin fork = Catalogs.plugin(catalog, "fork.jar");
      assertThat(fork.state()).isEqualTo(State.LOADED);
      assertThat(fork.games()).containsExactly("extra");
      assertThat(fork.problem())
          .contains("its game toy is offered by toy 1.5.0 (toy.jar) too, which is used");
    }
  }

  @Test
  void twoPluginsWithOnePlayer() {
    for (String id : List.of("one", "two")) {
      PluginJar.good(id)
          .source(id + ".P", PluginJar.player(id + ".P", "weak"))
          .service(PlayerProvider.class, id + ".P")
          .in(mine);
    }
    try (Catalog catalog = open()) {
      assertThat(Catalogs.games(catalog)).containsExactly("good", "one", "two");
      assertThat(catalog.players()).hasSize(1);
      assertThat(Catalogs.reasons(catalog, "two.jar"))
          .containsExactly("its player weak is offered by one 1.0.0 (one.jar) too, which is used");
    }
  }

  @Test
  void sameFolderTwiceIsReadOnce() throws IOException {
    toy("1.0.0").write(mine.resolve("a.jar"));
    Path link = Files.createSymbolicLink(bundled.resolve("link"), mine);
    try (Catalog catalog =
        Catalogs.checked(Catalog.open(CatalogSettings.named(mine, link, mine)))) {
      assertThat(catalog.problems()).isEmpty();
      assertThat(catalog.plugins()).hasSize(2);
    } finally {
      Files.delete(link);
    }
  }
}
