package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games through a pipe, by each way in which the program can be started. */
final class WholeGamesIT {

  @TempDir private Path folder;

  private static void playsToItsEnd(Launch launch, String name) {
    ScriptedGame game = ScriptedGame.read(name);
    Ran ran = launch.reading(game.input()).run("play", game.game()).done();
    assertThat(ran.lastLine()).isEqualTo(game.end());
    int last = game.moves().size();
    assertThat(ran.out()).contains("\n" + last + ". ").contains(": " + game.moves().get(last - 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane-8x8", "fanorona-5x9", "peg-solitaire-english"})
  void byTheLauncherAtTheTop(String game) {
    Distribution.assembled();
    playsToItsEnd(Launch.of(Distribution.topLauncher()).with("PAPAMU_JAVA_OPTS", ""), game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane-8x8", "fanorona-5x9", "peg-solitaire-english"})
  void byTheLauncherOfTheDistributionFromAnotherFolder(String game) {
    playsToItsEnd(Launch.of(Distribution.assembled().program()).in(folder), game);
  }

  @Test
  void throughLinks() throws Exception {
    Path first = folder.resolve("first");
    Files.createSymbolicLink(first, Distribution.assembled().program());
    Path second = Files.createDirectory(folder.resolve("sub")).resolve("second");
    Files.createSymbolicLink(second, Path.of("../first"));
    playsToItsEnd(Launch.of(second).in(Path.of("/")), "konane-8x8");
    Files.delete(first);
  }

  @Test
  void throughALinkToTheLauncherAtTheTop() throws Exception {
    Distribution.assembled();
    Path link = folder.resolve("p");
    Files.createSymbolicLink(link, Distribution.topLauncher());
    playsToItsEnd(Launch.of(link).in(folder), "fanorona-5x9");
    Files.delete(link);
  }

  @Test
  void byItsNameOnThePath() {
    Path bin = Distribution.assembled().program().getParent();
    String path = bin + ":" + System.getenv("PATH");
    playsToItsEnd(Launch.of(List.of("env", "PATH=" + path, "papamu")).in(folder), "fanorona-5x9");
  }

  @Test
  void fromAPathWithBlanksAndOtherLetters() throws Exception {
    Path odd = folder.resolve("p\u0101pam\u016b \u68cb * 'n' $HOME");
    Distribution copy = Distribution.assembled().copyTo(odd);
    for (String game : new String[] {"konane-8x8", "fanorona-5x9", "peg-solitaire-english"}) {
      playsToItsEnd(Launch.of(copy.program()).in(odd), game);
    }
    Path saved = odd.resolve("K\u014dnane.pgr");
    Launch.of(copy.program())
        .in(odd)
        .with("LC_ALL", "")
        .with("LANG", "")
        .reading("a1\n")
        .run("play", "konane:1x3", "--save", "K\u014dnane.pgr")
        .done();
    assertThat(Files.readString(saved)).contains("1. a1\n");
  }

  @Test
  void aloneInAPipeAShortGameOfEachIsPlayed() {
    Ran ran = Launch.of(Distribution.assembled().program()).run("--seed", "1").done();
    assertThat(ran.out())
        .contains("(fanorona:3x3)\n", "(konane:6x6)\n", "(peg-solitaire:triangle10)\n");
    assertThat(ran.lines().stream().filter(line -> line.matches(".* after \\d+ pl(y|ies)")))
        .hasSize(3);
  }

  @Test
  void theEndOfTheInputInTheMiddleIsNoFault() {
    Ran ran =
        Launch.of(Distribution.assembled().program())
            .reading("d4\nd5")
            .run("play", "konane")
            .done();
    assertThat(ran.out()).isEqualTo("1. Black: d4\n2. White: d5\nunfinished\n");
  }
}
