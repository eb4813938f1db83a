package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.core.catalog.PluginJar;

/** The program at a terminal, which the command {@code script} of Linux makes. */
final class TerminalIT {

  private static final String COLOUR = "\u001b[0;";

  @BeforeEach
  void needsTerminals() {
    Terminals.assumeMade();
  }

  private static Talk terminal(String type, String noColour, String size) throws IOException {
    return terminal(type, noColour, size, "");
  }

  private static Talk terminal(String type, String noColour, String size, String command)
      throws IOException {
    String program = "'" + Distribution.assembled().program() + "' --seed 1 " + command;
    return Talk.with(Terminals.of(size, program).with("TERM", type).with("NO_COLOR", noColour));
  }

  @ParameterizedTest
  @CsvSource({
    "xterm-256color, '', cols 80 rows 24, true",
    "xterm-256color, '', cols 0 rows 0, true",
    "xterm-256color, 1, cols 80 rows 24, false",
    "dumb, '', cols 80 rows 24, false"
  })
  void aGameIsPickedAndPlayed(String type, String noColour, String size, boolean colours)
      throws Exception {
    try (Talk talk = terminal(type, noColour, size)) {
      assertThat(talk.hearUpTo("game> ")).contains("Fanorona", "Peg Solitaire", "K\u014dnane");
      talk.say("konane:1x5");
      talk.hearUpTo("auto)> ");
      talk.say("human");
      String board = talk.hearUpTo("Black, ply 1> ");
      assertThat(board.contains(COLOUR)).as("colours: %s", board).isEqualTo(colours);
      talk.say("c1");
      talk.hearUpTo("White, ply 2> ");
      talk.say("nonsense");
      assertThat(talk.hearUpTo("White, ply 2> ")).contains("error: ");
      talk.say("b1");
      talk.hearUpTo("Black, ply 3> ");
      talk.say("e1");
      assertThat(talk.hearUpTo("again?> ")).contains("e1-c1", "plies");
      talk.say("quit");
      talk.hearUpTo("game> ");
      talk.say("q");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, 'game> ', '(Enter for 5x9)> ', 'Capture by moving up to a line of enemy stones'",
    "ru, 'игра> ', '(Enter — 5x9)> ', 'Берите чужие камни, подходя к их ряду'",
    "sv, 'spel> ', '(Enter för 5x9)> ', 'Slå genom att gå fram'"
  })
  void aGameThatIsPickedSaysWhatItIsAbout(
      String language, String menu, String board, String summary) throws Exception {
    String command = "--language " + language + " play";
    try (Talk talk = terminal("dumb", "", "cols 80 rows 24", command)) {
      talk.hearUpTo(menu);
      talk.say("1");
      assertThat(talk.hearUpTo(board)).contains(summary);
    }
  }

