package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.host;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.acceptance.Distribution;
import org.papamu.acceptance.Ran;
import org.papamu.core.catalog.PluginJar;

/** Plugins that a user installs, trusts, switches and removes. */
final class InstalledPluginsIT {

  @TempDir private Path folder;

  private Ran run(String... words) {
    return host().with("PAPAMU_DATA", data().toString()).run(words);
  }

  private Path data() {
    return folder.resolve("data");
  }

  private Path download(PluginJar jar) {
    return jar.header("Plugin-Provider", "A. Stranger").write(folder.resolve("download.jar"));
  }

  private static List<String> games(Ran games) {
    List<String> names = new ArrayList<>();
    games.done().json().get("games").forEach(game -> names.add(game.get("name").textValue()));
    return names;
  }

  private JsonNode plugin(String id) {
    JsonNode plugins = run("plugins", "list", "--json").done().json().get("plugins");
    for (JsonNode plugin : plugins) {
      if (plugin.get("id").textValue().equals(id)) {
        return plugin;
      }
    }
    throw new AssertionError("no plugin " + id + " in " + plugins);
  }

  @Test
  void aJarIsInstalledThenTrustedThenPlayed() throws Exception {
    Path file = download(PluginJar.good("toy"));
    Ran installed = run("plugins", "install", file.toString()).done();
    assertThat(installed.out())
        .startsWith("installed toy 1.0.0\n")
        .contains("by       A. Stranger", "none of its code has run")
        .endsWith("  papamu plugins trust toy\n");
    JsonNode toy = plugin("toy");
    Kinds.check(
        toy,
        "id text, version text, state text, path text, sha256 text, games empty, problem text,"
            + " origin text, requires text, provider text, next text");
    assertThat(toy.get("state").textValue()).isEqualTo("untrusted");
    assertThat(toy.get("next").textValue()).isEqualTo("papamu plugins trust toy");
    assertThat(toy.get("path").textValue()).isEqualTo(data() + "/plugins/toy-1.0.0.jar");
    assertThat(games(run("games", "--json")))
        .containsExactly("fanorona", "konane", "peg-solitaire");
    Ran unknown = run("show", "toy").refused();
    assertThat(unknown.err())
        .contains("unknown game", "; plugin toy 1.0.0 is not trusted: papamu plugins trust toy");
    assertThat(run("show", "toy", "--language", "ru").err())
        .contains("нет игры", "; плагин toy 1.0.0 — ему не доверяют: papamu plugins trust toy");
    assertThat(run("show", "toy", "--language", "sv").err())
        .contains("; insticksprogrammet toy 1.0.0 är inte betrott: papamu plugins trust toy");
    assertThat(run("plugins", "list").done().out())
        .contains("toy", "not trusted", "what to do: papamu plugins trust toy");

    assertThat(run("plugins", "trust", "toy").done().out())
        .startsWith("toy 1.0.0 is trusted from now on\n");
    assertThat(games(run("games", "--json")))
        .containsExactly("fanorona", "konane", "peg-solitaire", "toy");
    assertThat(games(run("games", "--json"))).as("once it is known").contains("toy");
    assertThat(run("perft", "toy:9", "2", "--json").done().json().get("nodes").asInt())
        .isEqualTo(4);
    assertThat(plugin("toy").get("state").textValue()).isEqualTo("loaded");
    assertThat(texts(plugin("toy").get("games"))).containsExactly("toy");
  }

  @Test
  void infoTellsAllThereIs() {
    run("plugins", "install", download(PluginJar.good("toy")).toString()).done();
    assertThat(run("plugins", "info", "toy").done().out())
        .contains(
            "toy 1.0.0\n",
            "state       not trusted",
            "what to do  papamu plugins trust toy",
            "games       not known: it is not loaded",
            "by          A. Stranger",
            "from        installed by you",
            "needs API   >=1.0.0 & <2.0.0",
            "SHA-256     ");
    JsonNode konane =
        run("plugins", "info", "variant-konane", "--json").done().json().get("plugins").get(0);
    assertThat(konane.get("origin").textValue()).isEqualTo("bundled");
    run("plugins", "info", "nobody").refused();
  }

  @Test
  void nothingIsOverwrittenSilently() {
    String file = download(PluginJar.good("toy")).toString();
    run("plugins", "install", file).done();
    assertThat(run("plugins", "install", file).done().out()).contains("installed already");
    download(PluginJar.good("toy").version("1.1.0"));
    assertThat(run("plugins", "install", file, "--json").refused().err())
        .contains("toy 1.0.0 is installed already", "--replace", "papamu plugins remove");
    JsonNode replaced = run("plugins", "install", file, "--replace", "--json").done().json();
    assertThat(replaced.get("outcome").textValue()).isEqualTo("replaced");
    assertThat(replaced.get("version").textValue()).isEqualTo("1.1.0");
    assertThat(run("plugins", "remove", "toy").done().out()).startsWith("removed toy 1.1.0 (");
    assertThat(data().resolve("plugins")).isEmptyDirectory();
    run("plugins", "remove", "toy").refused();
  }

