package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.cli.Papamu;
import org.papamu.core.catalog.PluginJar;
import org.papamu.core.catalog.PluginJar.Code;

/** Plugins that would take the program down, hold it up, or mix with what it says. */
final class HostilePluginsIT {

  private static final List<String> BUNDLED = List.of("fanorona", "konane", "peg-solitaire");

  @TempDir private Path folder;

  private Launch program() {
    return Launch.of(Distribution.assembled().program())
        .with("PAPAMU_DATA", folder.resolve("data").toString());
  }

  private void install(PluginJar jar, String id) {
    install(jar.write(folder.resolve("download.jar")));
    trust(id);
  }

  /** In this process: nothing of a plugin runs then. */
  private void install(Path file) {
    inside().run("plugins", "install", file.toString()).done();
  }

  private void trust(String id) {
    inside().run("plugins", "trust", id).done();
  }

  private Papamu inside() {
    return Papamu.host().with("PAPAMU_DATA", folder.resolve("data").toString());
  }

  private static List<String> names(Ran games) {
    List<String> names = new ArrayList<>();
    games.ended(0).json().get("games").forEach(game -> names.add(game.get("name").textValue()));
    return names;
  }

  private static String state(Ran list, String id) {
    for (JsonNode plugin : list.ended(0).json().get("plugins")) {
      if (plugin.get("id").textValue().equals(id)) {
        return plugin.get("state").textValue();
      }
    }
    throw new AssertionError("no plugin " + id);
  }

  private static PluginJar crashing(String members, String constructor) {
    return PluginJar.with(Code.game("toy").members(members).constructor(constructor));
  }

  @Test
  void aPluginThatCrashedTheProgramIsSkippedFromThenOn() {
    install(crashing("", "Runtime.getRuntime().halt(66);"), "toy");
    install(PluginJar.good("other"), "other");
    assertThat(program().run("games", "--json").status()).as("it takes all down").isEqualTo(66);
    for (int start = 1; start <= 3; start++) {
      Ran games = program().run("games", "--json");
      assertThat(names(games)).containsExactly("fanorona", "konane", "other", "peg-solitaire");
      assertThat(games.err())
          .isEqualTo(
              "note: toy 1.0.0 is skipped, because papamu ended while it was starting; to try it"
                  + " again: papamu plugins enable toy\n");
    }
    assertThat(state(program().run("plugins", "list", "--json"), "toy")).isEqualTo("skipped");
    // Three times in a row: each time it is tried again, and each time it is caught.
    for (int attempt = 1; attempt <= 2; attempt++) {
      program().run("plugins", "enable", "toy").done();
      assertThat(program().run("show", "toy").status()).isEqualTo(66);
      assertThat(program().run("show", "konane").ended(0).err()).contains("toy 1.0.0 is skipped");
    }
    assertThat(program().run("version").done().lines()).hasSize(6).doesNotContain("toy 1.0.0");
    program().run("plugins", "remove", "toy").done();
    assertThat(program().run("games", "--json").done().json().get("problems")).isEmpty();
  }

  @Test
  void withoutPluginsItAlwaysStarts() {
    install(crashing("static { System.exit(66); }", ""), "toy");
    Ran none = program().run("games", "--no-plugins", "--json");
    assertThat(names(none)).isEmpty();
    assertThat(program().run("games").ended(1).err())
        .contains("error: plugin fault in ", ": ended the program at ");
    program().run("games", "--no-plugins").done();
    program().run("plugins", "list", "--no-plugins").done();
    program().run("plugins", "disable", "toy").done();
    assertThat(names(program().run("games", "--json"))).isEqualTo(BUNDLED);
  }

  @Test
  void aCrashInAFolderForDevelopersIsNoticedToo() throws Exception {
    Path mine = Files.createDirectory(folder.resolve("mine"));
    crashing("", "Runtime.getRuntime().halt(66);").in(mine);
    String[] words = {"games", "--json", "--plugins", mine.toString()};
    assertThat(program().run(words).status()).isEqualTo(66);
    Ran next = program().run(words);
    assertThat(names(next)).isEmpty();
    assertThat(next.err()).contains("toy 1.0.0 is skipped");
    crashing("", "").in(mine);
    assertThat(names(program().run(words))).as("another jar is another try").containsExactly("toy");
  }

  @Test
  void aPluginThatNeverStartsCostsItsTimeAndNothingElse() {
    install(
        crashing(
            "", "while (true) { try { Thread.sleep(1000); } catch (InterruptedException e) {} }"),
        "toy");
    install(PluginJar.good("other"), "other");
    Ran games = program().run("games", "--json");
    assertThat(names(games)).containsExactly("fanorona", "konane", "other", "peg-solitaire");
    assertThat(games.done().json().get("problems").get(0).get("reason").textValue())
        .isEqualTo("it took too long: it did not say within 5 s what it offers");
    assertThat(state(program().run("plugins", "list", "--json"), "toy"))
        .as("it did not take the program down")
        .isEqualTo("slow");
    assertThat(program().run("show", "toy").refused().err())
        .contains("plugin toy 1.0.0 cannot be used (it took too long to say what it offers)");
  }

