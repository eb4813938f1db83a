package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.cli.Papamu;

/** Plugins that are taken away, put back, damaged, or brought from elsewhere. */
final class PluginFolderIT {

  @TempDir private Path folder;

  private Distribution copy = new Distribution(Path.of(""));
  private Papamu program = Papamu.host();

  @BeforeEach
  void copyDistribution() throws Exception {
    copy = Distribution.assembled().copyTo(folder.resolve("copy"));
    program = Papamu.host().of(copy);
  }

  private static List<String> names(Ran games) {
    List<String> names = new ArrayList<>();
    games.json().get("games").forEach(game -> names.add(game.get("name").textValue()));
    return names;
  }

  private void assertPlays(String name) {
    ScriptedGame game = ScriptedGame.read(name);
    Ran ran = program.reading(game.input()).run("play", game.game()).done();
    assertThat(ran.lastLine()).isEqualTo(game.end());
  }

  @Test
  void takingAPluginAwayTakesItsGameAndNothingElse() throws Exception {
    Path jar = copy.jar("variant-fanorona");
    Path away = folder.resolve("away.jar");
    Ran before = program.run("games", "--json").done();
    Files.move(jar, away);
    Ran without = program.run("games", "--json").done();
    assertThat(names(without)).containsExactly("konane", "peg-solitaire");
    assertThat(without.json().get("problems")).isEmpty();
    Ran refused = program.run("show", "fanorona").refused();
    assertThat(refused.err()).contains("unknown game");
    assertPlays("konane-8x8");
    assertPlays("peg-solitaire-english");
    Files.move(away, jar);
    assertThat(program.run("games", "--json").done()).isEqualTo(before);
    assertPlays("fanorona-5x9");
  }

  @Test
  void aCorruptJarIsNamedWithItsReasonAndTheRestWorks() throws Exception {
    Path corrupt = Files.writeString(copy.plugins().resolve("corrupt.jar"), "this is no jar");
    Path empty = Files.createFile(copy.plugins().resolve("empty.jar"));
    Path cut = copy.plugins().resolve("cut.jar");
    byte[] whole = Files.readAllBytes(copy.jar("variant-konane"));
    Files.write(cut, java.util.Arrays.copyOf(whole, whole.length - 100));
    Ran games = program.run("games", "--json").done();
    assertThat(names(games)).containsExactly("fanorona", "konane", "peg-solitaire");
    List<String> files = new ArrayList<>();
    for (JsonNode problem : games.json().get("problems")) {
      files.add(problem.get("file").textValue());
      assertThat(problem.get("plugin").isNull()).isTrue();
      assertThat(problem.get("reason").textValue()).isNotBlank();
    }
    assertThat(files)
        .containsExactlyInAnyOrder(corrupt.toString(), empty.toString(), cut.toString());
    assertThat(program.run("games").done().out()).contains("corrupt.jar: ", "cut.jar: ");
    assertPlays("fanorona-5x9");
  }

  @Test
  void pluginsAreBroughtFromElsewhere() throws Exception {
    Path first = Files.createDirectories(folder.resolve("first folder"));
    Path second = Files.createDirectories(folder.resolve("second"));
    Files.move(copy.jar("variant-konane"), first.resolve("a.jar"));
    Files.move(copy.jar("variant-fanorona"), second.resolve("b.jar"));
    assertThat(names(program.run("games", "--json").done())).containsExactly("peg-solitaire");
    Ran variable = program.with("PAPAMU_PLUGINS", first + ":" + second).run("games", "--json");
    assertThat(names(variable.ended(0))).containsExactly("fanorona", "konane");
    Ran option =
        program.run("games", "--plugins", "" + first, "--plugins", "" + second, "--json").ended(0);
    assertThat(names(option)).containsExactly("fanorona", "konane");
    assertThat(option.err()).contains(first.toString(), second.toString(), "trusted");
  }

  @Test
  void withoutItsPluginFolderItSaysSo() throws Exception {
    Path away = folder.resolve("away");
    Files.move(copy.plugins(), away);
    Ran games = program.run("games", "--json").done();
    assertThat(names(games)).isEmpty();
    assertThat(games.json().get("problems")).hasSize(1);
    program.run().refused();
    assertThat(program.run("version").done().lines()).hasSize(2);
  }
}
