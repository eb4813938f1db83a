package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program at a terminal, which the command {@code script} of Linux makes. */
final class TerminalIT {

  private static final String COLOUR = "\u001b[0;";

  @BeforeEach
  void needsTerminals() {
    boolean made = false;
    try {
      made =
          Launch.of(List.of("script", "-qec", "test -t 0 -a -t 1", "/dev/null")).run().status()
              == 0;
    } catch (UncheckedIOException e) {
      // There is no such command.
    }
    assumeTrue(made, "script makes terminals");
  }

  private static Talk terminal(String type, String noColour, String size) throws IOException {
    String program = "'" + Distribution.assembled().program() + "' --seed 1";
    return Talk.with(
        Launch.of(List.of("script", "-qec", "stty " + size + "; " + program, "/dev/null"))
            .with("TERM", type)
            .with("NO_COLOR", noColour));
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
      assertThat(talk.hearUpTo("over> ")).contains("e1-c1", "plies");
      talk.say("quit");
      talk.hearUpTo("game> ");
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
      assertThat(heard).contains("a2-a4").doesNotContain("\u001b");
    }
  }
}