  @Test
  void noClassOfAnUntrustedJarIsLoaded() throws Exception {
    Path ran = folder.resolve("ran");
    PluginJar jar =
        crashing(
            """
            static {
              try {
                java.nio.file.Files.createFile(java.nio.file.Path.of("%s"));
              } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            }
            """
                .formatted(ran),
            "");
    Path file = jar.write(folder.resolve("download.jar"));
    install(file);
    Distribution copy = Distribution.assembled().copyTo(folder.resolve("copy"));
    Files.copy(file, copy.plugins().resolve("dropped.jar"));
    for (String command :
        List.of("games", "plugins list", "plugins info toy", "version", "watch")) {
      program().run(command.split(" ")).ended(0);
      Launch.of(copy.program()).run(command.split(" ")).ended(0);
    }
    program().run("plugins", "verify", "toy").ended(1);
    assertThat(ran).doesNotExist();
    trust("toy");
    assertThat(ran).as("trust alone runs nothing").doesNotExist();
    program().run("games").done();
    assertThat(ran).exists();
  }

  @Test
  void whatAPluginPrintsDoesNotMixWithAnswers() {
    install(crashing("", "System.out.println(\"hello\"); System.out.println(\"{}\");"), "toy");
    Ran games = program().run("games", "--json");
    assertThat(names(games)).contains("toy");
    assertThat(games.err()).contains("hello");
  }

  @Test
  void textOfPluginsIsShownEscaped() {
    install(
        crashing(
            "", "throw new IllegalStateException(\"\\u001b[2J\\u001b]0;x\\u0007\\u009b\\u202e\");"),
        "toy");
    for (String command : List.of("games", "plugins", "plugins info toy", "plugins list --json")) {
      Ran ran = program().run(command.split(" ")).ended(0);
      assertThat((ran.out() + ran.err()).codePoints())
          .as(command)
          .noneMatch(c -> (c < ' ' && c != '\n') || (c >= 0x7f && c < 0xa0) || c == 0x202e);
    }
  }

  @Test
  void pathsWithBlanksAndOtherLettersAreFine() throws Exception {
    Path odd = Files.createDirectories(folder.resolve("K\u014dnane \u65e5\u672c %41+# !1"));
    Distribution copy = Distribution.assembled().copyTo(odd.resolve("papam\u016b app"));
    Path file =
        PluginJar.with(
                Code.game("toy")
                    .title(
                        """
                        try (var in = getClass().getResource("/a b/\u014d#1.txt").openStream()) {
                          return new String(in.readAllBytes(), "UTF-8");
                        } catch (java.io.IOException e) {
                          throw new java.io.UncheckedIOException(e);
                        }
                        """))
            .file("a b/\u014d#1.txt", "read from the jar")
            .write(odd.resolve("t\u014dy 1.jar"));
    Launch launch =
        Launch.of(copy.program()).with("PAPAMU_DATA", odd.resolve("wow!/d ata").toString());
    for (String locale : List.of("C", "C.UTF-8")) {
      Launch there = launch.with("LC_ALL", locale);
      there.run("plugins", "install", file.toString()).done();
      there.run("plugins", "trust", "toy").done();
      Ran games = there.run("games", "--json");
      assertThat(names(games)).containsExactly("fanorona", "konane", "peg-solitaire", "toy");
      assertThat(games.done().out()).contains("read from the jar");
      there.run("plugins", "remove", "toy").done();
    }
  }

  @Test
  void turkishLettersMakeNoDifference() {
    Launch turkish =
        program()
            .with(
                "PAPAMU_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -Duser.language=tr -Duser.country=TR");
    Path file = PluginJar.good("tic-tac-ii").write(folder.resolve("TICTAC.JAR"));
    turkish.run("plugins", "install", file.toString()).done();
    turkish.run("plugins", "trust", "tic-tac-ii").done();
    assertThat(names(turkish.run("games", "--json")))
        .containsExactly("fanorona", "konane", "peg-solitaire", "tic-tac-ii");
    assertThat(state(turkish.run("plugins", "list", "--json"), "tic-tac-ii")).isEqualTo("loaded");
    assertThat(turkish.run("show", "TIC-TAC-II").refused().err()).contains("tic-tac-ii");
    turkish.run("plugins", "disable", "tic-tac-ii").done();
    assertThat(names(turkish.run("games", "--json"))).isEqualTo(BUNDLED);
  }
}
