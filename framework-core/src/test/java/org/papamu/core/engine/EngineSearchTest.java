package org.papamu.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.core.engine.Teller.LEFT;
import static org.papamu.core.engine.Teller.RIGHT;
import static org.papamu.core.engine.Teller.line;
import static org.papamu.core.engine.Teller.thought;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.papamu.api.Budget;
import org.papamu.api.Player;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/** What is told of a search, and what a player is given. */
@Timeout(120)
class EngineSearchTest {

  private static final Thought LEFT_IS_BEST = thought(3, line(Score.estimate(-7), LEFT, LEFT));

  private static EngineHost host(Teller teller) {
    return Dialogue.host(Dialogue::ring, List.of(teller));
  }

  private static Teller sure() {
    return new Teller(question -> Player.Choice.of(LEFT_IS_BEST));
  }

  private static List<String> go(Teller teller, String... commands) {
    List<String> lines = new java.util.ArrayList<>(List.of(commands));
    lines.add("go depth 9");
    return Dialogue.script(host(teller), lines.toArray(String[]::new)).stream()
        .map(text -> text.replaceAll(" nps \\d+ time \\d+", ""))
        .toList();
  }

  @Test
  void everyStepIsToldAndTheLastOneOnce() {
    Thought first = thought(1, line(Score.estimate(12), RIGHT));
    Thought second = thought(2, line(Score.win(4), LEFT, LEFT, LEFT, LEFT));
    Teller teller =
        new Teller(
            question -> {
              question.listener().accept(first);
              question.listener().accept(first);
              question.listener().accept(second);
              return Player.Choice.of(second);
            });
    assertThat(go(teller))
        .containsExactly(
            "info depth 1 score cp 12 nodes 100 pv r",
            "info depth 2 score mate 4 nodes 200 pv l l l l",
            "bestmove l");
  }

  @Test
  void resultsAreToldInPliesAndADrawAsNothing() {
    assertThat(go(new Teller(asked -> Player.Choice.of(thought(1, line(Score.loss(6), LEFT))))))
        .contains("info depth 1 score mate -6 nodes 100 pv l");
    assertThat(go(new Teller(asked -> Player.Choice.of(thought(1, line(Score.draw(), LEFT))))))
        .contains("info depth 1 score cp 0 nodes 100 pv l");
  }

  @Test
  void asManyLinesAreToldAsAreWanted() {
    Thought both = thought(5, line(Score.estimate(9), RIGHT, LEFT), line(Score.estimate(-9), LEFT));
    Teller teller = new Teller(question -> Player.Choice.of(both));
    assertThat(go(teller))
        .containsExactly("info depth 5 score cp 9 nodes 500 pv r l", "bestmove r");
    assertThat(go(teller, "setoption name MultiPV value 3"))
        .containsExactly(
            "info depth 5 multipv 1 score cp 9 nodes 500 pv r l",
            "info depth 5 multipv 2 score cp -9 nodes 500 pv l",
            "bestmove r");
    assertThat(teller.asked.get(0).lines()).isEqualTo(1);
    assertThat(teller.asked.get(1).lines()).isEqualTo(3);
  }

  /** Four steps to the left end the game; what a player says beyond that is not told. */
  @Test
  void aLineIsToldAsFarAsItIsLegal() {
    Thought tooLong =
        thought(9, line(Score.estimate(1), LEFT, LEFT, LEFT, LEFT, LEFT), line(Score.draw(), 77L));
    assertThat(
            go(new Teller(question -> Player.Choice.of(tooLong)), "setoption name MultiPV value 2"))
        .containsExactly(
            "info depth 9 multipv 1 score cp 1 nodes 900 pv l l l l",
            "info depth 9 multipv 2 score cp 0 nodes 900",
            "bestmove l");
  }

  @Test
  void aMoveThatIsNotTheBestOneThoughtOfIsLookedAtByItself() {
    Teller teller =
        new Teller(question -> new Player.Choice(RIGHT, java.util.Optional.of(LEFT_IS_BEST)));
    assertThat(go(teller)).containsExactly("info depth 1 score cp 5 nodes 2 pv r", "bestmove r");
  }

