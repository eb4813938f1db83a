package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.papamu.cli.Papamu;

/**
 * The process around the host: streams, signals, locales, the class archive, faults of starting.
 */
final class LauncherIT {

  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder;

  private static Launch program() {
    return Launch.of(Distribution.assembled().program());
  }

  /** A shell script in which {@code $0} is the program. */
  private static Launch shell(String script) {
    return Launch.of(List.of("sh", "-c", script, Distribution.assembled().program().toString()));
  }

  @Test
  void aReaderThatGoesAwayEndsItQuietly() {
    Ran ran =
        shell(
                "yes 'bwb b r' | { \"$0\" moves konane:1x3 --positions -; echo \"status $?\" >&2; }"
                    + " | head -1")
            .run();
    assertThat(ran.ended(0).out()).isEqualTo("a1  c1\n");
    assertThat(ran.err()).isEqualTo("status 0\n");
  }

  @Test
  void aReaderThatGoesAwayEndsAGameQuietly() {
    Ran ran =
        shell(
                "{ \"$0\" watch konane:31x31 --seat black=random --seat white=random --seed 1;"
                    + " echo \"status $?\" >&2; } | head -1")
            .run();
    assertThat(ran.ended(0).lines()).hasSize(1);
    assertThat(ran.err()).isEqualTo("status 0\n");
  }

  @Test
  void standardOutputThatIsFullIsAFault() {
    assumeTrue(Files.exists(FULL), "there is a full device");
    for (String command : List.of("games", "show konane --json")) {
      Ran ran = shell("\"$0\" " + command + " >/dev/full").run().ended(1);
      assertThat(ran.told().err()).contains("standard output cannot be written");
    }
    Ran engine = shell("echo ugi | \"$0\" engine >/dev/full").run().ended(1);
    assertThat(engine.told().err()).contains("standard output cannot be written");
  }

  @Test
  void aRecordThatCannotBeWrittenIsAFaultAndTheGameIsPlayedOn() throws Exception {
    List<Path> targets = new ArrayList<>(List.of(folder, folder.resolve("no/game.pgr")));
    if (Files.exists(FULL)) {
      targets.add(FULL);
    }
    Path old = Files.writeString(folder.resolve("old.pgr"), "old");
    targets.add(Files.createSymbolicLink(folder.resolve("link.pgr"), old));
    for (Path target : targets) {
      Ran ran =
          Papamu.host()
              .reading("c1\nb1\ne1-c1\n")
              .run("play", "konane:1x5", "--save", target.toString())
              .ended(1);
      assertThat(ran.err()).startsWith("error: " + target).doesNotContain("\tat ");
      assertThat(ran.lastLine()).contains("Black wins after 3 plies");
    }
    assertThat(Files.readString(old)).isEqualTo("old");
  }

  @Test
  void anInterruptIsTold() throws Exception {
    List<String> command = new ArrayList<>(Terminals.hearing());
    command.add(Distribution.assembled().program().toString());
    try (Talk talk = Talk.with(Launch.of(command), "play", "konane:1x3")) {
      talk.say("position");
      assertThat(talk.hear()).isEqualTo("bwb b r");
      assertThat(Launch.of(List.of("kill", "-INT", "" + talk.pid())).run().status()).isZero();
      assertThat(talk.end()).isEqualTo(130);
    }
  }

  @Test
  void theLocaleChangesNothing() {
    String script = "ugi\nsetoption name Game value FANORONA\nperft 3\nSHOW\ngo depth 1\n";
    String game = "D4\nd4\nd5\nMOVES\nmoves\n";
    Launch here = in("en", "US");
    List<String> answers = here.reading(script).run("engine").done().lines().subList(0, 8);
    Ran played = here.reading(game).run("play", "konane", "--ascii");
    for (Launch there : List.of(in("tr", "TR"), in("ar", "EG"))) {
      assertThat(there.reading(script).run("engine").done().lines().subList(0, 8))
          .isEqualTo(answers);
      assertThat(there.reading(game).run("play", "konane", "--ascii")).isEqualTo(played);
      assertThat(there.run("perft", "konane", "5", "--divide").done().out())
          .containsPattern("(?m)^perft 5 = 892  \\([0-9]+\\.[0-9]{3} s, [0-9,]+ nodes/s\\)$");
    }
  }

  private static Launch in(String language, String country) {
    return program()
        .with(
            "PAPAMU_JAVA_OPTS",
            "-XX:TieredStopAtLevel=1 -Duser.language=%s -Duser.country=%s"
                .formatted(language, country));
  }

  @Test
  void argumentsAreReadWhateverTheLocale() {
    for (String locale : List.of("", "C", "POSIX")) {
      Ran ran =
          program()
              .with("LC_ALL", locale)
              .with("LANG", locale)
              .run("show", "k\u014dnane")
              .refused();
      assertThat(ran.err()).contains("k\u014dnane").contains("try: konane");
    }
  }

  @Test
  void theClassArchiveIsMadeAndUsed() throws Exception {
    Distribution copy = Distribution.assembled().copyTo(folder.resolve("copy"));
    Launch launch = Launch.of(copy.program());
    launch.with("PAPAMU_CDS", "make").run().done();
    assertThat(copy.files("cache").stream().map(Path::toString))
        .anyMatch(file -> file.endsWith(".jsa"))
        .noneMatch(file -> file.endsWith(".failed"));
    assertThat(launch.with("PAPAMU_CDS", "on").run("games").done())
        .isEqualTo(launch.run("games").done());
  }

  @Test
  void aJavaThatIsNotThereIsAFault() {
    Ran ran = program().with("JAVA_HOME", folder.toString()).run("version").ended(1);
    assertThat(ran.told().err()).contains("JAVA_HOME");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void theLauncherAtTheTopDoesNotBuildWhereItIsForbidden() throws Exception {
    Path alone = folder.resolve("papamu");
    Files.copy(Distribution.topLauncher(), alone, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
    Ran ran = Launch.of(alone).run("version").ended(1);
    assertThat(ran.told().err()).contains("PAPAMU_NO_BUILD");
    assertThat(folder.resolve("target")).doesNotExist();
  }
}
