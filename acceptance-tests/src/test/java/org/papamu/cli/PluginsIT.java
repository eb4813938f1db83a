package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Kinds.texts;
import static org.papamu.cli.Papamu.host;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Distribution;
import org.papamu.acceptance.Ran;

/** {@code plugins}, and where plugins are looked for. */
final class PluginsIT {

  @TempDir private Path folder;

  private static List<String> gamesIn(JsonNode answer) {
    List<String> names = new ArrayList<>();
    answer.get("games").forEach(game -> names.add(game.get("name").textValue()));
    return names;
  }

  /** Runs a command with these plugin folders; a note about trust goes to standard error. */
  private static Ran with(Path plugins, String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--plugins", plugins.toString()));
    return host().run(all.toArray(String[]::new));
  }

  private Path copied() throws Exception {
    return Distribution.assembled().copyPlugins(folder.resolve("plugins"));
  }

  @Test
  void listTellsEveryPlugin() throws Exception {
    JsonNode plugins = papamu("plugins", "list", "--json").done().json().get("plugins");
    assertThat(plugins).hasSize(3);
    for (JsonNode plugin : plugins) {
      Kinds.check(
          plugin,
          "id text, version text, state text, path text, sha256 text, games text*, problem null");
      assertThat(plugin.get("state").textValue()).isEqualTo("loaded");
      Path jar = Path.of(plugin.get("path").textValue());
      assertThat(jar).isEqualTo(Distribution.assembled().jar(plugin.get("id").textValue()));
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
      assertThat(plugin.get("sha256").textValue()).isEqualTo(HexFormat.of().formatHex(digest));
    }
    assertThat(papamu("plugins").done()).isEqualTo(papamu("plugins", "list"));
  }

