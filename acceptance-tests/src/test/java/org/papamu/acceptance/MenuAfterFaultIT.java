package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a plugin does wrong ends its own game; the menu goes on with others. */
final class MenuAfterFaultIT {

  @TempDir private Path folder;

  @BeforeEach
  void needsTerminals() {
    boolean made = false;
    try {
      made = Launch.of(List.of("script", "-qec", "test -t 0", "/dev/null")).run().status() == 0;
    } catch (UncheckedIOException e) {
      // There is no such command.
    }
    assumeTrue(made, "script makes terminals");
  }

  private Talk terminal() throws IOException {
    Distribution papamu = Distribution.assembled();
    String program =
        "'%s' --seed 1 --plugins '%s' --plugins '%s'"
            .formatted(papamu.program(), FaultyJar.in(folder), papamu.plugins());
    return Talk.with(
        Launch.of(List.of("script", "-qec", "stty cols 200 rows 24; exec " + program, "/dev/null"))
            .with("TERM", "dumb"));
  }

  @Test
  void anotherGameIsPickedAndPlayedAfterAFault() throws Exception {
    try (Talk talk = terminal()) {
      talk.hearUpTo("game> ");
      talk.say("faulty:exception-play");
      talk.hearUpTo("auto)> ");
      talk.say("human");
      talk.hearUpTo("ply 1> ");
      talk.say("one", "one", "one", "one", "one", "one", "one", "one");
      talk.hearUpTo("plugin fault in " + FaultyJar.LABEL);
      talk.say("quit");
      assertThat(talk.hearUpTo("game> ")).contains("boom");
      talk.say("konane:1x5");
      talk.hearUpTo("auto)> ");
      talk.say("human");
      talk.hearUpTo("Black, ply 1> ");
      talk.say("c1");
      talk.hearUpTo("White, ply 2> ");
      talk.say("quit");
      talk.hearUpTo("game> ");
      talk.say("q");
      talk.rest();
      assertThat(talk.end()).isZero();
    }
  }
}
