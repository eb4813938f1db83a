package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a plugin does wrong ends its own game; the menu goes on with others. */
final class MenuAfterFaultIT {

  @TempDir private Path folder;

  @BeforeEach
  void needsTerminals() {
    Terminals.assumeMade();
  }

  private Talk terminal() throws IOException {
    Distribution papamu = Distribution.assembled();
    String program =
        "'%s' --seed 1 --plugins '%s' --plugins '%s'"
            .formatted(papamu.program(), FaultyJar.in(folder), papamu.plugins());
    return Talk.with(Terminals.of("cols 200 rows 24", program).with("TERM", "dumb"));
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
