package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as a process: answers while it thinks, and how it ends. */
final class EngineIT {

  private static Launch program() {
    return Launch.of(Distribution.assembled().program());
  }

  private static Talk engine() throws Exception {
    return Talk.with(program(), "engine");
  }

  @Test
  void itAnswersWhileItThinksAndStopsWhenTold() throws Exception {
    try (Talk engine = engine()) {
      engine.say("ugi");
      engine.hear("ugiok");
      engine.say("setoption name Game value fanorona:tsivy", "go infinite", "isready");
      engine.hear("readyok");
      engine.say("position startpos", "go", "show");
      assertThat(engine.hear()).startsWith("info string error: ");
      assertThat(engine.hear()).startsWith("info string error: ");
      assertThat(engine.hear("position")).endsWith(" w 0");
      engine.say("stop");
      assertThat(engine.hear("bestmove ")).matches("bestmove [a-i][1-5]-e3[AW]");
      engine.say("quit");
      assertThat(engine.rest()).isEmpty();
      assertThat(engine.end()).isZero();
    }
  }

  @Test
  void theEndOfTheInputEndsASearchThatWouldNotEnd() throws Exception {
    try (Talk engine = engine()) {
      engine.say("go infinite", "isready");
      engine.hear("readyok");
      engine.hangUp();
      assertThat(engine.rest()).last().asString().startsWith("bestmove ");
      assertThat(engine.end()).isZero();
    }
  }

  @Test
  void quitEndsASearchAndACount() throws Exception {
    for (String work : List.of("go infinite", "perft 30")) {
      try (Talk engine = engine()) {
        engine.say("setoption name Game value konane:8x8", work, "isready");
        engine.hear("readyok");
        engine.say("quit");
        engine.rest();
        assertThat(engine.end()).isZero();
      }
    }
  }

  @Test
  void aCountIsGivenUpWhenTold() throws Exception {
    try (Talk engine = engine()) {
      engine.say("setoption name Game value konane:8x8", "perft 30", "isready");
      assertThat(engine.hear()).isEqualTo("readyok");
      engine.say("stop", "perft 3");
      assertThat(engine.hear()).isEqualTo("info string perft stopped");
      assertThat(engine.hear()).isEqualTo("perft 3 28");
    }
  }

  @ParameterizedTest
  @CsvSource({"konane:8x8, 6, 7124", "fanorona:5x9, 4, 18026", "peg-solitaire, 4, 400"})
  void aCountBeforeTheEndOfTheInputIsAnswered(String game, int depth, long nodes) {
    Ran ran =
        program()
            .reading("setoption name Game value %s\nperft %d\nshow".formatted(game, depth))
            .run("engine")
            .done();
    assertThat(ran.lines()).hasSize(2).first().isEqualTo("perft " + depth + " " + nodes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane-8x8", "fanorona-5x9", "peg-solitaire-english"})
  void aWholeGameIsFollowed(String name) {
    ScriptedGame game = ScriptedGame.read(name);
    String moves = String.join(" ", game.moves());
    Ran ran =
        program()
            .reading(
                "setoption name Game value %s\nposition startpos moves %s\nquery gameover\ngo\n"
                    .formatted(game.game(), moves))
            .run("engine")
            .done();
    assertThat(ran.lines()).containsExactly("response true", "bestmove (none)");
  }
}
