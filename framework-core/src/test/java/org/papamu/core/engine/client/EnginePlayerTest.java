package org.papamu.core.engine.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.Player.Choice;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.engine.client.EngineFault.Kind;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

/** Engines that behave and engines that do not, as processes. */
@Timeout(60)
class EnginePlayerTest {

  private static final Ring RING = Ring.of(21, 10, 0, "black", "white");
  private static final long RIGHT = 1;

  private Engines engines = new Engines(System::nanoTime);

  @AfterEach
  void nothingIsLeft() {
    engines.close();
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  private EnginePlayer player(String mode) {
    return player(mode, Map.of());
  }

  private EnginePlayer player(String mode, Map<String, String> options) {
    return new EnginePlayer(engines, new EngineSpec(FakeEngine.command(mode), options), 5);
  }

  /** Lets time pass so many times as fast, so that nobody waits for limits in vain. */
  private void hurry(int times) {
    LongSupplier clock = System::nanoTime;
    engines = new Engines(() -> clock.getAsLong() * times);
  }

  private static Question<Place> question(String moves) {
    return question(moves, Duration.ofMillis(100));
  }

  private static Question<Place> question(String moves, Duration time) {
    History<Place> history = History.startingAt(RING, RING.rules().initial());
    for (int i = 0; i < moves.length(); i++) {
      history = history.then(moves.charAt(i) == 'l' ? 0 : 1);
    }
    Budget budget = Budget.UNLIMITED.withTime(time);
    return Question.of(history, budget).timedBy(System::nanoTime);
  }

  @Test
  void aGameIsPlayedThroughOneProcess() {
    try (EnginePlayer player = player("well")) {
      for (String moves : List.of("", "rl", "rllr", "l")) {
        assertThat(player.choose(question(moves)).move()).isEqualTo(RIGHT);
      }
      assertThat(ProcessHandle.current().children()).hasSize(1);
    }
    // It is kept for the next player that wants the same.
    try (EnginePlayer player = player("well")) {
      player.prepare(RING);
      player.tell(question("r").history());
      assertThat(player.choose(question("r")).move()).isEqualTo(RIGHT);
      assertThat(ProcessHandle.current().children()).hasSize(1);
    }
  }

  @Test
  void thoughtsComeThrough() {
    List<Thought> told = new ArrayList<>();
    try (EnginePlayer player = player("thinking")) {
      Choice choice = player.choose(question("").withListener(told::add));
      Thought last =
          new Thought(4, 1234, List.of(new Thought.Line(Score.loss(6), List.of(1L, 1L))));
      assertThat(choice).isEqualTo(new Choice(RIGHT, Optional.of(last)));
      assertThat(told.get(0))
          .isEqualTo(
              new Thought(
                  3, 77, List.of(new Thought.Line(Score.estimate(-25), List.of(1L, 0L, 1L)))));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit0 | ENDED | ended with exit status 0 before it introduced itself",
        "exit1 | ENDED | ended with exit status 1 before it introduced itself; it said: cannot find"
            + " my book",
        "exit139 | ENDED | was killed by signal 11 (exit status 139) before it introduced itself",
        "crash | ENDED | ended with exit status 3 while thinking",
        "segfault | ENDED | was killed by signal 11 (exit status 139) while thinking",
        "illegal | ANSWER | answered what is no legal move: bestmove x",
        "none | ANSWER | answered what is no legal move: bestmove (none)",
        "empty | ANSWER | answered what is no legal move: bestmove",
        "several | ANSWER | answered what is no legal move: bestmove rr",
        "garbage | ANSWER | answered what is no legal move: bestmove \\x1b]0;title\\x07",
        "picky | ANSWER | refused what it was told: info string error: no such game",
        "refusing | ANSWER | refused what it was told: info string error: no such move \\x1b[2J",
        "flood | FLOOD | wrote more than 16 MiB while thinking",
        "complain | FLOOD | wrote more than 16 MiB while thinking",
      })
  void whatGoesWrongIsTold(String mode, Kind kind, String told) {
    // On a busy machine 16 MiB take their time.
    Duration time = kind == Kind.FLOOD ? Duration.ofMinutes(5) : Duration.ofMillis(100);
    try (EnginePlayer player = player(mode)) {
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("", time)))
          .withMessage("the engine " + told)
          .satisfies(fault -> assertThat(fault.kind()).isEqualTo(kind));
    }
  }

  @Test
  void aLineWithoutEndIsGivenUp() {
    try (EnginePlayer player = player("longline")) {
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("")))
          .withMessage(
              "the engine wrote a line of more than 65536 bytes while thinking: "
                  + "a".repeat(60)
                  + "...");
    }
  }

  @ParameterizedTest
  @CsvSource({"mute", "half"})
  void whoeverDoesNotIntroduceItselfIsGivenUp(String mode) {
    hurry(10);
    try (EnginePlayer player = player(mode)) {
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("")))
          .withMessage("the engine did not introduce itself with ugiok within 5 s");
    }
  }

  @Test
  void afterThreeFailedStartsNoMoreAreTried() {
    EnginePlayer player = player("exit1");
    for (int i = 0; i < 3; i++) {
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.prepare(RING))
          .withMessageContaining("exit status 1");
    }
    assertThatExceptionOfType(EngineFault.class)
        .isThrownBy(() -> player.prepare(RING))
        .withMessage("the engine did not start 3 times in a row and is not tried again")
        .satisfies(fault -> assertThat(fault.kind()).isEqualTo(Kind.START));
  }

  @Test
  void aProgramThatIsNoneIsTold() {
    EnginePlayer player =
        new EnginePlayer(engines, new EngineSpec(List.of("/no/such/program"), Map.of()), 0);
    assertThatExceptionOfType(EngineFault.class)
        .isThrownBy(() -> player.prepare(RING))
        .withMessageStartingWith("the engine cannot be started: ");
  }

  @Test
  void whoeverGoesOnThinkingIsStoppedAndThenEnded() {
    try (EnginePlayer player = player("hang")) {
      player.prepare(RING);
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("")))
          .withMessage(
              "the engine gave no answer in time, nor within 2 s after it was told to stop")
          .satisfies(fault -> assertThat(fault.kind()).isEqualTo(Kind.SILENT));
    }
  }

  @Test
  void aSecondAnswerIsFoundBeforeTheNextQuestion() {
    try (EnginePlayer player = player("double")) {
      assertThat(player.choose(question("")).move()).isEqualTo(RIGHT);
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("rl")))
          .withMessage("the engine gave an answer that it was not asked for: bestmove r");
      // The next one is put to a new process.
      assertThat(player.choose(question("rl")).move()).isEqualTo(RIGHT);
    }
  }

  @Test
  void whoeverEndsBetweenMovesIsToldThen() {
    try (EnginePlayer player = player("resigning")) {
      assertThat(player.choose(question("")).move()).isEqualTo(RIGHT);
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("rl")))
          .withMessageContaining("ended with exit status 7");
    }
  }

  @Test
  void thePositionAndTheLimitsAreSent() {
    try (EnginePlayer player = player("echo")) {
      Question<Place> question = question("rl");
      Budget budget = question.budget().withNodes(900).withDepth(7);
      assertThat(player.choose(question.withBudget(budget)).move()).isEqualTo(RIGHT);
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("rlrl")))
          .withMessageEndingWith(
              "it said: position startpos moves r l / go depth 7 nodes 900 movetime 100");
    }
    History<Place> elsewhere = History.startingAt(RING, RING.notation().read("3 white"));
    try (EnginePlayer player = player("echo")) {
      player.choose(Question.of(elsewhere, Budget.UNLIMITED.withDepth(2)));
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.choose(question("")))
          .withMessageEndingWith("it said: position fen 3 white / go depth 2");
    }
  }

  @Test
  void optionsAreSetInWhateverCaseAndUnknownOnesTold() {
    try (EnginePlayer player = player("well", Map.of("threads", "2", "own-book", "true"))) {
      player.prepare(RING);
    }
    try (EnginePlayer player = player("well", Map.of("hash", "2"))) {
      assertThatExceptionOfType(EngineFault.class)
          .isThrownBy(() -> player.prepare(RING))
          .withMessage("the engine has no option hash; it has Game, Threads, Own Book");
    }
  }

  @Test
  void whatItHasStartedEndsWithIt() throws Exception {
    EnginePlayer player = player("children");
    player.prepare(RING);
    List<ProcessHandle> seen = new ArrayList<>();
    assertThatExceptionOfType(EngineFault.class)
        .isThrownBy(
            () ->
                player.choose(
                    question("", Duration.ofMinutes(1))
                        .withStop(
                            () -> {
                              ProcessHandle.current()
                                  .descendants()
                                  .filter(handle -> !seen.contains(handle))
                                  .forEach(seen::add);
                              return seen.size() >= 5;
                            })));
    assertThat(seen).hasSizeGreaterThanOrEqualTo(5);
    for (ProcessHandle handle : seen) {
      handle.onExit().get(10, TimeUnit.SECONDS);
    }
  }

  @Test
  void closingEndsWhoeverDoesNotWantTo() {
    EnginePlayer player = player("stubborn");
    player.prepare(RING);
    player.close();
    assertThat(ProcessHandle.current().children()).hasSize(1);
    engines.close();
    assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive)).isEmpty();
    assertThatExceptionOfType(EngineFault.class)
        .isThrownBy(() -> player.prepare(RING))
        .withMessage("the engine is not needed any more");
  }
}