  @Test
  void pluginsComeAndGoBetweenGamesAndNeverUnderOne(@TempDir Path data) throws Exception {
    Path plugins = Files.createDirectories(data.resolve("plugins"));
    Launch program =
        Launch.of(Distribution.assembled().program()).with("PAPAMU_DATA", data.toString());
    Launch terminal =
        Terminals.of("cols 80 rows 24", "'" + Distribution.assembled().program() + "' --seed 1")
            .with("TERM", "dumb")
            .with("PAPAMU_DATA", data.toString());
    Path toy = PluginJar.good("toy").write(data.resolve("download.jar"));
    program.run("plugins", "install", toy.toString()).done();
    program.run("plugins", "trust", "toy").done();
    try (Talk talk = Talk.with(terminal)) {
      talk.hearUpTo("game> ");
      talk.say("toy:9");
      talk.hearUpTo("auto)> ");
      talk.say("human");
      talk.hearUpTo("First, ply 1> ");
      talk.say("2");
      talk.hearUpTo("Second, ply 2> ");
      PluginJar.good("toy").version("2.0.0").write(toy);
      program.run("plugins", "install", toy.toString(), "--replace").done();
      program.run("plugins", "disable", "variant-konane").done();
      PluginJar.good("later").write(plugins.resolve("later.jar"));
      program.run("plugins", "trust", "later").done();
      talk.say("1");
      talk.hearUpTo("First, ply 3> ");
      talk.say("show", "moves");
      talk.hearUpTo("First, ply 3> ");
      talk.say("quit");
      String menu = talk.hearUpTo("game> ");
      assertThat(menu)
          .contains(
              "now in use: later 1.0.0",
              "no longer in use: toy 1.0.0",
              "no longer in use: variant-konane 1.0.0",
              "toy-2.0.0.jar: it is not trusted",
              "what to do: papamu plugins trust toy")
          .doesNotContain("Konane");
      talk.say("q");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @Test
  void aDumbTerminalGetsNoEscapeCodes() throws Exception {
    try (Talk talk = terminal("dumb", "", "cols 80 rows 24")) {
      StringBuilder heard = new StringBuilder(talk.hearUpTo("game> "));
      talk.say("peg-solitaire:triangle10");
      heard.append(talk.hearUpTo("Player, ply 1> "));
      talk.say("a2");
      heard.append(talk.hearUpTo("Player, ply 2> "));
      talk.say("quit");
      heard.append(talk.hearUpTo("game> "));
      talk.say("q");
      talk.rest();
      assertThat(talk.end()).isZero();
      assertThat(heard)
          .contains("a2-a4", "this cannot be solved from here")
          .doesNotContain("\u001b");
    }
  }

  @Test
  void aPersonBreaksInWhileTheComputerThinks() throws Exception {
    String command = "play konane:6x6 --seat white=alphabeta:time=5m";
    try (Talk talk = terminal("xterm-256color", "", "cols 80 rows 24", command)) {
      talk.hearUpTo("Black, ply 1> ");
      talk.say("a1");
      talk.hearUpTo("White thinks");
      talk.say("undo");
      talk.hearUpTo("taken back; 0 plies played");
      talk.hearUpTo("Black, ply 1> ");
      talk.say("a1");
      talk.hearUpTo("White thinks");
      talk.say("a2");
      talk.hearUpTo("White is thinking; undo, stop (or Enter) or quit");
      talk.say("stop");
      talk.hearUpTo("White removed the white stone");
      talk.hearUpTo("Black, ply 3> ");
      talk.say("hint");
      talk.hearUpTo("hint: ");
      talk.hearUpTo("Black, ply 3> ");
      talk.say("quit");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @Test
  void aPersonPicksALevelAndASide() throws Exception {
    try (Talk talk = terminal("xterm-256color", "1", "cols 80 rows 24")) {
      talk.hearUpTo("game> ");
      talk.say("konane:1x5");
      talk.hearUpTo("auto)> ");
      talk.say("");
      talk.hearUpTo("level (Enter for 4)> ");
      talk.say("11");
      talk.hearUpTo("a level is a number from 1 to 10");
      talk.hearUpTo("level (Enter for 4)> ");
      talk.say("10");
      talk.hearUpTo("(Enter for black)> ");
      talk.say("white");
      talk.hearUpTo("Black removed the black stone from c1");
      talk.hearUpTo("White, ply 2> ");
      talk.say("quit");
      talk.hearUpTo("game> ");
      talk.say("q");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @Test
  void onTwentyColumnsAGameIsPlayedInLines() throws Exception {
    try (Talk talk = terminal("xterm-256color", "1", "cols 20 rows 10", "play konane:1x3")) {
      for (String move : List.of("a1", "b1")) {
        talk.hearUpTo(", ply ");
        talk.say(move);
      }
      assertThat(talk.hearUpTo("again?> ")).contains("Black cannot jump;");
      talk.type("\u0004");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"xterm-256color", "dumb"})
  void theSecondInterruptionLeavesAndTheGameIsKept(String type, @TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("game.pgr");
    try (Talk talk =
        terminal(type, "", "cols 80 rows 24", "play konane:1x5 --save '" + file + "'")) {
      talk.hearUpTo("Black, ply 1> ");
      talk.type("\u0003");
      talk.hearUpTo("Ctrl-C again leaves");
      talk.say("c1");
      talk.hearUpTo("White, ply 2> ");
      talk.type("\u0003");
      talk.hearUpTo("Ctrl-C again leaves");
      talk.type("\u0003");
      talk.rest();
      assertThat(talk.end()).isEqualTo(130);
    }
    assertThat(Files.readString(file)).endsWith("\n\n1. c1\n*\n");
    assertThat(folder).isDirectoryContaining("glob:**.pgr");
  }

  @Test
  void anInterruptionHurriesAPlayerAndNothingElse() throws Exception {
    String command = "play konane:6x6 --seat white=alphabeta:time=5m";
    try (Talk talk = terminal("xterm-256color", "", "cols 80 rows 24", command)) {
      talk.hearUpTo("Black, ply 1> ");
      talk.say("a1");
      talk.hearUpTo("White thinks");
      talk.type("\u0003");
      talk.hearUpTo("Black, ply 3> ");
      talk.type("\u0004");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @Test
  void aScreenReaderHearsWordsAndNoEscapeCodes() throws Exception {
    try (Talk talk =
        terminal("xterm-256color", "", "cols 80 rows 24", "play fanorona:5x9 --speak")) {
      assertThat(talk.hearUpTo("White, ply 1> "))
          .contains("Capture by moving up to a line of enemy stones", "Type a move;");
      talk.say("f2");
      talk.hearUpTo("White moved f2\u2013e3 by approach and took d4 and c5.");
      talk.hearUpTo("Black, ply 2> ");
      talk.say("hint");
      assertThat(talk.hearUpTo("Black, ply 2> "))
          .containsPattern("Move [a-i][1-5]\u2013[a-i][1-5] .*and take")
          .contains("hint: ");
      talk.say("show");
      assertThat(talk.hearUpTo("Black, ply 2> "))
          .contains("Row 5: black", "Last move: f2 to e3.", "Black to move.")
          .doesNotContain("\u001b", "\u2500");
      talk.type("\u0004");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }

  @Test
  void aClosedPipeEndsAGameQuietly() {
    String program = "'" + Distribution.assembled().program() + "'";
    Ran ran =
        Launch.of(
                List.of(
                    "bash",
                    "-c",
                    "yes show | head -n 20000 | "
                        + program
                        + " play konane:8x8 | head -n 1; echo ${PIPESTATUS[2]}"))
            .run()
            .done();
    assertThat(ran.lines()).hasSize(2).last().isEqualTo("0");
  }
}