  @Test
  void aTalkativePlayerIsCutShort() {
    Teller teller =
        new Teller(
            question -> {
              for (int depth = 1; depth <= 20_000; depth++) {
                question.listener().accept(thought(depth, line(Score.estimate(depth), LEFT)));
              }
              return Player.Choice.of(thought(20_000, line(Score.estimate(3), LEFT)));
            });
    List<String> told = go(teller);
    assertThat(told).hasSizeBetween(100, 2000);
    assertThat(told).contains("info depth 1 score cp 1 nodes 100 pv l");
    assertThat(told).contains("info depth 20000 score cp 3 nodes 2000000 pv l");
  }

  @Test
  void aPlayerThatDoesNotStopIsAnsweredForByItsLastThought() {
    CountDownLatch released = new CountDownLatch(1);
    Teller deaf =
        new Teller(
            question -> {
              question.listener().accept(thought(2, line(Score.estimate(1), RIGHT)));
              try {
                released.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              return Player.Choice.of(LEFT_IS_BEST);
            });
    try (Dialogue engine = new Dialogue(host(deaf))) {
      engine.send("go infinite");
      assertThat(engine.next()).startsWith("info depth 2");
      engine.send("stop");
      assertThat(engine.next()).isEqualTo("info string error: player teller does not stop");
      assertThat(engine.next()).isEqualTo("bestmove r");
      released.countDown();
    }
  }

  @Test
  void optionsMakeThePlayerUnlessItsTextSaysOtherwise() {
    Teller teller = sure();
    Dialogue.script(
        host(teller),
        "setoption name Threads value 2",
        "setoption name Hash value 5",
        "setoption name Level value 3",
        "go depth 1",
        "setoption name Player value teller:threads=7",
        "go depth 1");
    assertThat(teller.made)
        .containsExactly(
            Map.of("threads", "2", "hash", "5", "level", "3"),
            Map.of("threads", "7", "hash", "5", "level", "3"));
  }

  @Test
  void aPlayerIsKeptFromMoveToMoveAndMadeAnewForANewGame() {
    Teller teller = sure();
    try (Dialogue engine = new Dialogue(host(teller))) {
      String[] same = {"position startpos moves l", "setoption name Threads value 1"};
      for (String command : same) {
        think(engine, command);
      }
      assertThat(teller.made).hasSize(1);
      String[] other = {
        "uginewgame", "setoption name Game value ring:9", "setoption name Threads value 2"
      };
      for (String command : other) {
        think(engine, command);
      }
      assertThat(teller.made).hasSize(4);
      assertThat(teller.closed).hasValue(3);
    }
  }

  private static void think(Dialogue engine, String command) {
    engine.send(command);
    engine.send("go depth 1");
    assertThat(engine.next()).startsWith("info depth 3");
    assertThat(engine.next()).isEqualTo("bestmove l");
  }

  @Test
  void allLimitsHoldTogetherWithThePlayersOwn() {
    Teller teller = sure();
    Dialogue.script(
        host(teller),
        "setoption name Player value teller:nodes=50,time=9s",
        "go nodes 80 depth 4 movetime 2000");
    assertThat(teller.asked.get(0).budget())
        .isEqualTo(new Budget(Duration.ofSeconds(2), Duration.ofSeconds(2), 50, 4));
  }

  @Test
  void theClockOfTheSeatToMoveIsSharedOut() {
    Teller teller = sure();
    Dialogue.script(
        host(teller),
        "position startpos moves l",
        "go p1time 1 p1inc 0 p2time 60000 p2inc 1000 depth 7");
    Budget budget = teller.asked.get(0).budget();
    assertThat(budget.depth()).isEqualTo(7);
    assertThat(budget.aim()).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(6));
    assertThat(budget.time()).isBetween(budget.aim(), Duration.ofSeconds(30));
  }

  @Test
  void aClockThatIsNotTheMoversIsNoLimit() {
    Teller teller = sure();
    try (Dialogue engine = new Dialogue(host(teller))) {
      engine.send("go p2time 1000 depth 2");
      assertThat(engine.next()).startsWith("info depth 3");
      assertThat(engine.next()).isEqualTo("bestmove l");
      assertThat(teller.asked.get(0).budget()).isEqualTo(Budget.UNLIMITED.withDepth(2));
    }
  }

  @Test
  void aPlayerThatCannotBeMadeIsToldAndAnsweredFor() {
    Teller teller =
        new Teller(
            question -> {
              throw new OutOfMemoryError("no room for a table");
            });
    assertThat(go(teller))
        .containsExactly(
            "info string error: fault in the code of player teller: java.lang.OutOfMemoryError: no room for a table",
            "bestmove l");
  }
}
