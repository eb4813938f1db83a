package org.papamu.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.core.engine.Teller.LEFT;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.player.BuiltInPlayers;

/** What {@code isready} does before it answers. */
@Timeout(120)
class WarmUpTest {

  private static final Duration SHORT = Duration.ofMillis(100);
  private static final Duration ENDLESS = Duration.ofDays(1);

  private final Teller teller = new Teller(question -> Player.Choice.of(LEFT));

  private static EngineHost host(Duration warmUp, PlayerProvider... players) {
    return Dialogue.host(Dialogue::ring, List.of(players), warmUp);
  }

  private static PlayerProvider alphaBeta() {
    return BuiltInPlayers.all().stream()
        .filter(player -> player.name().equals("alphabeta"))
        .findFirst()
        .orElseThrow();
  }

  /** What a search of so many nodes tells, without its times. */
  private static List<String> thought(Dialogue engine) {
    engine.send("go nodes 500");
    List<String> told = new java.util.ArrayList<>();
    do {
      told.add(engine.next().replaceAll(" nps \\d+ time \\d+", ""));
    } while (!told.get(told.size() - 1).startsWith("bestmove"));
    return told;
  }

  @Test
  void aPlayerOfItsOwnPlaysAndTheOneThatIsAskedIsPrepared() {
    try (Dialogue engine = new Dialogue(host(SHORT, teller))) {
      engine.answers("setoption name Threads value 3", "setoption name Hash value 32");
      assertThat(teller.asked).as("moves of the games played").hasSizeGreaterThan(1);
      assertThat(teller.prepared).hasSize(1);
      assertThat(teller.made)
          .extracting(made -> made.get("threads") + " " + made.get("hash"))
          .containsExactly("1 4", "3 32");
      assertThat(teller.closed).hasValue(1);
    }
  }

  @Test
  void thePlayerThatWasPreparedIsTheOneThatThinks() {
    try (Dialogue engine = new Dialogue(host(SHORT, teller))) {
      engine.answers();
      engine.send("go depth 1");
      while (!engine.next().startsWith("bestmove")) {}
      engine.answers();
      assertThat(teller.made).hasSize(2);
    }
  }

  @Test
  void itIsDoneOnceForAGame() {
    try (Dialogue engine = new Dialogue(host(SHORT, teller))) {
      engine.answers();
      int asked = teller.asked.size();
      engine.answers();
      assertThat(teller.asked).hasSize(asked);
      engine.answers("setoption name Game value ring:endless");
      assertThat(teller.asked).hasSizeGreaterThan(asked);
    }
  }

  @Test
  void aForgottenPlayerIsPreparedAgainWithoutAnotherWarmUp() {
    try (Dialogue engine = new Dialogue(host(SHORT, teller))) {
      engine.answers();
      int asked = teller.asked.size();
      engine.answers("uginewgame");
      assertThat(teller.prepared).hasSize(2);
      assertThat(teller.asked).hasSize(asked);
    }
  }

  @Test
  void noSearchTellsAnythingElseAfterIt() {
    List<String> without;
    try (Dialogue engine = new Dialogue(host(Duration.ZERO, alphaBeta()))) {
      without = thought(engine);
    }
    try (Dialogue engine = new Dialogue(host(SHORT, alphaBeta()))) {
      engine.answers();
      assertThat(thought(engine)).isEqualTo(without);
    }
  }

  @Test
  void theEndOfTheInputEndsIt() {
    CountDownLatch playing = new CountDownLatch(1);
    Teller slow =
        new Teller(
            question -> {
              playing.countDown();
              while (!question.stop().requested()) {
                Thread.onSpinWait();
              }
              return Player.Choice.of(LEFT);
            });
    Dialogue engine = new Dialogue(host(ENDLESS, slow));
    engine.send("isready");
    try {
      playing.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    engine.send("show");
    engine.end();
    assertThat(engine.next()).isEqualTo("readyok");
    assertThat(engine.next()).startsWith("position ");
    assertThat(engine.status()).isZero();
  }

  @Test
  void aScriptDoesNotWaitForIt() {
    assertThat(Dialogue.script(host(ENDLESS, alphaBeta()), "isready", "quit"))
        .containsExactly("readyok");
  }

  @Test
  void itIsAnsweredAtOnceWhileASearchRuns() {
    try (Dialogue engine = new Dialogue(host(ENDLESS, alphaBeta()))) {
      engine.send("go infinite");
      while (!engine.next().startsWith("info")) {}
      engine.send("isready");
      while (!engine.next().equals("readyok")) {}
      engine.send("stop");
      while (!engine.next().startsWith("bestmove")) {}
    }
  }

  @Test
  void aPlayerThatFailsIsLeftForTheFirstSearchToTell() {
    Teller broken =
        new Teller(
            question -> {
              throw new IllegalStateException("no idea");
            });
    try (Dialogue engine = new Dialogue(host(ENDLESS, broken))) {
      assertThat(engine.answers()).isEmpty();
      engine.send("go depth 1");
      assertThat(engine.next()).contains("no idea");
      assertThat(engine.next()).startsWith("bestmove ");
    }
  }
}