  @Test
  void serveLooksForPluginsWhereItIsTold() throws Exception {
    // The port is taken, so that a server which found games elsewhere fails and does not stay.
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      assertThat(with(folder, "serve", "--port", port).ended(2).err())
          .contains("no games are loaded; see papamu games (serve)");
      assertThat(with(copied(), "serve", "--port", port).ended(1).err())
          .contains("cannot listen on");
    }
  }

  @Test
  void aBundledPluginIsSound() {
    assertSound("variant-fanorona");
  }

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(strings = {"variant-konane", "variant-peg-solitaire"})
  void theOtherBundledPluginsAreSound(String id) {
    assertSound(id);
  }

  private static void assertSound(String id) {
    JsonNode answer = papamu("plugins", "verify", id, "--json").done().json();
    Kinds.check(answer, "id text, version text, sound truth, problems empty, violations empty");
    assertThat(answer.get("id").textValue()).isEqualTo(id);
    assertThat(answer.get("sound").booleanValue()).isTrue();
  }

  @Test
  void aPluginIsSwitchedOffAndOn() throws Exception {
    Path plugins = copied();
    with(plugins, "plugins", "disable", "variant-konane").ended(0);
    JsonNode games = with(plugins, "games", "--json").ended(0).json();
    assertThat(gamesIn(games)).containsExactly("fanorona", "peg-solitaire");
    assertThat(games.get("problems")).as("what was switched off is no problem").isEmpty();
    JsonNode listed = with(plugins, "plugins", "list", "--json").ended(0).json().get("plugins");
    assertThat(listed).hasSize(3);
    assertThat(listed.get(1).get("state").textValue()).isEqualTo("disabled");
    assertThat(with(plugins, "show", "konane").ended(2).out()).isEmpty();
    with(plugins, "plugins", "disable", "variant-konane").ended(0);
    with(plugins, "plugins", "enable", "variant-konane").ended(0);
    assertThat(gamesIn(with(plugins, "games", "--json").ended(0).json()))
        .containsExactly("fanorona", "konane", "peg-solitaire");
    with(plugins, "plugins", "enable", "variant-konane").ended(0);
  }

  @Test
  void aDamagedPluginIsNotSound() throws Exception {
    Path plugins = copied();
    Path jar = plugins.resolve("variant-konane-1.0.0.jar");
    byte[] bytes = Files.readAllBytes(jar);
    Files.write(jar, java.util.Arrays.copyOf(bytes, bytes.length / 2));
    Ran games = with(plugins, "games", "--json").ended(0);
    assertThat(gamesIn(games.json())).containsExactly("fanorona", "peg-solitaire");
    JsonNode problem = games.json().get("problems").get(0);
    Kinds.check(problem, "file text, plugin null, reason text");
    assertThat(problem.get("file").textValue()).isEqualTo(jar.toString());
    JsonNode listed = with(plugins, "plugins", "list", "--json").ended(0).json().get("plugins");
    for (JsonNode plugin : listed) {
      if (plugin.get("path").textValue().equals(jar.toString())) {
        Kinds.check(plugin, "state text, problem text");
        assertThat(plugin.get("state").textValue()).isEqualTo("failed");
      }
    }
    assertThat(with(plugins, "plugins", "list").ended(0).out())
        .contains("problems", jar.toString());
  }

  @Test
  void aPlainIdIsNeeded() throws Exception {
    Path plugins = copied();
    Files.writeString(plugins.resolve("zz.jar"), "no jar");
    for (String change : List.of("verify", "enable", "disable")) {
      assertThat(with(plugins, "plugins", change, "").ended(2).err()).contains("error: ");
    }
  }

  @Test
  void foldersGivenReplaceTheUsualOneAndAreTrustedAloud() throws Exception {
    Path first = Files.createDirectory(folder.resolve("first"));
    Path second = Files.createDirectory(folder.resolve("second"));
    Distribution assembled = Distribution.assembled();
    Files.copy(assembled.jar("variant-konane"), first.resolve("k.jar"));
    Files.copy(assembled.jar("variant-fanorona"), second.resolve("f.jar"));
    Ran one = with(first, "games", "--json").ended(0);
    assertThat(gamesIn(one.json())).containsExactly("konane");
    assertThat(one.err()).contains(first.toString()).contains("trusted");
    Ran both = host().run("games", "--json", "--plugins", "" + first, "--plugins", "" + second);
    assertThat(gamesIn(both.ended(0).json())).containsExactly("fanorona", "konane");
    Ran before = host().run("--plugins", "" + first, "games", "--json");
    assertThat(before.ended(0).out()).isEqualTo(one.out());
  }

  @Test
  void theEnvironmentNamesFoldersToo() throws Exception {
    Path first = Files.createDirectory(folder.resolve("first"));
    Path second = Files.createDirectory(folder.resolve("second"));
    Distribution assembled = Distribution.assembled();
    Files.copy(assembled.jar("variant-konane"), first.resolve("k.jar"));
    Files.copy(assembled.jar("variant-fanorona"), second.resolve("f.jar"));
    String both = first + java.io.File.pathSeparator + second;
    Papamu host = host().with("PAPAMU_PLUGINS", both);
    assertThat(gamesIn(host.run("games", "--json").ended(0).json()))
        .containsExactly("fanorona", "konane");
    assertThat(gamesIn(host.run("games", "--json", "--plugins", "" + first).ended(0).json()))
        .as("the option wins")
        .containsExactly("konane");
  }

  @Test
  void aFolderThatIsMissingIsAProblemAndNothingElse() {
    Path none = folder.resolve("none");
    JsonNode answer = with(none, "games", "--json").ended(0).json();
    assertThat(answer.get("games")).isEmpty();
    assertThat(answer.get("problems")).hasSize(1);
    assertThat(answer.get("problems").get(0).get("file").textValue()).isEqualTo(none.toString());
    assertThat(with(none, "games").ended(0).out()).contains("no games", none.toString());
    with(none, "watch").ended(2);
    with(none, "engine").ended(2);
    with(none, "bench").ended(2);
    assertThat(with(none, "show", "konane").ended(2).err()).contains("error: ");
  }

  @Test
  void theSamePluginTwiceIsLoadedOnce() throws Exception {
    Path plugins = copied();
    Files.copy(plugins.resolve("variant-konane-1.0.0.jar"), plugins.resolve("again.jar"));
    JsonNode answer = with(plugins, "games", "--json").ended(0).json();
    assertThat(gamesIn(answer)).containsExactly("fanorona", "konane", "peg-solitaire");
    assertThat(answer.get("problems")).hasSize(1);
    assertThat(texts(answer.get("games").get(1).get("boards"))).contains("8x8");
  }
}
