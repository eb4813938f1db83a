package org.papamu.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** Plugins that come, go and change while the program runs. */
class LiveCatalogTest {

  @TempDir Path folder;

  private static PluginJar version(String version) {
    return PluginJar.good("toy").version(version);
  }

  private static <P extends Position> int plies(Game<P> game) {
    P position = game.rules().initial();
    MoveList moves = new MoveList();
    int plies = 0;
    for (game.rules().moves(position, moves); moves.size() > 0; plies++) {
      game.rules().play(position, moves.get(0));
      game.rules().moves(position, moves);
    }
    return plies;
  }

  @Test
  void nothingIsOpenedAnewWhereNothingChanged() throws IOException {
    PluginJar.good("toy").in(folder);
    Files.writeString(folder.resolve("notes.txt"), "x");
    try (LiveCatalog live = LiveCatalog.open(CatalogSettings.named(folder))) {
      Catalog first = live.current();
      Files.writeString(folder.resolve("notes.txt"), "more");
      assertThat(live.refresh()).isEmpty();
      assertThat(live.current()).isSameAs(first);
    }
  }

  @Test
  void newChangedAndRemovedJarsAreSeen() throws IOException {
    version("1.0.0").in(folder);
    PluginJar.good("going").in(folder);
    try (LiveCatalog live = LiveCatalog.open(CatalogSettings.named(folder))) {
      version("1.1.0").in(folder);
      PluginJar.good("coming").in(folder);
      Files.delete(folder.resolve("going.jar"));
      Files.writeString(folder.resolve("broken.jar"), "x");
      LiveCatalog.Change change = live.refresh().orElseThrow();
      assertThat(change.added())
          .extracting(Plugin::label)
          .containsExactly("coming 1.0.0", "toy 1.1.0");
      assertThat(change.removed())
          .extracting(Plugin::label)
          .containsExactly("going 1.0.0", "toy 1.0.0");
      assertThat(change.problems())
          .extracting(problem -> Reasons.name(problem.file()))
          .containsExactly("broken.jar");
      assertThat(Catalogs.games(live.current())).containsExactly("coming", "toy");
      PluginSwitches.in(folder).disable("toy");
      assertThat(live.refresh().orElseThrow().problems()).isEmpty();
      assertThat(Catalogs.games(live.current())).containsExactly("coming");
    }
  }

  @Test
  void aGameThatRunsKeepsItsCode() throws IOException {
    version("1.0.0").in(folder);
    try (LiveCatalog live = LiveCatalog.open(CatalogSettings.named(folder))) {
      Game<?> running = live.current().game("toy:9");
      // Overwritten in place, replaced, and at last removed.
      version("1.1.0").in(folder);
      assertThat(plies(running)).as("classes that it had not needed before").isEqualTo(9);
      live.refresh();
      assertThat(plies(running)).isEqualTo(9);
      assertThat(live.current().pluginOf("toy").orElseThrow().version()).isEqualTo("1.1.0");
      Files.delete(folder.resolve("toy.jar"));
      live.refresh();
      assertThat(live.current().games()).isEmpty();
      assertThat(plies(running)).isEqualTo(9);
      assertThat(running.about().rules()).isNotEmpty();
    }
  }

  @Test
  void aPluginThatIsDisabledOrUpdatedInItsFirstGameIsStartedAsItWas() throws Exception {
    UserFolder user = new UserFolder(folder.resolve("user"));
    Files.createDirectories(user.plugins().path());
    Path jar = version("1.0.0").in(user.plugins().path());
    CatalogSettings settings =
        CatalogSettings.folders(java.util.List.of(user.plugins())).withUser(user);
    new PluginStore(settings).trust("toy");
    try (LiveCatalog live = LiveCatalog.open(settings)) {
      assertThat(Catalogs.games(live.current())).containsExactly("toy");
      Game<?> running = live.current().game("toy");
      new PluginStore(settings).disable("toy");
      Files.delete(jar);
      assertThat(plies(running)).isEqualTo(5);
      assertThat(live.refresh()).isPresent();
      assertThat(live.current().plugins()).isEmpty();
    }
  }
}