  @Test
  void whatCannotBeInstalledIsRefused() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.jar"), "no jar");
    assertThat(run("plugins", "install", broken.toString()).refused().err()).contains("not a jar");
    run("plugins", "install", folder.resolve("none.jar").toString()).refused();
    run("plugins", "install", "").refused();
    run("plugins", "install").refused();
    run("plugins", "trust", broken.toString()).refused();
    run("plugins", "trust", "").refused();
    run("plugins", "trust", "nobody").refused();
    Path konane = download(PluginJar.good("variant-konane"));
    assertThat(run("plugins", "install", konane.toString(), "--replace").refused().err())
        .contains("came with papamu");
    assertThat(run("plugins", "remove", "variant-konane").refused().err())
        .contains("papamu plugins disable variant-konane");
    assertThat(data()).doesNotExist();
  }

  @Test
  void withoutAFolderOfTheUserThatIsSaid() {
    String file = download(PluginJar.good("toy")).toString();
    assertThat(host().run("plugins", "install", file).refused().err()).contains("PAPAMU_DATA");
    assertThat(host().run("plugins", "trust", file).refused().err()).contains("PAPAMU_DATA");
  }

  @Test
  void aFolderThatCannotBeWrittenIsAFailure() throws Exception {
    Files.writeString(data(), "a file");
    Ran ran = run("plugins", "install", download(PluginJar.good("toy")).toString()).ended(1);
    assertThat(ran.told().err()).contains("nothing was changed");
    assertThat(run("games", "--json").ended(0).json().get("games")).hasSize(3);
  }

  @Test
  void aChangedJarIsNotRun() throws Exception {
    run("plugins", "install", download(PluginJar.good("toy")).toString()).done();
    run("plugins", "trust", "toy").done();
    PluginJar.good("toy").file("more", "x").write(data().resolve("plugins/toy-1.0.0.jar"));
    JsonNode toy = plugin("toy");
    assertThat(toy.get("state").textValue()).isEqualTo("changed");
    assertThat(toy.get("problem").textValue()).contains("it was changed after it was trusted");
    assertThat(games(run("games", "--json"))).doesNotContain("toy");
    run("plugins", "trust", "toy").done();
    assertThat(games(run("games", "--json"))).contains("toy");
  }

  @Test
  void theInstallationIsNeverWrittenTo() throws Exception {
    Path plugins = Distribution.assembled().plugins();
    List<String> before = List.of(plugins.toFile().list());
    run("plugins", "disable", "variant-konane").done();
    assertThat(games(run("games", "--json"))).containsExactly("fanorona", "peg-solitaire");
    assertThat(plugin("variant-konane").get("next").textValue())
        .isEqualTo("papamu plugins enable variant-konane");
    run("plugins", "enable", "variant-konane").done();
    assertThat(games(run("games", "--json"))).contains("konane");
    assertThat(plugins.toFile().list()).containsExactlyElementsOf(before);
  }

  @Test
  void noPluginsMeansNone() {
    run("plugins", "install", download(PluginJar.good("toy")).toString()).done();
    run("plugins", "trust", "toy").done();
    JsonNode games = run("games", "--no-plugins", "--json").done().json();
    assertThat(games.get("games")).isEmpty();
    JsonNode plugins = run("plugins", "list", "--no-plugins", "--json").done().json();
    assertThat(plugins.get("plugins")).hasSize(4);
    plugins
        .get("plugins")
        .forEach(plugin -> assertThat(plugin.get("state").textValue()).isEqualTo("ready"));
    run("version", "--no-plugins").done();
  }

  @Test
  void foldersOfTheEnvironmentAreNotTrustedAsAWhole() throws Exception {
    Path mine = Files.createDirectory(folder.resolve("mine"));
    PluginJar.good("toy").in(mine);
    Files.copy(Distribution.assembled().jar("variant-konane"), mine.resolve("k.jar"));
    Papamu host =
        host().with("PAPAMU_DATA", data().toString()).with("PAPAMU_PLUGINS", mine.toString());
    assertThat(games(host.run("games", "--json"))).containsExactly("konane");
    host.run("plugins", "trust", "toy").done();
    assertThat(games(host.run("games", "--json"))).containsExactly("konane", "toy");
    Path other = PluginJar.good("other").write(folder.resolve("other.jar"));
    host.run("plugins", "install", other.toString()).done();
    assertThat(mine.resolve("other-1.0.0.jar")).exists();
    Ran option = host().run("games", "--json", "--plugins", mine.toString()).ended(0);
    assertThat(option.err()).isEqualTo("note: plugins in " + mine + " are trusted for this run\n");
    assertThat(option.json().get("games")).hasSize(3);
  }

  @Test
  void twoPluginsWithOneGameAreToldApart() {
    run(
            "plugins",
            "install",
            download(PluginJar.of("my-konane").game("konane").game("toy")).toString())
        .done();
    run("plugins", "trust", "my-konane").done();
    JsonNode games = run("games", "--json").done().json();
    games
        .get("games")
        .forEach(
            game -> {
              if (game.get("name").textValue().equals("konane")) {
                assertThat(game.get("plugin").textValue()).isEqualTo("variant-konane");
              }
            });
    assertThat(games.get("problems").get(0).get("reason").textValue())
        .startsWith("its game konane is offered by variant-konane 1.0.0");
    assertThat(texts(plugin("my-konane").get("games"))).containsExactly("toy");
  }

  @Test
  void aPluginWhoseGameCannotBeMadeDoesNotStopTheList() {
    run(
            "plugins",
            "install",
            download(
                    PluginJar.with(
                        PluginJar.Code.game("toy").make("throw new IllegalStateException(\"x\");")))
                .toString())
        .done();
    run("plugins", "trust", "toy").done();
    JsonNode games = run("games", "--json").done().json();
    assertThat(games.get("games")).hasSize(4);
    assertThat(games.get("problems").get(0).get("reason").textValue())
        .contains("toy", "IllegalStateException");
  }
}
