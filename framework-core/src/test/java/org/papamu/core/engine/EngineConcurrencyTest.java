package org.papamu.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.papamu.api.PlayerProvider;

/** What happens while a search or a count runs. */
@Timeout(120)
class EngineConcurrencyTest {

  private static final String SEARCHING = " while a search runs; stop it first";

  private static EngineHost host(PlayerProvider... players) {
    return Dialogue.host(Dialogue::ring, List.of(players));
  }

  @Test
  void anInfiniteSearchAnswersWhenStopped() {
    try (Dialogue engine = new Dialogue(Dialogue.host())) {
      engine.send("go");
      assertThat(engine.next()).startsWith("info depth 1 score cp 5");
      assertThat(engine.answers("show")).containsExactly("position 4 black");
      engine.send("stop");
      assertThat(engine.next()).isEqualTo("bestmove r");
      assertThat(engine.answers("stop", "stop")).isEmpty();
    }
  }

  @Test
  void whileASearchRunsTheGameCanBeLookedAtButNotChanged() {
    try (Dialogue engine = new Dialogue(host(Dialogue.thinker()))) {
      assertThat(
              engine.answers(
                  "go infinite",
                  "show",
                  "moves",
                  "query gameover",
                  "go depth 1",
                  "position startpos moves l",
                  "setoption name Game value ring:puzzle",
                  "setoption name Hash value 1",
                  "uginewgame",
                  "perft 1",
                  "show"))
          .containsExactly(
              "position 4 black",
              "moves l r",
              "response false",
              "info string error: go" + SEARCHING,
              "info string error: position" + SEARCHING,
              "info string error: setoption" + SEARCHING,
              "info string error: setoption" + SEARCHING,
              "info string error: uginewgame" + SEARCHING,
              "info string error: perft" + SEARCHING,
              "position 4 black");
      engine.send("stop");
      assertThat(engine.next()).startsWith("info depth 1");
      assertThat(engine.next()).isEqualTo("bestmove r");
      assertThat(engine.answers("position startpos moves l", "show"))
          .containsExactly("position 3 white");
    }
  }

  @Test
  void movetimeEndsASearch() {
    try (Dialogue engine = new Dialogue(host(Dialogue.thinker()))) {
      engine.send("go movetime 30");
      assertThat(engine.next()).matches("info .* time \\d\\d+ pv r");
      assertThat(engine.next()).isEqualTo("bestmove r");
    }
  }

  @Test
  void aPlayerThatDoesNotStopIsAnsweredFor() {
    AtomicBoolean released = new AtomicBoolean();
    PlayerProvider deaf =
        Dialogue.provider(
            "deaf",
            (legal, stop) -> {
              while (!released.get()) {
                Dialogue.pause();
              }
              return legal.get(1);
            });
    try (Dialogue engine = new Dialogue(host(deaf))) {
      engine.send("go infinite");
      engine.send("stop");
      assertThat(engine.next()).isEqualTo("info string error: player deaf does not stop");
      assertThat(engine.next()).isEqualTo("bestmove l");
      released.set(true);
      // The late answer of the first search must not get mixed up with the second one's.
      engine.send("go depth 1");
      assertThat(engine.next()).startsWith("info depth 1");
      assertThat(engine.next()).isEqualTo("bestmove r");
      assertThat(engine.answers()).isEmpty();
    }
  }

  @Test
  void aPlayersFaultIsToldAndALegalMovePlayed() {
    PlayerProvider broken =
        Dialogue.provider(
            "broken",
            (legal, stop) -> {
              throw new StackOverflowError();
            });
    PlayerProvider liar = Dialogue.provider("liar", (legal, stop) -> 77);
    for (PlayerProvider player : List.of(broken, liar)) {
      try (Dialogue engine = new Dialogue(host(player))) {
        engine.send("go depth 1");
        assertThat(engine.next())
            .startsWith("info string error: fault in the code of player " + player.name());
        assertThat(engine.next()).isEqualTo("bestmove l");
      }
    }
  }

  @Test
  void stopGivesACountUp() {
    try (Dialogue engine = new Dialogue(Dialogue.host())) {
      engine.send("perft 1000");
      assertThat(engine.answers()).isEmpty();
      engine.send("stop");
      assertThat(engine.next()).isEqualTo("info string perft stopped");
      engine.send("perft 3");
      assertThat(engine.next()).isEqualTo("perft 3 8");
    }
  }

  @Test
  void otherCommandsWaitForACount() {
    try (Dialogue engine = new Dialogue(Dialogue.host())) {
      engine.send("perft 1000");
      engine.send("position startpos moves l");
      engine.send("show");
      engine.send("go depth 1");
      assertThat(engine.answers()).isEmpty();
      engine.send("stop");
      assertThat(engine.next()).isEqualTo("info string perft stopped");
      assertThat(engine.next()).isEqualTo("position 3 white");
      assertThat(engine.next()).startsWith("info depth 1");
      assertThat(engine.next()).isEqualTo("bestmove l");
    }
  }

  @Test
  void aStopIsMeantForACountThatWaitsToo() {
    try (Dialogue engine = new Dialogue(Dialogue.host())) {
      engine.send("perft 1000");
      engine.send("perft 999");
      engine.send("stop");
      engine.send("perft 2");
      assertThat(engine.next()).isEqualTo("info string perft stopped");
      assertThat(engine.next()).isEqualTo("info string perft stopped");
      assertThat(engine.next()).isEqualTo("perft 2 4");
    }
  }

  @Test
  void aStopIsMeantForASearchThatWaitsToo() {
    try (Dialogue engine = new Dialogue(Dialogue.host())) {
      engine.send("perft 1000");
      engine.send("go infinite");
      engine.send("stop");
      assertThat(engine.next()).isEqualTo("info string perft stopped");
      assertThat(engine.next()).startsWith("info depth 1");
      assertThat(engine.next()).isEqualTo("bestmove r");
    }
  }

  @Test
  void moreThanCanWaitIsNotReadYet() {
    try (Dialogue engine = new Dialogue(Dialogue.host())) {
      engine.send("perft 18");
      for (int i = 0; i < 3000; i++) {
        engine.send("perft 1");
      }
      assertThat(engine.next()).startsWith("perft 18 ");
      for (int i = 0; i < 3000; i++) {
        assertThat(engine.next()).isEqualTo("perft 1 2");
      }
    }
  }

  @Test
  void theEndOfTheInputLetsCountsEnd() {
    Dialogue engine = new Dialogue(Dialogue.host());
    engine.send("perft 20");
    engine.send("perft 3");
    engine.send("show");
    engine.end();
    assertThat(engine.next()).startsWith("perft 20 ");
    assertThat(engine.next()).isEqualTo("perft 3 8");
    assertThat(engine.next()).isEqualTo("position 4 black");
    assertThat(engine.status()).isZero();
  }

  @Test
  void theEndOfTheInputEndsASearch() {
    Dialogue engine = new Dialogue(host(Dialogue.thinker()));
    engine.send("go");
    engine.end();
    assertThat(engine.next()).startsWith("info depth 1");
    assertThat(engine.next()).isEqualTo("bestmove r");
    assertThat(engine.status()).isZero();
  }

  @Test
  void theEndOfTheInputLetsALimitedSearchEnd() {
    Dialogue engine = new Dialogue(host(Dialogue.thinker()));
    engine.send("go movetime 200");
    engine.end();
    assertThat(engine.next()).matches("info .* time [2-9]\\d\\d+ pv r");
    assertThat(engine.next()).isEqualTo("bestmove r");
    assertThat(engine.status()).isZero();
  }

  @Test
  void quitWaitsForShortCountsOnly() {
    Dialogue engine = new Dialogue(Dialogue.host());
    engine.send("perft 3");
    engine.send("quit");
    assertThat(engine.next()).isEqualTo("perft 3 8");
    assertThat(engine.status()).isZero();
    Dialogue counting = new Dialogue(Dialogue.host());
    counting.send("perft 1000");
    counting.send("show");
    counting.send("quit");
    assertThat(counting.status()).isZero();
  }

  @Test
  void quitDoesNotWaitForAPlayerThatDoesNotStop() {
    AtomicBoolean released = new AtomicBoolean();
    PlayerProvider deaf =
        Dialogue.provider(
            "deaf",
            (legal, stop) -> {
              while (!released.get()) {
                Dialogue.pause();
              }
              return legal.get(0);
            });
    Dialogue engine = new Dialogue(host(deaf));
    engine.send("go");
    engine.send("quit");
    assertThat(engine.status()).isZero();
    released.set(true);
  }
}
